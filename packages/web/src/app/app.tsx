import { lazy, type ReactNode, Suspense, useDeferredValue } from 'react';
import { isOnlineId } from '../client/online/online-id.ts';
import type { Route } from '../client/route/route.ts';
import { useRoute } from '../client/route/use-route.ts';
import { AtlasPage, CardsPage, YourSkyPage } from '../games/pages.ts';
import type { Spoken } from '../i18n/load-text.ts';
import { TextProvider } from '../i18n/text-provider.tsx';
import { useText } from '../i18n/use-text.ts';
import { useDocumentTitle } from '../lib/use-document-title.ts';
import { useMotion } from '../lib/use-motion.ts';
import { InkDefs } from '../play/ink/ink-defs.tsx';
import { Failed } from '../play/page/failed.tsx';
import { Gradients } from '../ui/ornament/gradients.tsx';
import { loadGameTexts } from './load-game-texts.ts';
import { NewVersion } from './offline/new-version.tsx';

export function App({ spoken }: { readonly spoken: Spoken }): ReactNode {
  // The page at hand stays until the next one has been fetched. Before the first there is none: React lets nobody see a page sooner
  // than 300 ms after it began to wait for it in view.
  const route = useDeferredValue<Route | null>(useRoute(), null);
  // Whether anything may move by itself is settled before the first page is drawn.
  useMotion();
  return (
    <TextProvider first={spoken} loadGames={loadGameTexts}>
      <Gradients />
      <InkDefs />
      {route !== null && <Title page={route.page} />}
      <Failed>
        <Suspense>{route !== null && <Page route={route} />}</Suspense>
      </Failed>
      <NewVersion />
    </TextProvider>
  );
}

/** The window is named after the page; a page of a game names it itself. */
function Title({ page }: { readonly page: Route['page'] }): ReactNode {
  const { words } = useText();
  const titles: Readonly<Record<string, string>> = words.site.titles;
  useDocumentTitle(titles[page]);
  return null;
}

// Each page is fetched when it is first gone to.
const HomePage = lazy(async () => ({ default: (await import('../features/home/home-page.tsx')).HomePage }));
const SetupPage = lazy(async () => ({ default: (await import('../features/setup/setup-page.tsx')).SetupPage }));
const LearnPage = lazy(async () => ({ default: (await import('../features/learn/learn-page.tsx')).LearnPage }));
const GamesPage = lazy(async () => ({ default: (await import('../features/my-games/my-games-page.tsx')).GamesPage }));
const LobbyPage = lazy(async () => ({ default: (await import('../features/lobby/lobby-page.tsx')).LobbyPage }));
const NewOnlinePage = lazy(async () => ({ default: (await import('../features/lobby/new-online-page.tsx')).NewOnlinePage }));
const RoomPage = lazy(async () => ({ default: (await import('../features/room/room-page.tsx')).RoomPage }));
const OnlineHost = lazy(async () => ({ default: (await import('../client/online/online-host.tsx')).OnlineHost }));
const TablePage = lazy(async () => ({ default: (await import('../features/table/table-page.tsx')).TablePage }));
const TextTablePage = lazy(async () => ({ default: (await import('../play/text/text-table-page.tsx')).TextTablePage }));
const HintsPage = lazy(async () => ({ default: (await import('../features/learn/hints-page.tsx')).HintsPage }));
const ReplayPage = lazy(async () => ({ default: (await import('../features/replay/replay-page.tsx')).ReplayPage }));
const ResultPage = lazy(async () => ({ default: (await import('../features/result/result-page.tsx')).ResultPage }));
const RulesPage = lazy(async () => ({ default: (await import('../features/rules/rules-page.tsx')).RulesPage }));
const GlossaryPage = lazy(async () => ({ default: (await import('../features/glossary/glossary-page.tsx')).GlossaryPage }));
const UnknownPage = lazy(async () => ({ default: (await import('../features/unknown/unknown-page.tsx')).UnknownPage }));

function Page({ route }: { readonly route: Route }): ReactNode {
  switch (route.page) {
    case 'home':
      return <HomePage />;
    case 'cards':
      return <CardsPage />;
    case 'your-sky':
      return <YourSkyPage />;
    case 'atlas':
      return <AtlasPage code={route.card} />;
    case 'setup':
      return <SetupPage key={route.game} game={route.game} />;
    case 'learn':
      return <LearnPage key={route.game} game={route.game} />;
    case 'games':
      return <GamesPage />;
    case 'online':
      return <LobbyPage />;
    case 'new-online':
      return <NewOnlinePage />;
    case 'room':
      return <RoomPage key={route.id} id={route.id} inWords={false} />;
    case 'table':
      return <TablePage key={route.id} id={route.id} />;
    case 'text':
      // At an online table the line stays open between the picture and the words.
      return isOnlineId(route.id) ? <RoomPage key={route.id} id={route.id} inWords /> : <TextTablePage key={route.id} id={route.id} />;
    case 'hints':
      return <HintsPage key={route.id} id={route.id} />;
    case 'replay':
      return hosted(route.id, <ReplayPage key={route.id} id={route.id} version={route.version} />);
    case 'result':
      return hosted(route.id, <ResultPage key={route.id} id={route.id} />);
    case 'rules':
      return <RulesPage rule={route.rule} />;
    case 'glossary':
      return <GlossaryPage />;
    case 'unknown':
      return <UnknownPage path={route.path} />;
  }
}

/** A page about a game, at the host of that game. */
function hosted(id: string, page: ReactNode): ReactNode {
  if (!isOnlineId(id)) return page;
  return (
    <OnlineHost key={id} id={id}>
      {page}
    </OnlineHost>
  );
}
