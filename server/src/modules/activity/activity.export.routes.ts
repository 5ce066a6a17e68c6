import * as endpoints from '@park/contract/activity/adminEndpoints';
import * as schemas from '@park/contract/activity/adminSchemas';
import type { FastifyInstance } from 'fastify';
import { exportIn, exportRoute, moment, type NoteExport } from '../../http/exportRows';
import { exportWords } from '../../i18n/exportWords';
import type { ActivityExports } from './activityExport.service';

/** Lists of activities as files. */
export function registerActivityExports(app: FastifyInstance, lists: ActivityExports, note: NoteExport): void {
  exportRoute(
    app,
    endpoints.exportActivities,
    { in: exportIn(schemas.adminActivitiesIn), summary: 'Activities as a file, drafts too' },
    [
      ['title', ({ shownTitle }) => shownTitle],
      ['status', ({ stage, state }, lang) => exportWords.activity[stage === 'draft' ? stage : state][lang]],
      ['place', ({ shownPlace }) => shownPlace],
      ['start', ({ start }) => moment(start)],
      ['end', ({ end }) => moment(end)],
      ['openAt', ({ openAt }) => moment(openAt)],
      ['closeAt', ({ closeAt }) => moment(closeAt)],
      ['minPeople', ({ minPeople }) => minPeople],
      ['maxPeople', ({ maxPeople }) => maxPeople],
      ['taken', ({ taken }) => taken],
      ['points', ({ points }) => points],
      ['reason', ({ cancelReason }) => cancelReason],
      ['createdAt', ({ createdAt }) => moment(createdAt)],
    ],
    lists.activities,
    note,
  );
  exportRoute(
    app,
    endpoints.exportEnrollments,
    { in: exportIn(schemas.adminEnrollmentsIn), summary: 'Who enrolled as a file, masked' },
    [
      ['activity', ({ activity }) => activity.title],
      ['start', ({ activity }) => moment(activity.start)],
      ['status', ({ state }, lang) => exportWords.enrollment[state][lang]],
      ['people', ({ people }) => people],
      ['name', ({ name }) => name],
      ['phone', ({ phone }) => phone],
      ['answers', ({ answers }) => answers.map(({ label, value }) => `${label}: ${value}`).join('\n')],
      ['reason', ({ reason }) => reason],
      ['createdAt', ({ createdAt }) => moment(createdAt)],
      ['keptAt', ({ keptAt }) => moment(keptAt)],
      ['keptBy', ({ keptBy }) => keptBy],
    ],
    lists.enrollments,
    note,
  );
}
