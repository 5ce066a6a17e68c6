import { exportIn } from '@park/contract/export';
import { exportFeedBacks } from '@park/contract/feedback/adminEndpoints';
import { adminFeedBacksIn } from '@park/contract/feedback/schemas';
import type { FastifyInstance } from 'fastify';
import { exportRoute, moment, type NoteExport } from '../../http/exportRows';
import type { SheetCell } from '../../http/sheet';
import { exportWords } from '../../i18n/exportWords';
import type { FeedbackStaff } from './feedbackStaff.service';

const clock = (at: number | null): SheetCell => (at === null ? null : { at });

/** Feedback as a file. */
export function registerFeedbackExport(app: FastifyInstance, staff: Pick<FeedbackStaff, 'export'>, note: NoteExport): void {
  exportRoute(
    app,
    exportFeedBacks,
    { in: exportIn(adminFeedBacksIn), summary: 'Feedback as a file, contacts masked' },
    [
      ['createdAt', ({ createdAt }) => moment(createdAt)],
      ['kind', ({ kind }, lang) => exportWords.feedbackKind[kind][lang]],
      ['status', ({ state }, lang) => exportWords.feedback[state][lang]],
      ['text', ({ text }) => text],
      ['phone', ({ contact }) => contact],
      ['takenBy', ({ takenBy }) => takenBy],
      ['takenAt', ({ times }) => clock(times.takenAt)],
      ['answeredAt', ({ times }) => clock(times.answeredAt)],
      ['rating', ({ rating }) => rating],
    ],
    staff.export,
    note,
  );
}
