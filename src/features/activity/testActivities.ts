import type { Activity, Enrollment } from '@park/contract/activity/schemas';

/** For tests: sign-up is open on 18 November 2026, and it begins two days later. */
export const DIG: Activity = {
  id: 'a1',
  state: 'open',
  title: 'Guided dig',
  summary: 'Split shale with a researcher',
  motif: 'trilobite',
  cover: null,
  place: 'East pit',
  audience: null,
  start: '2026-11-20T09:00:00+08:00',
  end: '2026-11-20T12:00:00+08:00',
  openAt: '2026-11-10T09:00:00+08:00',
  closeAt: '2026-11-19T18:00:00+08:00',
  maxPeople: 12,
  left: 2,
  waitingList: true,
  approval: false,
  points: 50,
  text: [],
  position: null,
  minPeople: 4,
  perEnrollment: 3,
  cancelUntil: '2026-11-19T18:00:00+08:00',
  fields: [{ key: 'note', kind: 'text', label: 'Note', required: true, options: [] }],
  cancelCause: null,
  cancelReason: null,
};

const { summary: _summary, left: _left, ...about } = DIG;

export const MINE: Enrollment = {
  id: 'e1',
  state: 'enrolled',
  activity: about,
  people: 2,
  name: 'Lin Yue',
  phone: '13800138000',
  answers: [{ label: 'Note', value: 'vegan' }],
  code: 'AC-7Q4K-2M9D-XT0R',
  ahead: null,
  offerUntil: null,
  reason: null,
  cancelCause: null,
  cancelUntil: DIG.cancelUntil,
  canCancel: true,
  canChangeTo: 3,
  keptAt: null,
  createdAt: '2026-11-17T09:00:00+08:00',
};
