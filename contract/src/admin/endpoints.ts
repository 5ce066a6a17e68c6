import { endpoint } from '../endpoint';
import { STAFF_ROLES } from '../staff/roles';
import type { AdminInfo, AdminLoginIn } from './schemas';

export const adminLogin = endpoint<AdminLoginIn, AdminInfo>('POST', '/api/adminAuth/login', 'public');
export const adminLogout = endpoint<Record<string, never>, null>('POST', '/api/adminAuth/logout', 'admin', STAFF_ROLES);
