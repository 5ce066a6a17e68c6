import type { IncomingMessage } from 'node:http';
import { get } from 'node:https';
import { connect, type PeerCertificate } from 'node:tls';
import { DAY_MS } from '@park/contract/parkTime';
import { doctorTexts } from '@park/contract/staff/texts/doctor';
import type { Config } from '../config';
import { type Check, type DoctorLang, type Found, fail, ok, reasonOf, warn } from './finding';

/** Whoever renews by itself does so a month before. */
const RENEW_DAYS = 14;
const TIMEOUT_MS = 4_000;
const SILENT = () => Object.assign(new Error('silent'), { code: 'ETIMEDOUT' });
/** What every page of the app comes with. */
const HEADERS = ['content-security-policy', 'x-content-type-options', 'x-frame-options'];

/** @param what whose dates they are, with a capital letter */
export function datesOf(what: string, validTo: number, now: number, todo: string, lang: DoctorLang = 'en'): Found {
  const { ended, ends, good } = doctorTexts.dates;
  const says = { what, day: new Date(validTo).toISOString().slice(0, 10) };
  if (validTo <= now) return fail(ended[lang](says), todo);
  return validTo - now < RENEW_DAYS * DAY_MS ? warn(ends[lang](says), todo) : ok(good[lang](says));
}

/**
 * The addresses that visitors and WeChat use: TLS, the park behind them, and what its pages come with.
 * @param ca whom to trust in place of the known authorities (PEM)
 */
export function domainChecks(
  { publicOrigins, trustProxy }: Pick<Config, 'publicOrigins' | 'trustProxy'>,
  now: number,
  ca?: string,
): Check[] {
  if (publicOrigins.length === 0)
    return [
      {
        area: 'domains',
        run: async () => [
          fail(
            'PUBLIC_ORIGIN is not set, so pages of other origins may call.',
            'Set it to https:// and the host that visitors open.',
          ),
        ],
      },
    ];
  return publicOrigins.map((origin) => ({
    area: 'domains',
    run: async () => {
      const { protocol, hostname, port } = new URL(origin);
      if (protocol !== 'https:')
        return [fail(`${origin} is not https.`, 'Put TLS before the park: WeChat opens and calls https alone.')];
      const proxy =
        trustProxy === false
          ? [
              warn(
                'TRUST_PROXY is not set, so limits take all visitors for the proxy.',
                'Set it to how many proxies stand before the park.',
              ),
            ]
          : [];
      const dates = await certificateOf(hostname, Number(port || 443), now, ca);
      return [...dates, ...proxy, ...(dates.every(({ state }) => state !== 'fail') ? await answersOf(origin, ca) : [])];
    },
  }));
}

async function certificateOf(host: string, port: number, now: number, ca: string | undefined): Promise<Found[]> {
  const { certificate, error } = await new Promise<{ certificate: PeerCertificate; error: Error | null }>((resolve, reject) => {
    // What is wrong with it is told, and nothing is sent.
    const socket = connect({ host, port, servername: host, ca, rejectUnauthorized: false, timeout: TIMEOUT_MS }, () => {
      resolve({ certificate: socket.getPeerCertificate(), error: socket.authorized ? null : socket.authorizationError });
      socket.destroy();
    });
    socket.once('timeout', () => socket.destroy(SILENT()));
    socket.once('error', reject);
  });
  const dates = datesOf(
    `The certificate of ${host}`,
    Date.parse(certificate.valid_to),
    now,
    'Renew it, and see that it renews by itself.',
  );
  if (dates.state === 'fail' || !error) return [dates];
  return [
    fail(
      `Phones do not trust the certificate of ${host} (${reasonOf(error) || error}).`,
      'Serve one of a known authority with its whole chain.',
    ),
  ];
}

async function answersOf(origin: string, ca: string | undefined): Promise<Found[]> {
  const health = await answerOf(`${origin}/healthz`, ca).catch((error: Error) => error);
  if (health instanceof Error)
    return [fail(`${origin} does not answer (${reasonOf(health)}).`, 'Start the park, and look at the proxy.')];
  if (health.statusCode !== 200)
    return [
      fail(
        `${origin}/healthz answers HTTP ${health.statusCode}.`,
        'Open it: it says what is wrong, unless the proxy answers itself.',
      ),
    ];
  const { headers, statusCode } = await answerOf(`${origin}/mp/`, ca);
  const missing = HEADERS.filter((name) => !headers[name]);
  return [
    ok(`${origin} answers.`),
    statusCode === 200 && missing.length === 0
      ? ok(`${origin}/mp/ comes with the headers of the park.`)
      : fail(
          `${origin}/mp/ answers HTTP ${statusCode}${missing.length > 0 ? `, without ${missing.join(', ')}` : ''}.`,
          'Let the proxy pass paths and headers on as they are.',
        ),
    headers['strict-transport-security']
      ? ok(`${origin} is https alone (Strict-Transport-Security).`)
      : warn(`${origin} does not tell browsers to use https alone.`, 'Let the proxy add Strict-Transport-Security.'),
  ];
}

/** Head and status of an answer; what it says is not read. */
function answerOf(url: string, ca: string | undefined): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const request = get(url, { ca, agent: false, timeout: TIMEOUT_MS }, (answer) => {
      answer.destroy();
      resolve(answer);
    });
    request.once('timeout', () => request.destroy(SILENT()));
    request.once('error', reject);
  });
}
