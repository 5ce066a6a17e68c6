import type { auditSentences, exportedLists } from './texts/audit';

/** All that the audit log can say was done, `<area>.<verb>`: the keys of its sentences. The server writes no other. */
export type AuditAction = keyof typeof auditSentences;
/** Lists that leave the house as files, by the names of their calls (`exportOrders`); an export of another cannot be mounted. */
export type ExportedList = keyof typeof exportedLists;
export type ExportAction = `${string}.export${ExportedList}`;
