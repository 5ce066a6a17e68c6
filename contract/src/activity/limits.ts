/** What no park may choose of activities (R-activity-1). */
export const ACTIVITY = {
  /** People in one enrolment at most, whatever an activity allows. */
  perEnrollment: 10,
  /** Minutes. */
  checkInBeforeStart: 60,
} as const;

/** draft: staff's alone. */
export const ACTIVITY_STAGES = ['draft', 'published', 'cancelled'] as const;
export type ActivityStage = (typeof ACTIVITY_STAGES)[number];

/** What an activity is for a visitor at a moment: coming, open and full before sign-up ends, closed until it begins. */
export const ACTIVITY_STATES = ['coming', 'open', 'full', 'closed', 'running', 'over', 'cancelled'] as const;
export type ActivityState = (typeof ACTIVITY_STATES)[number];

/** Why the park cancelled: staff gave a reason, or too few had enrolled when sign-up ended. */
export const CANCEL_CAUSES = ['staff', 'tooFew'] as const;
export type CancelCause = (typeof CANCEL_CAUSES)[number];

/**
 * applied: waits for the park's approval; waiting: in line for a place; offered: a place is held until `offerUntil`; kept and
 * notKept: checked in or not; lapsed: the offer was not answered; ended: it began before there was an answer or a place.
 */
export const ENROLLMENT_STATES = [
  'applied',
  'waiting',
  'offered',
  'enrolled',
  'kept',
  'notKept',
  'rejected',
  'lapsed',
  'ended',
  'cancelled',
  'cancelledByPark',
] as const;
export type EnrollmentState = (typeof ENROLLMENT_STATES)[number];

/** Something may still come of it; a visitor has one of these an activity, and none beside one that was kept. */
const LIVE_STATES = ['applied', 'waiting', 'offered', 'enrolled'] as const satisfies EnrollmentState[];

export function isLive(state: EnrollmentState): boolean {
  return (LIVE_STATES as readonly string[]).includes(state);
}

export const FIELD_KINDS = ['text', 'number', 'choice'] as const;
export type FieldKind = (typeof FIELD_KINDS)[number];

/** Lengths in characters, after trimming: [min, max], or the maximum alone. */
export const ACTIVITY_FIELD = {
  name: [1, 80],
  title: 60,
  summary: 200,
  place: 100,
  audience: 100,
  reason: 200,
  fields: 10,
  label: 60,
  options: 12,
  /** A number's largest, and its digits typed. */
  number: 999_999,
  answer: 200,
} as const;

/** An enrolment's code as it is kept and shown: `AC-7Q4K-2M9D-XT0R`. */
const ENROLLMENT_CODE = /^AC(?:-[0-9A-HJKMNP-TV-Z]{4}){3}$/;

/** What people type or scan for an enrolment's code, as it is kept; null when it cannot be one. */
export function plainEnrollmentCode(typed: string): string | null {
  const letters = typed
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, '')
    .replace(/^AC(?=.{12}$)/, '')
    .replace(/[IL]/g, '1')
    .replace(/O/g, '0');
  const code = `AC-${letters.slice(0, 4)}-${letters.slice(4, 8)}-${letters.slice(8)}`;
  return ENROLLMENT_CODE.test(code) ? code : null;
}
