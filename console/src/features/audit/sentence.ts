import { AUDIT_SENTENCES, EXPORTED, EXPORTED_LISTS, type Facts } from '@park/contract/staff/auditSentences';
import type { AuditEntry } from '@park/contract/staff/schemas';

type Sentence = string | ((facts: Facts) => string);

/** What somebody did, in words; the action's own name where there are none yet. */
export function sentenceOf(
  { action, subject, details }: Pick<AuditEntry, 'action' | 'subject' | 'details'>,
  language: 'zh' | 'en',
): string {
  const facts = factsOf(subject, details);
  const sentence: Sentence | undefined = AUDIT_SENTENCES[action as keyof typeof AUDIT_SENTENCES]?.[language];
  if (sentence !== undefined) return typeof sentence === 'string' ? sentence : sentence(facts);
  const file = /\.export([A-Z]\w*)$/.exec(action)?.[1];
  if (file) return EXPORTED[language](EXPORTED_LISTS[file as keyof typeof EXPORTED_LISTS]?.[language] ?? file, facts);
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
