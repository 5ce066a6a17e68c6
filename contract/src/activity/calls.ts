import { callsOf } from '../call';
import type { schemas } from './schemas';

const call = callsOf<typeof schemas>();

/** What is still to come first, the nearest first; then what is over, the latest first. */
export const getActivities = call<'getActivities'>('POST', '/api/activityWechat/getActivities', 'public');
export const getActivity = call<'getActivity'>('GET', '/api/activityWechat/getActivity', 'public');
/** With an `Idempotency-Key`: however often it arrives, there is one enrolment. */
export const enroll = call<'enroll'>('POST', '/api/activityWechat/enroll', 'user');
export const getEnrollments = call<'getEnrollments'>('POST', '/api/activityWechat/getEnrollments', 'user');
export const getEnrollment = call<'getEnrollment'>('GET', '/api/activityWechat/getEnrollment', 'user');
/** Another number of people; what it leaves goes to the line, what it adds must be free. */
export const changeEnrollment = call<'changeEnrollment'>('POST', '/api/activityWechat/changeEnrollment', 'user');
export const cancelEnrollment = call<'cancelEnrollment'>('POST', '/api/activityWechat/cancelEnrollment', 'user');
/** Takes the places that are held, or gives them to the next in line. */
export const answerOffer = call<'answerOffer'>('POST', '/api/activityWechat/answerOffer', 'user');

export const getAdminActivities = call<'getAdminActivities'>('POST', '/api/activityAdmin/getActivities', 'activities.checkIn');
export const getAdminActivity = call<'getAdminActivity'>('GET', '/api/activityAdmin/getActivity', 'activities.checkIn');
/** Who enrolled is told when a published one moves in time or place; more places go to the line first. */
export const saveActivity = call<'saveActivity'>('POST', '/api/activityAdmin/saveActivity', 'activities.write');
/** What `getActivity` would answer after it was saved and published, under an id for an hour; nothing is saved. */
export const previewActivity = call<'previewActivity'>('POST', '/api/activityAdmin/previewActivity', 'activities.write');
/** What was seen: of an older version it is `activityVersionOld`. Publishing again changes nothing. */
export const publishActivity = call<'publishActivity'>('POST', '/api/activityAdmin/publishActivity', 'activities.write');
/** Everybody who had enrolled is told; cancelling again changes nothing. */
export const cancelActivity = call<'cancelActivity'>('POST', '/api/activityAdmin/cancelActivity', 'activities.write');
/** Masked, newest first. */
export const getAdminEnrollments = call<'getAdminEnrollments'>(
  'POST',
  '/api/activityAdmin/getEnrollments',
  'activities.checkIn',
);
/** Approved while there is no place, an enrolment waits in line; without a line that is refused. */
export const decideEnrollment = call<'decideEnrollment'>('POST', '/api/activityAdmin/decideEnrollment', 'activities.write');
export const removeEnrollment = call<'removeEnrollment'>('POST', '/api/activityAdmin/removeEnrollment', 'activities.write');
/** The whole group of an enrolment is in, once; a second time says when and by whom. */
export const checkIn = call<'checkIn'>('POST', '/api/activityAdmin/checkIn', 'activities.checkIn');
export const getActivityFigures = call<'getActivityFigures'>('GET', '/api/activityAdmin/getFigures', 'activities.checkIn');
export const exportActivities = call<'exportActivities'>('GET', '/api/activityAdmin/exportActivities', 'activities.checkIn');
export const exportEnrollments = call<'exportEnrollments'>('GET', '/api/activityAdmin/exportEnrollments', 'activities.checkIn');
