import * as calls from '@park/contract/staff/calls';
import { schemas } from '@park/contract/staff/schemas';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../db/db';
import { mount, onEither } from '../../http/mount';
import type { Sessions } from '../session/session.service';
import { staffAccounts } from './account.service';
import { staffAudit } from './audit.service';
import { createProofs, type ProofConfig } from './proof.service';
import { staffSecondFactor } from './secondFactor.service';
import { staffSignIn } from './signIn.service';

interface StaffDeps {
  database: Database;
  sessions: Sessions;
  config: ProofConfig;
  passwordCost?: number;
}

/** The staff themselves: their sign-in, accounts and roles, and what everybody did. */
export function registerStaff(app: FastifyInstance, { database, sessions, config, passwordCost }: StaffDeps): void {
  const { authSecret } = config;
  const proofs = createProofs(database, config);
  const handlers = onEither(database, (database) => ({
    ...staffSignIn(database, { sessions, proofs, authSecret, passwordCost }),
    ...staffAccounts(database, { sessions, proofs, passwordCost }),
    ...staffSecondFactor(database, sessions, proofs),
    ...staffAudit(database),
  }));
  mount(app, calls, schemas, ...handlers);
}
