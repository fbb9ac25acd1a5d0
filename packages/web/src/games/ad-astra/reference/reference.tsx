import type { ReactNode } from 'react';
import { Dialog } from '../../../ui/dialog.tsx';
import { FactionCards } from '../holdings/faction-cards.tsx';
import { FactionName } from '../holdings/faction-name.tsx';
import { ResourceStacks } from '../holdings/resource-stacks.tsx';
import type { Play } from '../play.ts';
import { useAdAstraText } from '../use-ad-astra-text.ts';
import { Costs } from './costs.tsx';
import './reference.css';
import { AtOnce, MoveCosts, Productions, ScoringLines } from './rule-tables.tsx';
import { WhoProduces, WhoReaches } from './who-has.tsx';

interface ReferenceProps {
  readonly play: Play;
  readonly onClose: () => void;
}

/** Who can reach which system and produces what, and what everything costs and brings. */
export function Reference({ play, onClose }: ReferenceProps): ReactNode {
  const { words: all, named } = useAdAstraText();
  const words = all.reference;
  const { view } = play;
  return (
    <Dialog title={words.title} close={words.close} onClose={onClose} className="reference">
      <div className="reference-columns">
        <section>
          <h3>{words.systems}</h3>
          <p>{words.systemsNote}</p>
          <WhoReaches play={play} />
        </section>
        <section>
          <h3>{words.resources}</h3>
          <p>{words.resourcesNote}</p>
          <WhoProduces play={play} />
        </section>
        <section>
          <h3>{words.costs}</h3>
          <Costs rules={view.rules} />
        </section>
        <section>
          <h3>{words.produce}</h3>
          <Productions />
        </section>
        <section>
          <h3>{words.moves}</h3>
          <MoveCosts />
        </section>
        <section>
          <h3>{words.scoring}</h3>
          <ScoringLines />
        </section>
        <section>
          <h3>{words.atOnce}</h3>
          <AtOnce />
        </section>
        <section>
          <h3>{words.bank}</h3>
          <ResourceStacks cards={view.bank} named />
        </section>
      </div>
      <section>
        <h3>{words.cards}</h3>
        <ul className="reference-factions">
          {view.seats.map(({ faction }, seat) => (
            <li key={faction}>
              <p>
                <FactionName play={play} seat={seat} />
                <i>{named.faction(faction)}</i>
              </p>
              <FactionCards faction={faction} />
            </li>
          ))}
        </ul>
      </section>
    </Dialog>
  );
}
