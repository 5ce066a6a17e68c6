import { defineCall } from '../call';
import type { schemas } from './schemas';

type Schemas = typeof schemas;

/** What is still to come first, the nearest first; then what is over, the latest first. */
export const getActivities = defineCall<Schemas['getActivities']>('POST', '/api/activityWechat/getActivities', 'public');
export const getActivity = defineCall<Schemas['getActivity']>('GET', '/api/activityWechat/getActivity', 'public');
/** With an `Idempotency-Key`: however often it arrives, there is one enrolment. */
export const enroll = defineCall<Schemas['enroll']>('POST', '/api/activityWechat/enroll', 'user');
/** One's own, newest first. */
export const getEnrollments = defineCall<Schemas['getEnrollments']>('POST', '/api/activityWechat/getEnrollments', 'user');
export const getEnrollment = defineCall<Schemas['getEnrollment']>('GET', '/api/activityWechat/getEnrollment', 'user');
/** Another number of people; what it leaves goes to the line, what it adds must be free. */
export const changeEnrollment = defineCall<Schemas['changeEnrollment']>('POST', '/api/activityWechat/changeEnrollment', 'user');
/** Cancelling again changes nothing. */
export const cancelEnrollment = defineCall<Schemas['cancelEnrollment']>('POST', '/api/activityWechat/cancelEnrollment', 'user');
/** Takes the places that are held, or gives them to the next in line. */
export const answerOffer = defineCall<Schemas['answerOffer']>('POST', '/api/activityWechat/answerOffer', 'user');

export const getAdminActivities = defineCall<Schemas['getAdminActivities']>(
  'POST',
  '/api/activityAdmin/getActivities',
  'activities.checkIn',
);
/** One of them, as an editor opens it. */
export const getAdminActivity = defineCall<Schemas['getAdminActivity']>(
  'GET',
  '/api/activityAdmin/getActivity',
  'activities.checkIn',
);
/** Who enrolled is told when a published one moves in time or place; more places go to the line first. */
export const saveActivity = defineCall<Schemas['saveActivity']>('POST', '/api/activityAdmin/saveActivity', 'activities.write');
/** What `getActivity` would answer after it was saved and published, under an id for an hour; nothing is saved. */
export const previewActivity = defineCall<Schemas['previewActivity']>(
  'POST',
  '/api/activityAdmin/previewActivity',
  'activities.write',
);
/** What was seen: of an older version it is `activityVersionOld`. Publishing again changes nothing. */
export const publishActivity = defineCall<Schemas['publishActivity']>(
  'POST',
  '/api/activityAdmin/publishActivity',
  'activities.write',
);
/** Everybody who had enrolled is told; cancelling again changes nothing. */
export const cancelActivity = defineCall<Schemas['cancelActivity']>(
  'POST',
  '/api/activityAdmin/cancelActivity',
  'activities.write',
);
/** Masked, newest first. */
export const getAdminEnrollments = defineCall<Schemas['getAdminEnrollments']>(
  'POST',
  '/api/activityAdmin/getEnrollments',
  'activities.checkIn',
);
/** Approved while there is no place, an enrolment waits in line; without a line that is refused. */
export const decideEnrollment = defineCall<Schemas['decideEnrollment']>(
  'POST',
  '/api/activityAdmin/decideEnrollment',
  'activities.write',
);
export const removeEnrollment = defineCall<Schemas['removeEnrollment']>(
  'POST',
  '/api/activityAdmin/removeEnrollment',
  'activities.write',
);
/** The whole group of an enrolment is in, once; a second time says when and by whom. */
export const checkIn = defineCall<Schemas['checkIn']>('POST', '/api/activityAdmin/checkIn', 'activities.checkIn');
export const getActivityFigures = defineCall<Schemas['getActivityFigures']>(
  'GET',
  '/api/activityAdmin/getFigures',
  'activities.checkIn',
);
export const exportActivities = defineCall<Schemas['exportActivities']>(
  'GET',
  '/api/activityAdmin/exportActivities',
  'activities.checkIn',
);
export const exportEnrollments = defineCall<Schemas['exportEnrollments']>(
  'GET',
  '/api/activityAdmin/exportEnrollments',
  'activities.checkIn',
);
