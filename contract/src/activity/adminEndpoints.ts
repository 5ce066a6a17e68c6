import { endpoint } from '../endpoint';
import type { Rows } from '../envelope';
import type { ExportedFile, ExportIn } from '../export';
import type { Preview } from '../preview/schemas';
import type {
  ActivityFigures,
  AdminActivitiesIn,
  AdminActivity,
  AdminEnrollment,
  AdminEnrollmentsIn,
  CancelActivityIn,
  CheckInIn,
  DecideEnrollmentIn,
  RemoveEnrollmentIn,
  SaveActivityIn,
} from './adminSchemas';
import type { ActivityIdIn } from './schemas';

export const getAdminActivities = endpoint<AdminActivitiesIn, Rows<AdminActivity>>(
  'POST',
  '/api/activityAdmin/getActivities',
  'admin',
  ['content', 'gate'],
);
/** One of them, as an editor opens it. */
export const getAdminActivity = endpoint<ActivityIdIn, AdminActivity>('GET', '/api/activityAdmin/getActivity', 'admin', [
  'content',
  'gate',
]);
/** Who enrolled is told when a published one moves in time or place; more places go to the line first. */
export const saveActivity = endpoint<SaveActivityIn, AdminActivity>('POST', '/api/activityAdmin/saveActivity', 'admin', [
  'content',
]);
/** What `getActivity` would answer after it was saved and published, under an id for an hour; nothing is saved. */
export const previewActivity = endpoint<SaveActivityIn, Preview>('POST', '/api/activityAdmin/previewActivity', 'admin', [
  'content',
]);
/** Publishing again changes nothing. */
export const publishActivity = endpoint<ActivityIdIn, AdminActivity>('POST', '/api/activityAdmin/publishActivity', 'admin', [
  'content',
]);
/** Everybody who had enrolled is told; cancelling again changes nothing. */
export const cancelActivity = endpoint<CancelActivityIn, AdminActivity>('POST', '/api/activityAdmin/cancelActivity', 'admin', [
  'content',
]);
/** Masked, newest first. */
export const getAdminEnrollments = endpoint<AdminEnrollmentsIn, Rows<AdminEnrollment>>(
  'POST',
  '/api/activityAdmin/getEnrollments',
  'admin',
  ['content', 'gate'],
);
/** Approved while there is no place, an enrolment waits in line; without a line that is refused. */
export const decideEnrollment = endpoint<DecideEnrollmentIn, AdminEnrollment>(
  'POST',
  '/api/activityAdmin/decideEnrollment',
  'admin',
  ['content'],
);
export const removeEnrollment = endpoint<RemoveEnrollmentIn, AdminEnrollment>(
  'POST',
  '/api/activityAdmin/removeEnrollment',
  'admin',
  ['content'],
);
/** The whole group of an enrolment is in, once; a second time says when and by whom. */
export const checkIn = endpoint<CheckInIn, AdminEnrollment>('POST', '/api/activityAdmin/checkIn', 'admin', ['content', 'gate']);
export const getActivityFigures = endpoint<ActivityIdIn, ActivityFigures>('GET', '/api/activityAdmin/getFigures', 'admin', [
  'content',
  'gate',
]);
/** The list as a file. */
export const exportActivities = endpoint<ExportIn<AdminActivitiesIn>, ExportedFile>(
  'GET',
  '/api/activityAdmin/exportActivities',
  'admin',
  ['content', 'gate'],
);
/** The list as a file, masked. */
export const exportEnrollments = endpoint<ExportIn<AdminEnrollmentsIn>, ExportedFile>(
  'GET',
  '/api/activityAdmin/exportEnrollments',
  'admin',
  ['content', 'gate'],
);
