import { passkeyOptions } from '@park/contract/admin/passkeySchemas';
import { rowsSchema } from '@park/contract/envelope';
import { exportIn } from '@park/contract/export';
import { toParkIso } from '@park/contract/parkTime';
import * as endpoints from '@park/contract/staff/adminEndpoints';
import * as schemas from '@park/contract/staff/schemas';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Database } from '../../db/db';
import { AppError } from '../../http/appError';
import { exportRoute, moment } from '../../http/exportRows';
import { type RouteContext, route } from '../../http/route';
import { exportWords } from '../../i18n/exportWords';
import type { Sessions } from '../session/session.service';
import type { Accounts } from './accounts.service';
import { auditExport, auditRows, noteExports } from './audit.service';
import type { SecondFactors } from './secondFactor.service';
import { siteOf } from './site';

interface StaffDeps {
  database: Database;
  sessions: Sessions;
  accounts: Accounts;
  factors: SecondFactors;
  /** Where the park says it is reached. */
  origins: string[];
}

/** The staff themselves: accounts and their roles, one's own session, and what everybody did. */
export function registerStaff(app: FastifyInstance, { database, sessions, accounts, factors, origins }: StaffDeps): void {
  registerAccounts(app, accounts);
  registerOwn(app, sessions, accounts);
  registerSecondFactor(app, factors, origins);
  route(
    app,
    endpoints.getAuditLog,
    { in: schemas.auditLogIn, out: rowsSchema(schemas.auditEntry), summary: 'What staff and the park did, newest first' },
    (ctx) => auditRows(database.db, ctx.input),
  );
  exportRoute(
    app,
    endpoints.exportAccounts,
    { in: exportIn(schemas.accountsIn), summary: 'Accounts of the staff as a file' },
    [
      ['login', ({ userName }) => userName],
      ['name', ({ displayName }) => displayName],
      ['roles', ({ roles }, lang) => roles.map((role) => exportWords.role[role][lang]).join(', ')],
      ['active', ({ active }) => active],
      ['lastLoginAt', ({ lastLoginAt }) => moment(lastLoginAt)],
      ['createdAt', ({ createdAt }) => moment(createdAt)],
      ['updatedAt', ({ changedAt }) => moment(changedAt)],
      ['updatedBy', ({ changedBy }) => changedBy],
    ],
    accounts.export,
    noteExports(database),
  );
  const exportAudit = (query: Parameters<typeof auditExport>[1]) => auditExport(database.db, query);
  exportRoute(
    app,
    endpoints.exportAuditLog,
    { in: exportIn(schemas.auditLogIn), summary: 'What staff and the park did, as a file' },
    [
      ['at', ({ at }) => moment(at)],
      ['userName', ({ userName }) => userName],
      ['action', ({ action }) => action],
      ['subject', ({ subject }) => subject],
      ['details', ({ details }) => JSON.stringify(details)],
    ],
    exportAudit,
    noteExports(database),
  );
}

function registerAccounts(app: FastifyInstance, accounts: Accounts): void {
  route(
    app,
    endpoints.getAccounts,
    { in: schemas.accountsIn, out: rowsSchema(schemas.staffAccount), summary: 'Accounts of the staff, those in use first' },
    (ctx) => accounts.list(ctx.input),
  );
  route(
    app,
    endpoints.saveAccount,
    { in: schemas.saveAccountIn, out: schemas.staffAccount, summary: 'Make an account or change its name, roles and use' },
    (ctx) => accounts.save(ctx.input, ctx),
  );
  route(
    app,
    endpoints.resetPassword,
    { in: schemas.accountIdIn, out: schemas.newPassword, summary: 'Give an account a random password, shown once' },
    (ctx) => accounts.resetPassword(ctx.input.id, ctx),
  );
}

function registerOwn(app: FastifyInstance, sessions: Sessions, accounts: Accounts): void {
  route(
    app,
    endpoints.changePassword,
    { in: schemas.changePasswordIn, out: z.null(), summary: 'Change one’s own password and end one’s other sign-ins' },
    (ctx) => accounts.changePassword(ctx.input, ctx.req.identity.sessionId, ctx),
  );
  route(
    app,
    endpoints.renewStaff,
    {
      in: z.object({}),
      out: schemas.renewedStaff,
      summary: 'A token for another day, up to a week after signing in',
      beforeSecondFactor: true,
    },
    async ({ req, now }) => {
      const { accessToken, expiresAt } = await sessions.renewAdmin(req.identity.sessionId, now);
      return { accessToken, expiresAt: toParkIso(expiresAt) };
    },
  );
  route(
    app,
    endpoints.whoAmI,
    { in: z.object({}), out: schemas.staffMe, summary: 'The account of this token and its roles', beforeSecondFactor: true },
    async ({ admin, req }) => {
      if (!admin) throw new AppError('signInRequired');
      const { id, userName, displayName, roles } = admin;
      return { id, userName, displayName, roles: [...roles], expiresAt: toParkIso(req.identity.expiresAt) };
    },
  );
}

function registerSecondFactor(app: FastifyInstance, factors: SecondFactors, origins: string[]): void {
  const beforeSecondFactor = true;
  const here = <In extends object>({ input, req }: RouteContext<In>) => ({ ...input, site: siteOf(req, origins) });
  route(
    app,
    endpoints.getSecondFactor,
    { in: z.object({}), out: schemas.secondFactor, summary: 'One’s own second factor', beforeSecondFactor },
    (ctx) => factors.get(ctx),
  );
  route(
    app,
    endpoints.beginSecondFactor,
    {
      in: schemas.proof,
      out: schemas.secondFactorSetUp,
      summary: 'A new secret for an authenticator app; nothing changes until its first code',
      beforeSecondFactor,
    },
    (ctx) => factors.begin(here(ctx), ctx),
  );
  route(
    app,
    endpoints.finishSecondFactor,
    {
      in: schemas.finishSecondFactorIn,
      out: schemas.recoveryCodes,
      summary: 'Set up the second factor with its first code; answers recovery codes, once',
      beforeSecondFactor,
    },
    (ctx) => factors.finish(ctx.input, ctx.req.identity.sessionId, ctx),
  );
  route(
    app,
    endpoints.endSecondFactor,
    { in: schemas.proof, out: z.null(), summary: 'Go on without a second factor; owners cannot' },
    (ctx) => factors.end(here(ctx), ctx),
  );
  route(
    app,
    endpoints.beginPasskey,
    {
      in: schemas.proof,
      out: passkeyOptions,
      summary: 'What a browser is handed to make a passkey; nothing changes until it is kept',
      beforeSecondFactor,
    },
    (ctx) => factors.beginPasskey(here(ctx), ctx),
  );
  route(
    app,
    endpoints.finishPasskey,
    {
      in: schemas.finishPasskeyIn,
      out: schemas.recoveryCodes,
      summary: 'Keep a passkey that the browser made; the first second factor answers recovery codes, once',
      beforeSecondFactor,
    },
    (ctx) => factors.finishPasskey(here(ctx), ctx.req.identity.sessionId, ctx),
  );
  route(
    app,
    endpoints.removePasskey,
    { in: schemas.removePasskeyIn, out: z.null(), summary: 'Remove one’s passkey; an owner’s last second factor stays' },
    (ctx) => factors.removePasskey(here(ctx), ctx),
  );
  route(
    app,
    endpoints.resetSecondFactor,
    { in: schemas.accountIdIn, out: z.null(), summary: 'Take away the second factor of an account whose phone is lost' },
    (ctx) => factors.reset(ctx.input.id, ctx),
  );
}
