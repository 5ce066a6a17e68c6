import * as calls from '@park/contract/staff/calls';
import { schemas } from '@park/contract/staff/schemas';
import { mountEither } from '../../http/mount';
import type { ParkModule } from '../module';
import { staffAccounts } from './account.service';
import { staffAudit } from './audit.service';
import { createProofs } from './proof.service';
import { staffRoles } from './role.service';
import { staffSecondFactor } from './secondFactor.service';
import { staffSignIn } from './signIn.service';
import { registerStaffEvents } from './staffEvents.routes';
import { createStaffEvents, staffEventJobs } from './staffEvents.service';

const LOG = 'who of the staff changed what, for three years; it holds no name';

/** The staff themselves: their sign-in, accounts and roles, and what everybody did. */
export const staff: ParkModule = {
  register(app, { database, sessions, config, passwordCost, staffEvents, park }) {
    const onError = (error: unknown) => app.log.warn({ err: error }, 'staff events');
    registerStaffEvents(app, { ...staffEvents, sessions, events: createStaffEvents(database, { ...staffEvents, onError }) });
    const { authSecret } = config;
    const proofs = createProofs(database, config, park);
    mountEither(app, calls, schemas, database, (database) => ({
      ...staffSignIn(database, { sessions, proofs, authSecret, passwordCost }),
      ...staffAccounts(database, { sessions, proofs, passwordCost }),
      ...staffRoles(database, proofs),
      ...staffSecondFactor(database, sessions, proofs),
      ...staffAudit(database),
    }));
  },
  jobs: ({ database }) => staffEventJobs(database),
  tables: {
    audit_log: {
      follows: 'account',
      whose: `t.subject = 'visitor:' || :visitor`,
      exported: 'at action details',
      silent: 'id actor_kind actor_id actor_name subject request_id',
      retained: { because: LOG },
    },
    admin_account:
      'id user_name password_hash created_at display_name roles active version changed_at changed_by last_login_at totp_secret totp_since totp_step totp_due passkeys_since password_until',
    staff_role: 'id name permissions refund_limit version changed_at changed_by',
    admin_passkey: 'id admin_id name public_key counter transports created_at last_used_at',
    admin_recovery_code: 'admin_id code_hash',
    // What staff wrote of exhibits and walks before.
    earlier_version: 'subject version contents replaced_at',
    // Ids of things, for two days.
    staff_event: 'id xid kind subject at',
  },
  removed: {
    // A day later than the database lets go of it: its clock is not the node's.
    audit_log: `t.at < :now - interval '3 years 1 day'`,
    earlier_version: `t.replaced_at < :now - interval '1 year'`,
  },
};
