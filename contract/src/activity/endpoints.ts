import { endpoint } from '../endpoint';
import type { Page } from '../envelope';
import type {
  ActivitiesIn,
  Activity,
  ActivityIdIn,
  ActivitySummary,
  AnswerOfferIn,
  ChangeEnrollmentIn,
  EnrollIn,
  Enrollment,
  EnrollmentIdIn,
  EnrollmentsIn,
} from './schemas';

/** What is still to come first, the nearest first; then what is over, the latest first. */
export const getActivities = endpoint<ActivitiesIn, Page<ActivitySummary>>(
  'POST',
  '/api/activityWechat/getActivities',
  'public',
);
export const getActivity = endpoint<ActivityIdIn, Activity>('GET', '/api/activityWechat/getActivity', 'public');
/** With an `Idempotency-Key`: however often it arrives, there is one enrolment. */
export const enroll = endpoint<EnrollIn, Enrollment>('POST', '/api/activityWechat/enroll', 'user');
/** One's own, newest first. */
export const getEnrollments = endpoint<EnrollmentsIn, Page<Enrollment>>('POST', '/api/activityWechat/getEnrollments', 'user');
export const getEnrollment = endpoint<EnrollmentIdIn, Enrollment>('GET', '/api/activityWechat/getEnrollment', 'user');
/** Another number of people; what it leaves goes to the line, what it adds must be free. */
export const changeEnrollment = endpoint<ChangeEnrollmentIn, Enrollment>(
  'POST',
  '/api/activityWechat/changeEnrollment',
  'user',
);
/** Cancelling again changes nothing. */
export const cancelEnrollment = endpoint<EnrollmentIdIn, Enrollment>('POST', '/api/activityWechat/cancelEnrollment', 'user');
/** Takes the places that are held, or gives them to the next in line. */
export const answerOffer = endpoint<AnswerOfferIn, Enrollment>('POST', '/api/activityWechat/answerOffer', 'user');
