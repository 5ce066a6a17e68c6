import type { Endpoint } from '@park/contract/endpoint';
import type { LivePoint, Reservation, Timespan } from '@park/contract/live/schemas';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { loadLanguage } from '@/i18n/language';
import { STORAGE_KEYS, setItem } from '@/platform/storage';
import { installRequest } from '@/request/install';
import { startTestServer } from '@/request/testServer';
import { installSession } from '@/session/store';

const VISITOR = { id: 'v1', accessToken: 'token', expiresAt: '2030-01-01T00:00:00+08:00', nickName: null };

/** For tests of live: a real HTTP server behind the app's own request chain, and a signed-in visitor. */
type Answer = (input: never) => { result: unknown } | { code: number; error: string; message: string };

export interface TestPark {
  answer<In, Out>(endpoint: Endpoint<In, Out>, answer: (input: In) => Out): void;
  refuse<In, Out>(endpoint: Endpoint<In, Out>, code: number, error: string, message: string): void;
  /** Inputs of the calls that reached the server. */
  calls<In, Out>(endpoint: Endpoint<In, Out>): In[];
  show(element: ReactElement): ReturnType<typeof render>;
  close(): Promise<void>;
}

export async function startTestPark(): Promise<TestPark> {
  await loadLanguage('en');
  const server = await startTestServer();
  const answers = new Map<string, Answer>();
  const envelope = { type: 'success', message: '', extras: null, time: '2026-11-18T08:00:00+08:00' };
  const inputOf = ({ url, body }: { url: string; body: string }) =>
    body ? JSON.parse(body) : Object.fromEntries(new URL(url, server.url).searchParams);
  server.answer((response, call) => {
    const path = new URL(call.url, server.url).pathname;
    const said = answers.get(path)?.(inputOf(call) as never) ?? {
      code: 404,
      error: 'notFound',
      message: `no answer for ${path}`,
    };
    const body =
      'result' in said
        ? { ...envelope, code: 200, result: said.result }
        : {
            ...envelope,
            type: 'error',
            code: said.code,
            message: said.message,
            result: null,
            extras: { requestId: 't', error: said.error },
          };
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end(JSON.stringify(body));
  });

  const words = { userInfoFailed: '', redirectUrlFailed: '' };
  setItem(STORAGE_KEYS.token, VISITOR.accessToken);
  setItem(STORAGE_KEYS.userInfo, JSON.stringify(VISITOR));
  const session = installSession({
    currentPath: () => 'pages/home/home',
    tell: () => {},
    texts: async () => words,
    openErrorPage: () => {},
    openAdminLogin: () => {},
    returnToFirstPage: () => {},
  });
  installRequest({
    baseUrl: server.url,
    timeout: 5000,
    language: () => 'en',
    texts: async () => ({ requestError: 'failed', networkTimeout: 'timeout', networkError: 'network', pathNotFound: 'path' }),
    token: () => VISITOR.accessToken,
    ready: async () => {},
    storeToken: () => {},
    renew: async () => {},
    report: () => {},
  });
  session.shown('pages/home/home');

  const client = new QueryClient({ defaultOptions: { queries: { retry: false }, mutations: { retry: false } } });
  return {
    answer: (endpoint, answer) => void answers.set(endpoint.path, (input) => ({ result: answer(input) })),
    refuse: ({ path }, code, error, message) => void answers.set(path, () => ({ code, error, message })),
    calls: ({ path }) => server.received.filter(({ url }) => new URL(url, server.url).pathname === path).map(inputOf),
    show: (element) => render(<QueryClientProvider client={client}>{element}</QueryClientProvider>),
    async close() {
      client.clear();
      await server.close();
    },
  };
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

export const POINT: LivePoint = {
  id: 'ammonite-wall',
  name: 'Ammonite Wall',
  text: 'Limestone.',
  motif: 'ammonite',
  pictures: [],
  position: { latitude: 25, longitude: 105 },
  facilities: [],
  capacity: 2,
  open: true,
  closedReason: null,
};

export const TIMESPAN: Timespan = {
  id: 't1',
  start: '2026-11-21T10:00:00+08:00',
  end: '2026-11-21T11:00:00+08:00',
  remaining: 2,
};

export const RESERVATION: Reservation = {
  id: 'r1',
  number: 'LV261121-7Q4K',
  status: 'booked',
  day: '2026-11-21',
  start: TIMESPAN.start,
  end: TIMESPAN.end,
  timespanId: TIMESPAN.id,
  point: { id: POINT.id, name: POINT.name, motif: POINT.motif, position: POINT.position },
  platform: { id: 'p1', name: 'Rockcast' },
  roomUrl: null,
  reason: null,
  createdAt: '2026-11-18T08:00:00+08:00',
  cancelUntil: '2026-11-21T09:00:00+08:00',
  checkInFrom: '2026-11-21T09:30:00+08:00',
  checkInUntil: '2026-11-21T10:30:00+08:00',
};
