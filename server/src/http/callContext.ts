import type { Lang } from '../i18n/lang';

/** Who calls, in which language, and when. */
export interface CallContext {
  /** Empty when the call is public and the visitor is signed out. */
  visitorId: string;
  lang: Lang;
  /** Epoch milliseconds, the same for the whole request. */
  now: number;
}

/** A member of staff who calls; `req.id` leads from the audit log to the server's log. */
export interface StaffCallContext extends Omit<CallContext, 'visitorId'> {
  admin: { id: string; userName: string } | null;
  req: { id: string };
}
