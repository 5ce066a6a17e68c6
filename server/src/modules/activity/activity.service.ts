import type { Activity, ActivitySummary } from '@park/contract/activity/schemas';
import type { Page } from '@park/contract/envelope';
import type { Database } from '../../db/db';
import { AppError } from '../../http/appError';
import type { Asker } from '../../http/asker';
import { toPage } from '../../http/page';
import { findPreview, isPreview } from '../preview/preview.service';
import * as repo from './activity.repo';
import { toActivity, toSummary } from './activity.views';

type Reader = Pick<Asker, 'lang' | 'now'>;

/** What anyone may know of activities; drafts do not exist here. */
export interface Activities {
  list(input: { filter: 'all' | 'open'; page: number; pageSize: number }, reader: Reader): Promise<Page<ActivitySummary>>;
  /** @throws AppError activityNotFound */
  get(id: string, reader: Reader): Promise<Activity>;
}

export function createActivities({ db }: Database): Activities {
  const previewed = async (id: string, now: number): Promise<repo.ActivityRow | undefined> => {
    const kept = await findPreview<Omit<repo.ActivityRow, 'id'>>(db, { id, kind: 'activity', now });
    return kept && { ...kept, id };
  };

  return {
    async list({ filter, page, pageSize }, { lang, now }) {
      const { items, total } = await repo.listPublished(db, { filter, page, pageSize, now });
      return toPage(
        items.map((row) => toSummary(row, lang, now)),
        total,
        { page, pageSize },
      );
    },

    async get(id, { lang, now }) {
      const row = isPreview(id) ? await previewed(id, now) : await repo.findActivity(db, id);
      if (!row || row.stage === 'draft') throw new AppError('activityNotFound');
      return toActivity(row, lang, now);
    },
  };
}
