import type { AuditEntry } from '@park/contract/staff/schemas';
import type { auditSentences } from '../../i18n/zh/auditSentences';

/** What a sentence is made of: the subject's id, and facts of the log, of which any may be missing. */
export interface Facts {
  /** Without its kind, e.g. `Xy…` of `round:Xy…`. */
  id: string;
  text(name: string): string;
  count(name: string): number;
  yes(name: string): boolean;
  /** A fact that is a list, joined. */
  list(name: string): string;
}

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
  if (file) return texts.exported(texts.files[file as keyof Sentences['files']] ?? file, facts);
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
    list: (name) => (Array.isArray(details[name]) ? (details[name] as unknown[]).map(String).join(', ') : text(name)),
  };
}
