import { adminLogin, adminLogout } from '@park/contract/admin/endpoints';
import { adminInfo, adminLoginIn } from '@park/contract/admin/schemas';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { networkOf } from '../../http/network';
import { route } from '../../http/route';
import type { Admins } from './admin.service';
import { siteOf } from './site';

export function registerAdmin(app: FastifyInstance, admins: Admins, origins: string[]): void {
  route(
    app,
    adminLogin,
    { in: adminLoginIn, out: adminInfo, summary: 'Sign staff in with user name and password' },
    ({ input, now, req }) =>
      admins.login(input, { network: networkOf(req), site: siteOf(req, origins), requestId: req.id, now }),
  );
  route(
    app,
    adminLogout,
    { in: z.object({}), out: z.null(), summary: 'End the administrator session of this token', beforeSecondFactor: true },
    async ({ admin, now, req }) => {
      if (admin) await admins.logout(admin, req.identity.sessionId, now, req.id);
      return null;
    },
  );
}
