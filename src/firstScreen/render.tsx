import type { AskPublic, FirstScreen, RenderHome } from '@park/contract/firstScreen';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { usePark } from '@/api/usePark';
import { ParkPlates } from '@/components/ParkPlates';
import { loadLanguage } from '@/i18n/language';
import { isLang } from '@/i18n/languages';
import { useT } from '@/i18n/useT';
import IndexCenterPage from '@/pages/IndexCenter/IndexCenter';
import { Locked } from '@/ui/Locked';
import { NavContext } from '@/ui/navContext';
import { Page } from '@/ui/Page';
import { answering } from './stubs/client';
import { TabBar } from './TabBar';

/** The home asks for what its parts need, and then for what follows from the answers (tomorrow's tickets, say). */
const ROUNDS = 3;

const FRAME = { onBack: () => {}, onHome: () => {}, onLink: () => {}, offline: false };

/** A park that is being set up shows no home. What staff lock, the app says. */
function Home() {
  const { title } = useT().core;
  const park = usePark();
  if (park?.launched !== false) return <IndexCenterPage />;
  return (
    <Page title={title.indexCenter} tab>
      <Locked lock={{ opens: park.name }} onLook={async () => {}} />
    </Page>
  );
}

let turn: Promise<unknown> = Promise.resolve();

/** The texts in use are one for all, so the renders go one after the other. */
export const renderHome: RenderHome = (lang, ask) => {
  const mine = turn.then(() => render(lang, ask));
  turn = mine.catch(() => {});
  return mine;
};

async function render(lang: string, ask: AskPublic | undefined): Promise<FirstScreen> {
  if (!isLang(lang)) throw new Error(`The app does not speak ${lang}.`);
  await loadLanguage(lang, []);
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: Number.POSITIVE_INFINITY } } });
  try {
    let html = draw(client);
    for (let round = 0; ask && round < ROUNDS; round += 1) {
      if (!(await answer(client, ask))) break;
      html = draw(client);
    }
    return { html: drawnOnce(html), queries: answered(client) };
  } finally {
    client.clear();
  }
}

function draw(client: QueryClient): string {
  return renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <NavContext.Provider value={FRAME}>
        <div className="first-screen__page">
          <ParkPlates>
            <Home />
          </ParkPlates>
        </div>
        <TabBar />
      </NavContext.Provider>
    </QueryClientProvider>,
  );
}

/** Asks what the drawn parts would ask for; whether there was anything. A question that fails leaves its part as it loads. */
async function answer(client: QueryClient, ask: AskPublic): Promise<boolean> {
  const open = client
    .getQueryCache()
    .getAll()
    .filter(({ state, options }) => state.status === 'pending' && (options as { enabled?: unknown }).enabled !== false);
  await answering(ask, () => Promise.allSettled(open.map((query) => query.fetch())));
  return open.length > 0;
}

/** Each drawing stands in the page once, however many parts show it: as a property of the whole, which they name. */
function drawnOnce(html: string): string {
  const names = new Map<string, string>();
  const lean = html.replace(/url\(&quot;(data:.*?)&quot;\)/g, (_, uri: string) => {
    const name = names.get(uri) ?? `--d${names.size}`;
    names.set(uri, name);
    return `var(${name})`;
  });
  const drawings = [...names].map(([uri, name]) => `${name}:url("${uri.replaceAll('&#x27;', "'")}")`);
  return `<style>.first-screen{${drawings.join(';')}}</style>${lean}`;
}

function answered(client: QueryClient): FirstScreen['queries'] {
  return client
    .getQueryCache()
    .getAll()
    .filter(({ state }) => state.status === 'success')
    .map(({ queryKey, state }) => ({ key: queryKey, data: state.data }));
}
