import type { Call } from '@park/contract/call';
import { toParkIso } from '@park/contract/parkTime';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { configure } from '@testing-library/dom';
import type { ReactElement } from 'react';
import { loadLanguage } from '@/i18n/language';
import { STORAGE_KEYS, setItem } from '@/platform/storage';
import { fireEvent, type Mounted, mount } from '@/platform/testing/mount';
import { installRequest } from '@/request/install';
import { hearServerTime } from '@/request/serverClock';
import { startTestServer } from '@/request/testServer';
import { installSession } from '@/session/store';

const VISITOR = { id: 'v1', accessToken: 'token', expiresAt: '2030-01-01T00:00:00+08:00', nickName: null };

/** For tests of features: a real HTTP server behind the app's own request chain, and a signed-in visitor. */
type Answer = (
  input: never,
) => { result: unknown } | { code: number; error: string; message: string; facts?: unknown } | 'cut' | 'silent';

export interface TestPark {
  answer<In, Out>(call: Call<In, Out>, answer: (input: In) => Out): void;
  refuse<In, Out>(call: Call<In, Out>, code: number, error: string, message: string, facts?: unknown): void;
  /** The connection is cut before an answer: it was done or not, and nobody knows. */
  cut<In, Out>(call: Call<In, Out>): void;
  /** The call arrives, and no answer comes. */
  silence<In, Out>(call: Call<In, Out>): void;
  /** Inputs of the calls that reached the server. */
  calls<In, Out>(call: Call<In, Out>): In[];
  /** What those calls carried under a header (lower case), in the same order. */
  headers<In, Out>(call: Call<In, Out>, name: string): unknown[];
  show(element: ReactElement): Mounted;
  /** From now on the server's clock goes with the test's (fake) one, this far ahead of it (ms), instead of standing still. */
  letTimePass(ahead?: number): void;
  close(): Promise<void>;
}

/** A busy machine is slow to answer, which is no mistake. ms */
const TIMEOUT_MS = 5000;

export async function startTestPark(): Promise<TestPark> {
  configure({ asyncUtilTimeout: TIMEOUT_MS });
  await loadLanguage('en');
  const server = await startTestServer();
  const answers = new Map<string, Answer>();
  let time = () => '2026-11-18T08:00:00+08:00';
  // As after any earlier answer: else the first thing asked for would hang on the day of the machine.
  hearServerTime(time());
  const envelope = { type: 'success', message: '', extras: null };
  const inputOf = ({ url, body }: { url: string; body: string }) =>
    body ? JSON.parse(body) : Object.fromEntries(new URL(url, server.url).searchParams);
  const receivedBy = ({ path }: { path: string }) =>
    server.received.filter(({ url }) => new URL(url, server.url).pathname === path);
  server.answer((response, call) => {
    const path = new URL(call.url, server.url).pathname;
    const reply = answers.get(path)?.(inputOf(call) as never) ?? {
      code: 404,
      error: 'notFound',
      message: `no answer for ${path}`,
    };
    if (reply === 'silent') return;
    if (reply === 'cut') {
      response.destroy();
      return;
    }
    const body =
      'result' in reply
        ? { ...envelope, time: time(), code: 200, result: reply.result }
        : {
            ...envelope,
            time: time(),
            type: 'error',
            code: reply.code,
            message: reply.message,
            result: reply.facts ?? null,
            extras: { requestId: 't', error: reply.error },
          };
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end(JSON.stringify(body));
  });

  const words = { userInfoFailed: '', redirectUrlFailed: '', framed: '', missing: '' };
  setItem(STORAGE_KEYS.token, VISITOR.accessToken);
  setItem(STORAGE_KEYS.userInfo, JSON.stringify(VISITOR));
  const session = installSession({
    currentPath: () => 'pages/home/home',
    showError: () => {},
    texts: async () => words,
    openErrorPage: () => {},
    openAdminLogin: () => {},
    forgetVisitor: () => {},
    returnToFirstPage: () => {},
  });
  installRequest({
    baseUrl: server.url,
    timeout: 5000,
    language: () => 'en',
    texts: async () => ({ requestError: 'failed', networkTimeout: 'timeout', networkError: 'network', pathNotFound: 'path' }),
    token: () => VISITOR.accessToken,
    ready: async () => {},
    hearParkVersion: () => {},
    storeToken: () => {},
    renew: async () => true,
    used: () => {},
    report: () => {},
  });
  session.shown('pages/home/home');

  const client = new QueryClient({ defaultOptions: { queries: { retry: false }, mutations: { retry: false } } });
  return {
    answer: (call, answer) => void answers.set(call.path, (input) => ({ result: answer(input) })),
    refuse: ({ path }, code, error, message, facts) => void answers.set(path, () => ({ code, error, message, facts })),
    cut: ({ path }) => void answers.set(path, () => 'cut'),
    silence: ({ path }) => void answers.set(path, () => 'silent'),
    calls: (call) => receivedBy(call).map(inputOf),
    headers: (call, name) => receivedBy(call).map(({ headers }) => headers[name]),
    show: (element) => mount(<QueryClientProvider client={client}>{element}</QueryClientProvider>),
    letTimePass: (ahead = 0) => {
      time = () => toParkIso(Date.now() + ahead);
    },
    async close() {
      client.clear();
      await server.close();
    },
  };
}

/** A page that holds all there is. */
export function pageOf<T>(items: T[]) {
  return { page: 1, pageSize: 20, total: items.length, totalPages: 1, items, hasPrevPage: false, hasNextPage: false };
}

/** Types into Taro's input or text area that carries this label. */
export function type(container: Element, label: string, value: string): void {
  const all = [...container.querySelectorAll('taro-input-core, taro-textarea-core')];
  const field = all.find(
    (one) => (one as unknown as { nativeProps?: Record<string, string> }).nativeProps?.['aria-label'] === label,
  );
  if (!field) throw new Error(`no field "${label}"`);
  fireEvent(field, new CustomEvent('input', { detail: { value } }));
}
