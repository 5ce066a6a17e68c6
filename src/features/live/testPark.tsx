import type { LivePoint } from '@park/contract/live/point/schemas';
import type { Reservation } from '@park/contract/live/reservation/schemas';
import type { Timespan } from '@park/contract/live/timespan/schemas';

/** For tests of live. */
export const POINT: LivePoint = {
  id: 'ammonite-wall',
  name: 'Ammonite Wall',
  text: 'Limestone.',
  motif: 'ammonite',
  cover: null,
  position: { latitude: 25, longitude: 105 },
  facilities: [],
  capacity: 2,
  open: true,
  closedReason: null,
};

export const TIMESPAN: Timespan = {
  id: 't1',
  start: '2026-11-21T10:00:00+08:00',
  end: '2026-11-21T11:00:00+08:00',
  remaining: 2,
};

export const RESERVATION: Reservation = {
  id: 'r1',
  number: 'LV261121-7Q4K',
  status: 'booked',
  day: '2026-11-21',
  start: TIMESPAN.start,
  end: TIMESPAN.end,
  timespanId: TIMESPAN.id,
  point: { id: POINT.id, name: POINT.name, motif: POINT.motif, cover: null, position: POINT.position },
  platform: { id: 'p1', name: 'Rockcast' },
  roomUrl: null,
  reason: null,
  createdAt: '2026-11-18T08:00:00+08:00',
  cancelUntil: '2026-11-21T09:00:00+08:00',
  checkInFrom: '2026-11-21T09:30:00+08:00',
  checkInUntil: '2026-11-21T10:30:00+08:00',
};
