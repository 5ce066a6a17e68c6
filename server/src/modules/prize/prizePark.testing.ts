import type { Envelope } from '@park/contract/envelope';
import { parkMoment, toParkIso } from '@park/contract/parkTime';
import { plainPhone } from '@park/contract/phone';
import { getDraw } from '@park/contract/prize/draw/calls';
import type { PrizeDraw } from '@park/contract/prize/draw/schemas';
import { enter } from '@park/contract/prize/entry/calls';
import type { EntryReceipt } from '@park/contract/prize/entry/schemas';
import { openRound, saveRound } from '@park/contract/prize/round/calls';
import type { AdminRound, SaveRoundIn } from '@park/contract/prize/round/schemas';
import { buildApp } from '../../app';
import { ok, refused } from '../../testing/answers';
import { type ClockPark, startClockPark } from '../../testing/clockPark';
import type { TestAppOptions } from '../../testing/testApp';
import { emptyTables } from '../../testing/withoutTriggers';

export { ok, refused };

export const HOUR = 3_600_000;
/** A Monday at eight in the park. */
const START = parkMoment('2026-05-04', '08:00');
export const OPEN = START + HOUR;
export const CLOSE = START + 10 * HOUR;
export const DRAW = START + 11 * HOUR;
export const CLAIM = START + 72 * HOUR;

/** One hammer, two tickets. */
export const ROUND: SaveRoundIn = {
  version: 0,
  name: { 'zh-Hans': '菊石日抽奖', en: 'Ammonite Day draw' },
  text: { 'zh-Hans': '欢迎参加', en: 'Take part' },
  rules: [{ 'zh-Hans': '每个手机号一次', en: 'One entry a phone' }],
  organiser: { 'zh-Hans': '化石谷', en: 'Fossil Valley' },
  claimHow: { 'zh-Hans': '到服务台', en: 'At the desk' },
  openAt: toParkIso(OPEN),
  closeAt: toParkIso(CLOSE),
  drawAt: toParkIso(DRAW),
  claimUntil: toParkIso(CLAIM),
  prizes: [
    {
      name: { 'zh-Hans': '地质锤', en: 'Geologist’s hammer' },
      text: { 'zh-Hans': '一把', en: 'One' },
      motif: 'ammonite',
      count: 1,
      value: 19_800,
    },
    {
      name: { 'zh-Hans': '门票', en: 'Ticket' },
      text: { 'zh-Hans': '一张', en: 'One' },
      motif: 'valley',
      count: 2,
      value: 8_000,
    },
  ],
};

/** A park with draws. */
export interface PrizePark extends ClockPark {
  /** A draft. */
  save(change?: Partial<SaveRoundIn>): Promise<AdminRound>;
  /** A round that is open; the clock is then at its opening. */
  open(change?: Partial<SaveRoundIn>): Promise<AdminRound>;
  /** @param how who it is, by default somebody of this phone alone; `proven`: WeChat gives the number */
  enter(
    roundId: string,
    name: string,
    phone: string,
    how?: { who?: string; proven?: boolean },
  ): Promise<Envelope<EntryReceipt>>;
  /** The token of a visitor of this name. */
  visitor(who: string): Promise<string>;
  /** So many people sign up, one after the other. */
  crowd(roundId: string, count: number): Promise<EntryReceipt[]>;
  /** A round of six people that was drawn; the clock is then at its draw. */
  drawn(): Promise<{ id: string; receipts: EntryReceipt[]; draw: PrizeDraw; codes: string[] }>;
  /** Back to an empty park at its start. */
  reset(): Promise<void>;
}

export async function startPrizePark(options: TestAppOptions = {}): Promise<PrizePark> {
  const park = await startClockPark(START, options);
  const { database, config, deps, sql, staff } = park;
  const build = () => buildApp(config, deps);
  let server = park.app;
  const send: PrizePark['send'] = (call, input, token, headers = {}) =>
    server.inject({
      method: call.method,
      url: call.path,
      headers: { ...(token ? { authorization: `Bearer ${token}` } : {}), ...headers },
      ...(call.method === 'GET' ? { query: input as Record<string, string> } : { payload: input as object }),
    });
  const call: PrizePark['call'] = async (call, input, token) => (await send(call, input, token)).json();
  const save: PrizePark['save'] = async (change) => ok(await call(saveRound, { ...ROUND, ...change }, await staff()));
  const visitor: PrizePark['visitor'] = async (who) => (await park.guest(who)).token;
  const signUp: PrizePark['enter'] = async (roundId, name, phone, { who = whoseIs(phone), proven = false } = {}) => {
    const number = proven ? { phoneCode: park.wechat.phoneCodeFor(phone) } : { phone };
    return call(enter, { roundId, name, ...number, ofAge: true }, await visitor(who));
  };
  const enterCrowd: PrizePark['crowd'] = async (roundId, count) => {
    const receipts: EntryReceipt[] = [];
    for (let i = 0; i < count; i++) receipts.push(ok(await signUp(roundId, `Ada ${i}`, phoneOf(i))));
    return receipts;
  };
  const open: PrizePark['open'] = async (change) => {
    const { id, version } = await save(change);
    park.at(OPEN);
    return ok(await call(openRound, { id, version }, await staff()));
  };
  return {
    ...park,
    get app() {
      return server;
    },
    send,
    call,
    save,
    enter: signUp,
    visitor,
    open,
    crowd: enterCrowd,
    async drawn() {
      const { id } = await open();
      const receipts = await enterCrowd(id, 6);
      park.at(DRAW);
      const draw = ok(await call(getDraw, { id }));
      const wins = await sql<{ code: string }>('select code from prize_win where round_id = $1 order by place', [id]);
      return { id, receipts, draw, codes: wins.map(({ code }) => code) };
    },
    async reset() {
      park.at(START);
      // Nobody but this may take away what was promised.
      await emptyTables(database, 'prize_win, prize_entrant_list, prize_entry, prize, prize_round, wrong_guess, audit_log');
      // Limits are counted in the process.
      await server.close();
      server = await build();
    },
    async close() {
      await server.close();
      await park.close();
    },
  };
}

/** Whoever has this phone, by a name that does not tell it. */
const whoseIs = (phone: string) => Buffer.from(plainPhone(phone)).toString('hex');

/** The phone of the i-th of a crowd. */
export function phoneOf(i: number): string {
  return `138${String(i).padStart(8, '0')}`;
}
