import { adminLogin, adminLogout } from '@park/contract/admin/endpoints';
import { adminInfo, adminLoginIn } from '@park/contract/admin/schemas';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { route } from '../../http/route';
import type { Admins } from './admin.service';

export function registerAdmin(app: FastifyInstance, admins: Admins): void {
  route(
    app,
    adminLogin,
    { in: adminLoginIn, out: adminInfo, summary: 'Sign staff in with user name and password' },
    async ({ input, now, req }) => {
      await app.limitAdminLogin(req, input.userName);
      return admins.login(input.userName, input.password, now, req.id);
    },
  );
  route(
    app,
    adminLogout,
    { in: z.object({}), out: z.null(), summary: 'End the administrator session of this token' },
    async ({ admin, now, req }) => {
      if (admin) await admins.logout(admin, req.identity.sessionId, now, req.id);
      return null;
    },
  );
}
