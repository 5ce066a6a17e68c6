import type { ParkRules } from '@park/contract/park/rules';
import type { Permission } from '@park/contract/staff/permissions';
import type { Lang } from '../i18n/lang';

/** Who calls, in which language, and when. */
export interface CallContext {
  /** Empty when the call is public and the visitor is signed out. */
  visitorId: string;
  lang: Lang;
  /** Epoch milliseconds, the same for the whole request. */
  now: number;
  /** What the park has chosen, as of some seconds ago at most. */
  rules(): Promise<ParkRules>;
}

/** A member of staff who calls; `req.id` leads from the audit log to the server's log. */
export interface StaffCallContext extends Omit<CallContext, 'visitorId' | 'rules'> {
  admin: { id: string; userName: string; permissions?: readonly Permission[] } | null;
  req: { id: string };
}
