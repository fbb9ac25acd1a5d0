import { type ReactNode, useId } from 'react';
import { Plate } from '../../../ui/plate.tsx';
import { useAstraPageText } from '../use-astra-page-text.ts';
import { MarginsChart } from './margins-chart.tsx';
import { type SoloSetting, settingName } from './setting.ts';
import { recordOf } from './solo-record.ts';
import './record-plate.css';

/** How the person at this browser has fared with a setting so far. */
export function RecordPlate({ setting }: { readonly setting: SoloSetting }): ReactNode {
  const { words, language } = useAstraPageText();
  const text = words.soloPages.record;
  const heading = useId();
  const record = recordOf(setting);
  const { last } = record;
  const signed = new Intl.NumberFormat(language, { signDisplay: 'exceptZero' });
  return (
    <Plate as="section" className="record-plate" aria-labelledby={heading}>
      <header>
        <h2 id={heading}>{text.title}</h2>
        <p>{text.setting(settingName(setting, words, language))}</p>
      </header>
      {last.length === 0 ? (
        <p className="record-plate-none">{text.none}</p>
      ) : (
        <>
          <dl>
            <Fact label={text.wins} value={String(record.wins)} />
            <Fact label={text.losses} value={String(record.losses)} />
            <Fact label={text.best} value={record.best === null ? text.noWin : signed.format(record.best)} />
            <Fact label={text.streak} value={String(record.streak)} />
            <Fact label={text.bestStreak} value={String(record.bestStreak)} />
          </dl>
          <figure>
            <MarginsChart games={last} />
            <figcaption>
              {text.chartTitle}. {text.key}
            </figcaption>
          </figure>
        </>
      )}
    </Plate>
  );
}

function Fact({ label, value }: { readonly label: string; readonly value: string }): ReactNode {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  );
}
