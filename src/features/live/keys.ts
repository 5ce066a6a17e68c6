import type { ReservationStatus } from '@park/contract/live/limits';

/**
 * Query keys of live. What a booking changes hangs under one day (`availability`), what belongs to a visitor under that
 * visitor (`mine`), so a mutation can name exactly what it made stale and nobody sees another one's data.
 */
export const liveKeys = {
  availability: (day: string) => ['live', 'availability', day] as const,
  timespansOfDay: (day: string) => ['live', 'availability', day, 'day'] as const,
  timespansOfPoint: (day: string, pointId: string) => ['live', 'availability', day, 'point', pointId] as const,
  pointsOfTimespan: (day: string, timespanId: string) => ['live', 'availability', day, 'timespan', timespanId] as const,
  points: (keyword: string) => ['live', 'points', 'all', keyword] as const,
  firstPoints: ['live', 'points', 'first'] as const,
  point: (id: string) => ['live', 'point', id] as const,
  rooms: ['live', 'rooms'] as const,
  platforms: ['live', 'platforms'] as const,
  reservations: (visitorId: string) => ['live', 'mine', visitorId, 'reservations'] as const,
  reservationsOf: (visitorId: string, status: ReservationStatus | 'all') =>
    ['live', 'mine', visitorId, 'reservations', status] as const,
  upcoming: (visitorId: string) => ['live', 'mine', visitorId, 'reservations', 'upcoming'] as const,
  anchor: (visitorId: string) => ['live', 'mine', visitorId, 'anchor'] as const,
  audit: (visitorId: string) => ['live', 'mine', visitorId, 'audit'] as const,
  messages: (visitorId: string) => ['live', 'mine', visitorId, 'messages'] as const,
};
