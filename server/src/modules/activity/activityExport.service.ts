import type { AdminActivity, AdminEnrollment } from '@park/contract/activity/adminSchemas';
import type { ActivityStage, EnrollmentState } from '@park/contract/activity/limits';
import type { Database } from '../../db/db';
import { mapped, type Walked, walked } from '../../db/walk';
import { AppError } from '../../http/appError';
import type { StaffAsker } from '../../http/asker';
import { pickText } from '../../i18n/lang';
import { activitiesWalk, findActivity, listById } from './activity.repo';
import { type EnrollmentViews, toAdminActivity } from './activity.views';
import { enrollmentsWalk, listEnrollmentsById } from './enrollment.repo';

/** Lists of activities, whole; who enrolled is masked. */
export interface ActivityExports {
  activities(
    input: { stage?: ActivityStage },
    staff: StaffAsker,
  ): Promise<Walked<AdminActivity & { shownTitle: string; shownPlace: string }>>;
  /** @throws AppError activityNotFound */
  enrollments(input: { activityId: string; state?: EnrollmentState }, staff: StaffAsker): Promise<Walked<AdminEnrollment>>;
}

export function createActivityExports({ db }: Database, views: Pick<EnrollmentViews, 'masked'>): ActivityExports {
  return {
    async activities({ stage }, { lang, now }) {
      const found = await walked(
        db,
        activitiesWalk(stage),
        (ids) => listById(db, ids),
        ({ id }) => id,
      );
      return mapped(found, (row) => ({
        ...toAdminActivity(row, now),
        shownTitle: pickText(row.title, lang),
        shownPlace: pickText(row.place, lang),
      }));
    },

    async enrollments({ activityId, state }, { lang, now }) {
      if (!(await findActivity(db, activityId))) throw new AppError('activityNotFound');
      const found = await walked(
        db,
        enrollmentsWalk({ activityId, state }),
        (ids) => listEnrollmentsById(db, ids),
        ({ enrollment }) => enrollment.id,
      );
      return mapped(found, (row) => views.masked(row, lang, now));
    },
  };
}
