import type * as calls from '@park/contract/activity/calls';
import type { schemas } from '@park/contract/activity/schemas';
import type { Database } from '../../db/db';
import { AppError } from '../../http/appError';
import type { Handlers } from '../../http/mount';
import { toPage } from '../../http/page';
import { findPreview, isPreview } from '../preview/preview.service';
import * as repo from './activity.repo';
import { toActivity, toSummary } from './activity.view';

/** What anyone may know of activities; drafts do not exist here. */
export function visitorActivities({ db }: Database) {
  const previewed = async (id: string, now: number): Promise<repo.ActivityRow | undefined> => {
    const preview = await findPreview<Omit<repo.ActivityRow, 'id'>>(db, { id, kind: 'activity', now });
    return preview && { ...preview, id };
  };

  return {
    async getActivities({ filter, ...paging }, { lang, now }) {
      return toPage(await repo.listPublished(db, { filter, ...paging, now }), paging, (row) => toSummary(row, lang, now));
    },

    async getActivity({ id }, { lang, now }) {
      const row = isPreview(id) ? await previewed(id, now) : await repo.findActivity(db, id);
      if (!row || row.stage === 'draft') throw new AppError('activityNotFound');
      return toActivity(row, lang, now);
    },
  } satisfies Partial<Handlers<typeof calls, typeof schemas>>;
}
