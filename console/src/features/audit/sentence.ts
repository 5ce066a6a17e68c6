import type { ExportedList } from '@park/contract/staff/auditActions';
import type { AuditEntry } from '@park/contract/staff/schemas';
import type { auditSentences, Facts } from '../../i18n/zh/auditSentences';

export type Sentences = typeof auditSentences;

/** What somebody did, in words; the action's own name where there are none yet. */
export function sentenceOf(
  { action, subject, details }: Pick<AuditEntry, 'action' | 'subject' | 'details'>,
  texts: Sentences,
): string {
  const facts = factsOf(subject, details);
  const said = texts.actions[action as keyof Sentences['actions']] as ((facts: Facts) => string) | undefined;
  if (said) return said(facts);
  const file = /\.export([A-Z]\w*)$/.exec(action)?.[1];
  if (file) return texts.exported(texts.files[file as ExportedList] ?? file, facts);
  return action;
}

function factsOf(subject: string, details: Record<string, unknown>): Facts {
  const text = (name: string) => {
    const value = details[name];
    return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
  };
  return {
    id: subject.slice(subject.indexOf(':') + 1),
    text,
    count: (name) => Number(details[name] ?? 0) || 0,
    yes: (name) => details[name] === true,
    length: (name) => (Array.isArray(details[name]) ? (details[name] as unknown[]).length : 0),
    list: (name) => (Array.isArray(details[name]) ? (details[name] as unknown[]).map(String).join(', ') : text(name)),
  };
}
