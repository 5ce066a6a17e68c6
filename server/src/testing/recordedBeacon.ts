import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { BEACON } from '@park/contract/beacon/chain';
import { RECORDED_ROUNDS, recordedRound } from '@park/contract/beacon/recordedRounds.testing';

/**
 * How it answers. away: with an error. silent: never. late: "not yet" the first time it is asked for a round. lying: with the
 * signature of another round. confused: with another round. garbled: with what is no round. endless: without an end. elsewhere: by
 * sending the caller to `/truth`.
 */
export type BeaconManner = 'true' | 'away' | 'silent' | 'late' | 'lying' | 'confused' | 'garbled' | 'endless' | 'elsewhere';

/** A beacon that speaks drand's HTTP protocol and knows rounds that were really signed, and no key. */
export interface RecordedBeacon {
  url: string;
  /** What it was asked for, in order. */
  asked: string[];
  manner: BeaconManner;
  close(): Promise<void>;
}

const OTHER = RECORDED_ROUNDS[0];

export async function startRecordedBeacon(manner: BeaconManner = 'true'): Promise<RecordedBeacon> {
  const server = createServer(({ url = '' }, res) => {
    const [, hash, ...rest] = url.split('/');
    const what = rest.at(-1) ?? '';
    beacon.asked.push(rest.join('/'));
    if (hash !== BEACON.hash) return void res.writeHead(404).end();
    if (what === 'info') return json(res, INFO);
    const round = what === 'latest' ? (RECORDED_ROUNDS.at(-1)?.round ?? 0) : Number(what);
    const found = RECORDED_ROUNDS.find((one) => one.round === round);
    if (!found) return void res.writeHead(404).end();
    const isFirst = beacon.asked.filter((one) => one === beacon.asked.at(-1)).length === 1;
    ANSWERS[beacon.manner](res, round, found.signature, isFirst);
  });
  const beacon: RecordedBeacon = {
    url: '',
    asked: [],
    manner,
    async close() {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  beacon.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return beacon;
}

const INFO = { public_key: BEACON.publicKey, period: BEACON.period, genesis_time: BEACON.genesis, hash: BEACON.hash };

function json(res: ServerResponse, body: unknown): void {
  res.setHeader('content-type', 'application/json');
  res.end(JSON.stringify(body));
}

type Answer = (res: ServerResponse, round: number, signature: string, isFirst: boolean) => void;

const ANSWERS: Record<BeaconManner, Answer> = {
  true: (res, round, signature) => json(res, { round, randomness: recordedRound(round).randomness, signature }),
  silent: () => undefined,
  away: (res) => void res.writeHead(503).end('no beacon here'),
  late: (res, round, signature, isFirst) =>
    isFirst ? void res.writeHead(425).end('too early') : json(res, { round, signature }),
  lying: (res, round) => json(res, { round, signature: OTHER?.signature }),
  confused: (res) => json(res, OTHER),
  garbled: (res) => void res.end('<html>'),
  elsewhere: (res, round) => void res.writeHead(302, { location: `/${BEACON.hash}/truth/${round}` }).end(),
  endless,
};

function endless(res: ServerResponse): void {
  const more = () => {
    while (res.writable && res.write(' '.repeat(1_024)));
  };
  res.on('drain', more);
  more();
}
