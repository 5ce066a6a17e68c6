import { toParkIso } from '@park/contract/parkTime';
import { getDraw } from '@park/contract/prize/draw/calls';
import type { PrizeDraw } from '@park/contract/prize/draw/schemas';
import { enter, getStatus } from '@park/contract/prize/entry/calls';
import type { EntryReceipt, PrizeStatus } from '@park/contract/prize/entry/schemas';
import { redeemPrize } from '@park/contract/prize/redemption/calls';
import type { PrizeClaim } from '@park/contract/prize/redemption/schemas';
import { openRound as openDraft, saveRound } from '@park/contract/prize/round/calls';
import type { AdminRound, SaveRoundIn } from '@park/contract/prize/round/schemas';
import { expect } from './fixtures';
import { guest } from './guest';
import { resultOf, staffToken } from './staff';
import { ADMIN_PASSWORD } from './world';

/** Who hands prizes out. Guess passwords of other names: five wrong ones lock a name for everybody. */
export const REDEMPTION_STAFF = { userName: 'admin', password: ADMIN_PASSWORD };

/** Enough for a few people to sign in and up by the calls, not by hand. */
const SOON_SECONDS = 6;
const DAY_SECONDS = 86_400;

export interface RoundWish {
  /** Sign-up ends so many seconds from now. By default in an hour. */
  closesIn?: number;
  /** The draw, in seconds from now; by default when sign-up ends. Nobody can bring it forward once the round is open. */
  drawnIn?: number;
  /** Prizes are forfeited so many seconds from now; by default in a day. */
  claimedIn?: number;
  name?: string;
  prizes?: SaveRoundIn['prizes'];
}

/** The hammer's text: on its claim alone, while its name also stands in the list of what anybody handed out. */
export const HAMMER_TEXT = 'Forged steel, ash handle';

/** One hammer, in English and Chinese like everything of these rounds. */
export const HAMMER: SaveRoundIn['prizes'][number] = {
  name: { 'zh-Hans': '地质锤', en: 'Geologist’s hammer' },
  text: { 'zh-Hans': '锻钢，木柄', en: HAMMER_TEXT },
  motif: 'ammonite',
  count: 1,
  value: 19_800,
};

/** What visitors are told before they enter, beside the prizes. */
export const OFFER = {
  rules: [{ 'zh-Hans': '每个手机号限报一次', en: 'One entry a phone number.' }],
  organiser: { 'zh-Hans': '化石谷地质公园', en: 'Fossil Valley Park' },
  claimHow: { 'zh-Hans': '到游客中心服务台', en: 'At the visitor centre, with your code' },
} satisfies Partial<SaveRoundIn>;

/** Who enters. */
export const PEOPLE = [
  { name: 'Mei Lan', phone: '13700000001' },
  { name: 'Wu Shan', phone: '13700000002' },
];

/** A round that is open for sign-up now. */
export async function openRound(wish: RoundWish = {}): Promise<AdminRound> {
  const { closesIn = 3_600, drawnIn = closesIn, claimedIn = drawnIn + DAY_SECONDS } = wish;
  const { name = 'Hammer draw', prizes = [HAMMER] } = wish;
  const staff = await staffToken();
  const inSeconds = (seconds: number) => toParkIso(Date.now() + seconds * 1_000);
  const draft = await resultOf(
    saveRound,
    {
      version: 0,
      name: { 'zh-Hans': name, en: name },
      text: { 'zh-Hans': '欢迎参加', en: 'Sign up with your name and phone.' },
      ...OFFER,
      openAt: null,
      closeAt: inSeconds(closesIn),
      drawAt: inSeconds(drawnIn),
      claimUntil: inSeconds(claimedIn),
      prizes,
    },
    staff,
  );
  return resultOf(openDraft, { id: draft.id, version: draft.version }, staff);
}

/** By the calls, each time as somebody else. */
export async function signUp({ id }: { id: string }, name: string, phone: string): Promise<EntryReceipt> {
  return resultOf(enter, { roundId: id, name, phone, ofAge: true }, await guest());
}

/** Waits for the round's own time. */
export async function untilDrawn({ id }: { id: string }): Promise<PrizeDraw> {
  let draw: PrizeDraw | undefined;
  const drawn = async () => {
    draw = await resultOf(getDraw, { id });
    return draw.drawnAt !== null;
  };
  await expect.poll(drawn, { timeout: 60_000 }).toBe(true);
  return draw as PrizeDraw;
}

/** A round that these people signed up for and that was drawn; with as many prizes as people all of them won. */
export async function drawnRound(
  people: readonly { name: string; phone: string }[],
  wish: Omit<RoundWish, 'closesIn' | 'drawnIn'> = {},
): Promise<{ round: AdminRound; receipts: EntryReceipt[]; draw: PrizeDraw }> {
  const round = await openRound({ ...wish, closesIn: SOON_SECONDS });
  const receipts = await Promise.all(people.map(({ name, phone }) => signUp(round, name, phone)));
  return { round, receipts, draw: await untilDrawn(round) };
}

export function statusOf({ receipt }: Pick<EntryReceipt, 'receipt'>): Promise<PrizeStatus> {
  return resultOf(getStatus, { receipt });
}

/** Hands a prize out, as a colleague elsewhere would. */
export async function handOut(code: string): Promise<PrizeClaim> {
  return resultOf(redeemPrize, { code }, await staffToken());
}
