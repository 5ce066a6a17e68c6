import { endpoint } from '../endpoint';
import type { Rows } from '../envelope';
import type { ExportedFile, ExportIn } from '../export';
import type {
  AdminPoint,
  AdminRegistration,
  AdminReservation,
  DecideRegistrationIn,
  GetTimespansIn,
  ListRegistrationsIn,
  ListReservationsIn,
  PointOpened,
  SavePointIn,
  SetPointOpenIn,
  SetTimespansIn,
  SuspendAnchorIn,
  SuspendedAnchor,
  TimespanSet,
  TimespansSet,
} from './adminSchemas';
import type { IdIn } from './schemas';

export const getRegistrations = endpoint<ListRegistrationsIn, Rows<AdminRegistration>>(
  'POST',
  '/api/liveAdmin/getRegistrations',
  'admin',
  ['live'],
);
export const decideRegistration = endpoint<DecideRegistrationIn, AdminRegistration>(
  'POST',
  '/api/liveAdmin/decideRegistration',
  'admin',
  ['live'],
);
export const suspendAnchor = endpoint<SuspendAnchorIn, SuspendedAnchor>('POST', '/api/liveAdmin/suspendAnchor', 'admin', [
  'live',
]);
export const setPointOpen = endpoint<SetPointOpenIn, PointOpened>('POST', '/api/liveAdmin/setPointOpen', 'admin', ['live']);
/** One point's texts, to edit. */
export const getAdminPoint = endpoint<IdIn, AdminPoint>('GET', '/api/liveAdmin/getPoint', 'admin', ['live']);
/** Visitors read it at once; the same save again changes nothing. */
export const savePoint = endpoint<SavePointIn, AdminPoint>('POST', '/api/liveAdmin/savePoint', 'admin', ['live']);
export const getTimespans = endpoint<GetTimespansIn, TimespanSet>('GET', '/api/liveAdmin/getTimespans', 'admin', ['live']);
export const setTimespans = endpoint<SetTimespansIn, TimespansSet>('POST', '/api/liveAdmin/setTimespans', 'admin', ['live']);
export const getReservations = endpoint<ListReservationsIn, Rows<AdminReservation>>(
  'POST',
  '/api/liveAdmin/getReservations',
  'admin',
  ['live'],
);
/** The list as a file. */
export const exportRegistrations = endpoint<ExportIn<ListRegistrationsIn>, ExportedFile>(
  'GET',
  '/api/liveAdmin/exportRegistrations',
  'admin',
  ['live'],
);
/** The list as a file. */
export const exportReservations = endpoint<ExportIn<ListReservationsIn>, ExportedFile>(
  'GET',
  '/api/liveAdmin/exportReservations',
  'admin',
  ['live'],
);
