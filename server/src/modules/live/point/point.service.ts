import type * as calls from '@park/contract/live/point/calls';
import type { schemas } from '@park/contract/live/point/schemas';
import type { Database } from '../../../db/db';
import { required } from '../../../http/appError';
import type { Handlers } from '../../../http/mount';
import { toPage } from '../../../http/page';
import { sortField } from '../../../http/violation';
import { pickText } from '../../../i18n/lang';
import { toPoint } from '../live.view';
import * as repo from './point.repo';

/** Where anchors may stream, and on which platforms. */
export function visitorPoints({ db }: Database) {
  return {
    async getLivePoints({ field, order = 'asc', ...paging }, { lang }) {
      const query = { ...paging, order, lang, field: sortField(field, ['name', 'capacity'] as const) };
      return toPage(await repo.listPoints(db, query), query, (row) => toPoint(row, lang));
    },

    getLivePoint: async ({ id }, { lang }) => toPoint(required(await repo.findPoint(db, id), 'pointNotFound'), lang),

    async getLivePlatforms(_, { lang }) {
      const platforms = await repo.listPlatforms(db);
      return platforms.map(({ id, name, hosts }) => ({ id, name: pickText(name, lang), hosts }));
    },
  } satisfies Partial<Handlers<typeof calls, typeof schemas>>;
}
