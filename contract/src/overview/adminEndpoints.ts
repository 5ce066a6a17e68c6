import { endpoint } from '../endpoint';
import { STAFF_ROLES } from '../staff/roles';
import type { Overview, OverviewIn } from './adminSchemas';

/** A day at a glance, for all staff; each sees what belongs to their work. */
export const getOverview = endpoint<OverviewIn, Overview>('GET', '/api/staffAdmin/getOverview', 'admin', STAFF_ROLES);
