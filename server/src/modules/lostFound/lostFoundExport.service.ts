import type { AdminClaim, ItemSummary } from '@park/contract/lostFound/schemas';
import type { Database } from '../../db/db';
import { mapped, type Walked, walked } from '../../db/walk';
import type { StaffAsker } from '../../http/asker';
import { pickText } from '../../i18n/lang';
import * as claims from './claim.repo';
import * as repo from './lostFound.repo';
import { toAdminClaim, toItemSummary } from './lostFound.views';

interface ItemLine extends ItemSummary {
  text: string;
  reason: string | null;
  /** Epoch milliseconds. */
  createdAt: number;
  closedAt: number | null;
}

type Unordered<Query> = Omit<Query, 'order'> & { order?: 'asc' | 'desc' };

/** Lists of lost and found, whole. */
export interface LostFoundExports {
  items(input: Unordered<repo.ItemsQuery>, staff: StaffAsker): Promise<Walked<ItemLine>>;
  /** Contacts masked. */
  claims(input: Unordered<claims.ClaimsQuery>, staff: StaffAsker): Promise<Walked<AdminClaim>>;
}

export function createLostFoundExports({ db }: Database): LostFoundExports {
  return {
    async items({ order = 'desc', state, kind, category }, { lang }) {
      const found = await walked(
        db,
        repo.itemsWalk({ state, kind, category, order }),
        (ids) => repo.listById(db, ids),
        ({ id }) => id,
      );
      return mapped(found, (row) => {
        const { reason, createdAt, closedAt } = row;
        return { ...toItemSummary(row, [], lang), text: pickText(row.text, lang), reason, createdAt, closedAt };
      });
    },

    async claims({ order = 'desc', state }, { lang }) {
      const found = await walked(
        db,
        claims.claimsWalk({ state, order }),
        (ids) => claims.listClaimsById(db, ids),
        ({ claim }) => claim.id,
      );
      return mapped(found, (row) => toAdminClaim(row, lang));
    },
  };
}
