import type { Lang } from '../i18n/lang';

/** Who asks, in which language, and when (epoch milliseconds); a request's context is one. */
export interface Asker {
  visitorId: string;
  lang: Lang;
  now: number;
}

/** A member of staff at work; `requestId` leads from the audit log to the server's log. */
export interface StaffAsker extends Omit<Asker, 'visitorId'> {
  admin: { id: string; userName: string } | null;
  req: { id: string };
}
