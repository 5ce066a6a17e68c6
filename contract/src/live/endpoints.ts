import { endpoint, listEndpoint } from '../endpoint';
import type { Page, PageQuery } from '../envelope';
import type {
  AddReservationIn,
  AnchorDetails,
  AvailablePoint,
  CancelReservationIn,
  DayIn,
  IdIn,
  LiveMessage,
  LivePlatform,
  LivePoint,
  LivePointsIn,
  LiveRoom,
  PointsByTimespanIn,
  RegisterIn,
  Registration,
  Reservation,
  ReservationRecordsIn,
  Timespan,
  TimespanByPointIn,
} from './schemas';

type Nothing = Record<string, never>;

export const getTimespanByDay = listEndpoint<DayIn, Timespan>('GET', '/api/liveWechat/getTimespanByDay', 'public');
export const getLivePointsByTimeSpan = listEndpoint<PointsByTimespanIn, AvailablePoint>(
  'POST',
  '/api/liveWechat/getLivePointsByTimeSpan',
  'public',
);
export const getTimespanByPoint = listEndpoint<TimespanByPointIn, Timespan>(
  'POST',
  '/api/liveWechat/getTimespanByPoint',
  'public',
);
export const getLivePoints = endpoint<LivePointsIn, Page<LivePoint>>('POST', '/api/liveWechat/getLivePoints', 'public');
export const getLivePoint = endpoint<IdIn, LivePoint>('GET', '/api/liveWechat/getLivePoint', 'public');
export const getLiveRooms = listEndpoint<Nothing, LiveRoom>('GET', '/api/liveWechat/getLiveRooms', 'public');
export const getLivePlatforms = listEndpoint<Nothing, LivePlatform>('GET', '/api/liveWechat/getLivePlatforms', 'public');

/** Asking again for what one already holds answers with the same reservation, so a retry is safe. */
export const addReservationRecord = endpoint<AddReservationIn, Reservation>(
  'POST',
  '/api/liveWechat/addReservationRecord',
  'user',
);
/** Cancelling what is cancelled answers with it unchanged. The spelling is binding (R-call-8). */
export const cancleReservation = endpoint<CancelReservationIn, Reservation>(
  'POST',
  '/api/liveWechat/cancleReservation',
  'user',
);
export const checkInReservation = endpoint<IdIn, Reservation>('POST', '/api/liveWechat/checkInReservation', 'user');
export const getReservationRecords = endpoint<ReservationRecordsIn, Page<Reservation>>(
  'POST',
  '/api/liveWechat/getReservationRecords',
  'user',
);
export const anchorCommitRegister = endpoint<RegisterIn, Registration>('POST', '/api/liveWechat/anchorCommitRegister', 'user');
export const getAnchorsDetails = endpoint<Nothing, AnchorDetails>('GET', '/api/liveWechat/getAnchorsDetails', 'user');
export const getNewestAudit = endpoint<Nothing, Registration | null>('GET', '/api/liveWechat/getNewestAudit', 'user');
export const getLiveMessages = endpoint<PageQuery, Page<LiveMessage>>('POST', '/api/liveWechat/getLiveMessages', 'user');
