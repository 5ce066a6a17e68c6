import { endpoint } from '../endpoint';
import type { Page } from '../envelope';
import type {
  AdminRegistration,
  AdminReservation,
  DecideRegistrationIn,
  GetTimespansIn,
  ListRegistrationsIn,
  ListReservationsIn,
  PointOpened,
  SetPointOpenIn,
  SetTimespansIn,
  SuspendAnchorIn,
  SuspendedAnchor,
  TimespanSet,
  TimespansSet,
} from './adminSchemas';

export const getRegistrations = endpoint<ListRegistrationsIn, Page<AdminRegistration>>(
  'POST',
  '/api/liveAdmin/getRegistrations',
  'admin',
);
export const decideRegistration = endpoint<DecideRegistrationIn, AdminRegistration>(
  'POST',
  '/api/liveAdmin/decideRegistration',
  'admin',
);
export const suspendAnchor = endpoint<SuspendAnchorIn, SuspendedAnchor>('POST', '/api/liveAdmin/suspendAnchor', 'admin');
export const setPointOpen = endpoint<SetPointOpenIn, PointOpened>('POST', '/api/liveAdmin/setPointOpen', 'admin');
export const getTimespans = endpoint<GetTimespansIn, TimespanSet>('GET', '/api/liveAdmin/getTimespans', 'admin');
export const setTimespans = endpoint<SetTimespansIn, TimespansSet>('POST', '/api/liveAdmin/setTimespans', 'admin');
export const getReservations = endpoint<ListReservationsIn, Page<AdminReservation>>(
  'POST',
  '/api/liveAdmin/getReservations',
  'admin',
);
