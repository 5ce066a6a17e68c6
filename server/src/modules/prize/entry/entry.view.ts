import { toParkIso } from '@park/contract/parkTime';
import type { AdminEntry, PrizeEntry, PrizeStatus } from '@park/contract/prize/entry/schemas';
import { type Lang, pickText } from '../../../i18n/lang';
import { maskName, maskPhone } from '../../../masks';
import type { RoundView } from '../round/round.repo';
import { entryState } from '../round/round.rules';
import { toPrize, toRound } from '../round/round.view';
import type { Entrants } from './entrant';
import type { EntryRow, EntryWithWin } from './entry.repo';

/** Entries as the contract shows them, in the reader's language. Only its owner sees a name. */
export function createEntryViews(entrants: Pick<Entrants, 'decrypt' | 'receiptOf'>) {
  const toEntry = (row: EntryRow): PrizeEntry => {
    const { name, phone } = entrants.decrypt(row);
    return { number: row.number, name, phone: maskPhone(phone), enteredAt: toParkIso(row.createdAt) };
  };
  return {
    toReceipt: (row: EntryRow) => ({ ...toEntry(row), roundId: row.roundId, receipt: entrants.receiptOf(row.id) }),

    toStatus({ entry, win }: EntryWithWin, round: RoundView, lang: Lang, now: number): PrizeStatus {
      const state = entryState(round, entry, win, now);
      const prize = round.prizes.find(({ id }) => id === win?.prizeId);
      return {
        state,
        round: toRound(round, lang, now),
        entry: toEntry(entry),
        receipt: entrants.receiptOf(entry.id),
        prize: prize ? toPrize(prize, lang) : null,
        code: win && state !== 'forfeited' ? win.code : null,
        writtenOffAt: toParkIso(win?.writtenOffAt ?? null),
      };
    },

    toAdminEntry({ entry, win, prize }: EntryWithWin, lang: Lang): AdminEntry {
      const own = toEntry(entry);
      return {
        ...own,
        name: maskName(own.name),
        id: entry.id,
        place: win ? win.place + 1 : null,
        prize: prize && pickText(prize.name, lang),
        writtenOffAt: toParkIso(win?.writtenOffAt ?? null),
      };
    },
  };
}

export type EntryViews = ReturnType<typeof createEntryViews>;
