import type { Call, CallInput } from '@park/contract/call';
import type { Envelope } from '@park/contract/envelope';
import { toParkIso } from '@park/contract/parkTime';
import { getEntrants } from '@park/contract/prize/draw/calls';
import { enter, getStatus } from '@park/contract/prize/entry/calls';
import type { PrizeStatus } from '@park/contract/prize/entry/schemas';
import { closeRound, openRound, saveRound } from '@park/contract/prize/round/calls';
import { callParkAt } from '../server/src/testing/callPark';
import type { Attack, Finding } from './attack';
import { type AttackedPark, atPark } from './attackedPark';

/** As many made-up phones as were once entered in four seconds, and some. */
const PHONES = 300;
const VICTIM = '13800138000';
const phoneOf = (i: number) => `139${String(i).padStart(8, '0')}`;

/** A draw that is stuffed with made-up phones, entered under a stranger's name, and asked about until it gives a name away. */
export const stuffing: Attack = {
  name: 'stuffing',
  about: 'made-up phones in a draw, somebody else’s phone under a false name, and guessing who takes part',
  run: () =>
    atPark({}, async (park) => {
      const round = await startRound(park);
      return [await stuff(park, round), await shutOut(park, round), await guess(park, round), await list(park, round)];
    }),
};

const ask = <In, Out>({ url }: AttackedPark, call: Call<In, Out>, input: In, token?: string) =>
  callParkAt(url, call, input, { token });

async function startRound(park: AttackedPark): Promise<string> {
  const owner = await park.ownerToken();
  const inHours = (hours: number) => toParkIso(Date.now() + hours * 3_600_000);
  const name = { 'zh-Hans': '抽奖' };
  const times = { openAt: null, closeAt: inHours(1), drawAt: inHours(2), claimUntil: inHours(3) };
  const prizes = [{ name, text: name, motif: 'ammonite' as const, count: 1, value: 100 }];
  const offer = { rules: [name], organiser: name, claimHow: name };
  const draft = await ask(park, saveRound, { version: 0, name, text: name, ...offer, ...times, prizes }, owner);
  await ask(park, openRound, { id: draft.result.id, version: 1 }, owner);
  return draft.result.id;
}

async function stuff(park: AttackedPark, roundId: string): Promise<Finding> {
  const token = await park.visitorToken();
  const tries = Array.from(
    { length: PHONES },
    (_, i): CallInput<typeof enter> => ({ roundId, name: 'Stuffer', phone: phoneOf(i), ofAge: true }),
  );
  const began = performance.now();
  const answers = await Promise.all(tries.map((one, i) => ask(park, enter, one, i % 2 === 0 ? token : '')));
  const seconds = (performance.now() - began) / 1000;
  const taken = answers.filter(({ code }) => code === 200).length;
  const neighbour = await ask(
    park,
    enter,
    { roundId, name: 'Ada', phone: phoneOf(PHONES), ofAge: true },
    await park.visitorToken(),
  );
  return {
    tried: `${PHONES} made-up phones at once, half of them by one account and half signed out`,
    measured: `${taken} entered (1 may be) in ${seconds.toFixed(1)} s; somebody else from the same address was answered ${neighbour.code}`,
    held: taken === 1 && neighbour.code === 200,
  };
}

async function shutOut(park: AttackedPark, roundId: string): Promise<Finding> {
  const thief = await ask(park, enter, { roundId, name: 'Eve', phone: VICTIM, ofAge: true }, await park.visitorToken());
  const owner = await ask(park, enter, { roundId, name: 'Owner', phone: VICTIM, ofAge: true }, await park.visitorToken());
  return {
    tried: 'somebody else’s phone under a false name, before its owner came',
    measured: `the stranger was answered ${thief.code}, the owner ${owner.code}`,
    held: owner.code === 200 && Object.keys(thief.result ?? {}).join() === Object.keys(owner.result ?? {}).join(),
  };
}

async function guess(park: AttackedPark, roundId: string): Promise<Finding> {
  const names = Array.from({ length: 60 }, (_, i) => (i === 59 ? 'Owner' : `Guess ${i}`));
  const answers: Envelope<PrizeStatus>[] = [];
  for (const name of names) answers.push(await ask(park, getStatus, { roundId, phone: VICTIM, name }));
  const answered = answers.filter(({ code }) => code !== 429).length;
  const owner = await ask(park, getStatus, { roundId, phone: VICTIM, name: 'Owner' }, await park.visitorToken());
  return {
    tried: `${names.length} names for one phone, the last of them right`,
    measured: `${answered} were answered, the right one ${answers.at(-1)?.code}; the owner, signed in, ${owner.code}`,
    held: answered <= 10 && answers.at(-1)?.code === 429 && owner.code === 200,
  };
}

async function list(park: AttackedPark, roundId: string): Promise<Finding> {
  await ask(park, closeRound, { id: roundId }, await park.ownerToken());
  const { result } = await ask(park, getEntrants, { id: roundId });
  return {
    tried: 'all of it, until sign-up closed',
    measured: `${result.count} numbers are on the list, of 4 accounts`,
    held: result.count === 4,
  };
}
