import { toParkIso } from '@park/contract/parkTime';
import { maskPhone } from '@park/contract/phone';
import type { AdminEntry, AdminRound } from '@park/contract/prize/adminSchemas';
import { DRAW_RULE } from '@park/contract/prize/draw';
import type { Prize, PrizeClaim, PrizeDraw, PrizeEntry, PrizeRound, PrizeStatus } from '@park/contract/prize/schemas';
import { type Lang, pickText } from '../../i18n/lang';
import { maskName } from '../ticket/visitor/person.service';
import type { Entrants } from './entrant';
import type { EntryRow, EntryWithWin } from './entry.repo';
import type { PrizeRow, RoundView } from './round.repo';
import { entryState, stateAt } from './round.rules';
import type { ClaimRow, Winner } from './win.repo';

/** Rows as the contract shows them, in the reader's language. Only its owner sees a name. */
export interface PrizeViews {
  entry(row: EntryRow): PrizeEntry;
  status(found: EntryWithWin, round: RoundView, lang: Lang, now: number): PrizeStatus;
  draw(round: RoundView, winners: Winner[], lang: Lang, now: number): PrizeDraw;
  claim(row: ClaimRow, lang: Lang, now: number): PrizeClaim;
  adminEntry(found: EntryWithWin, lang: Lang): AdminEntry;
}

const isoOrNull = (moment: number | null) => (moment === null ? null : toParkIso(moment));

function toPrize({ id, name, text, motif, count }: PrizeRow, lang: Lang): Prize {
  return { id, name: pickText(name, lang), text: pickText(text, lang), motif, count };
}

export function toRound(round: RoundView, lang: Lang, now: number): PrizeRound {
  return {
    id: round.id,
    state: stateAt(round, now),
    name: pickText(round.name, lang),
    text: pickText(round.text, lang),
    rules: round.rules.map((rule) => pickText(rule, lang)),
    // What the public sees has an opening time.
    openAt: toParkIso(round.openAt ?? round.createdAt),
    closeAt: toParkIso(round.closeAt),
    closedAt: isoOrNull(round.closedAt),
    drawAt: toParkIso(round.drawAt),
    claimUntil: toParkIso(round.claimUntil),
    prizes: round.prizes.map((one) => toPrize(one, lang)),
    entrants: round.entrants,
    commitment: round.commitment,
  };
}

/** What staff see, in every language it is written in. */
export function toAdminRound(round: RoundView, wins: { won: number; writtenOff: number } | undefined, now: number): AdminRound {
  const { won, writtenOff } = wins ?? { won: 0, writtenOff: 0 };
  const state = stateAt(round, now);
  return {
    id: round.id,
    version: round.version,
    state,
    name: round.name,
    text: round.text,
    rules: round.rules,
    openAt: isoOrNull(round.openAt),
    closeAt: toParkIso(round.closeAt),
    drawAt: toParkIso(round.drawAt),
    claimUntil: toParkIso(round.claimUntil),
    closedAt: isoOrNull(round.closedAt),
    drawnAt: isoOrNull(round.drawnAt),
    prizes: round.prizes.map(({ id, name, text, motif, count }) => ({ id, name, text, motif, count })),
    entrants: round.entrants,
    won,
    writtenOff,
    forfeited: state === 'ended' ? won - writtenOff : 0,
    commitment: round.commitment,
    digest: round.digest,
    seed: round.seed,
    createdAt: toParkIso(round.createdAt),
    updatedAt: isoOrNull(round.updatedAt),
    updatedBy: round.updatedBy,
  };
}

export function createPrizeViews(entrants: Pick<Entrants, 'decrypt' | 'receiptOf'>): PrizeViews {
  const entry = (row: EntryRow): PrizeEntry => {
    const { name, phone } = entrants.decrypt(row);
    return { number: row.number, name, phone: maskPhone(phone), enteredAt: toParkIso(row.createdAt) };
  };
  return {
    entry,

    status({ entry: row, win }, round, lang, now) {
      const state = entryState(round, row, win, now);
      const prize = round.prizes.find(({ id }) => id === win?.prizeId);
      return {
        state,
        round: toRound(round, lang, now),
        entry: entry(row),
        receipt: entrants.receiptOf(row.id),
        prize: prize ? toPrize(prize, lang) : null,
        code: win && state !== 'forfeited' ? win.code : null,
        writtenOffAt: isoOrNull(win?.writtenOffAt ?? null),
      };
    },

    draw: (round, winners, lang, now) => ({
      roundId: round.id,
      state: stateAt(round, now),
      rule: DRAW_RULE,
      commitment: round.commitment,
      seed: round.seed,
      digest: round.digest,
      entrants: round.entrants,
      prizes: round.prizes.map((one) => toPrize(one, lang)),
      winners: winners.map((winner) => ({
        place: winner.place + 1,
        prizeId: winner.prizeId,
        number: winner.number,
        name: maskName(entrants.decrypt(winner).name),
      })),
      drawnAt: isoOrNull(round.drawnAt),
    }),

    claim(row, lang, now) {
      const { name, phone } = entrants.decrypt(row);
      const { round, prize } = row;
      const open = now < round.claimUntil;
      return {
        code: row.code,
        state: row.writtenOffAt !== null ? 'writtenOff' : open ? 'won' : 'forfeited',
        round: { id: round.id, name: pickText(round.name, lang), claimUntil: toParkIso(round.claimUntil) },
        prize: { id: prize.id, name: pickText(prize.name, lang), text: pickText(prize.text, lang), motif: prize.motif },
        name: maskName(name),
        phone: maskPhone(phone),
        number: row.number,
        writtenOffAt: isoOrNull(row.writtenOffAt),
        writtenOffBy: row.writtenOffName,
      };
    },

    adminEntry({ entry: row, win, prize }, lang) {
      const own = entry(row);
      return {
        ...own,
        name: maskName(own.name),
        id: row.id,
        place: win ? win.place + 1 : null,
        prize: prize && pickText(prize.name, lang),
        writtenOffAt: isoOrNull(win?.writtenOffAt ?? null),
      };
    },
  };
}
