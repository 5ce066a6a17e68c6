import type { AuditEntry } from '@park/contract/staff/schemas';
import { auditSentences, exported, exportedLists } from '@park/contract/staff/texts/audit';
import { findStep } from '@park/contract/texts/find';
import type { Language } from '../i18n/language';

type Facts = Record<string, string | number | boolean>;
type Sentence = string | ((facts: never) => string);

/** What somebody did, in words; the action's own name where there are none yet. */
export function sentenceOf(
  { action, subject, details }: Pick<AuditEntry, 'action' | 'subject' | 'details'>,
  language: Language,
): string {
  const facts = factsOf(subject, details, language);
  const sentences: Record<string, Record<Language, Sentence>> = auditSentences;
  const lists: Record<string, Record<Language, string>> = exportedLists;
  const sentence = sentences[action]?.[language];
  if (sentence !== undefined) return typeof sentence === 'string' ? sentence : sentence(facts as never);
  const file = /\.export([A-Z]\w*)$/.exec(action)?.[1];
  if (!file) return action;
  return exported[language]({ ...facts, list: lists[file]?.[language] ?? file } as never);
}

/** What the log has of an entry: of a list its words, and `<name>Count` of them. What is missing shows nothing. */
function factsOf(subject: string, details: Record<string, unknown>, language: Language): Facts {
  const facts: Facts = { cancelledReservations: 0, others: 0, id: subject.slice(subject.indexOf(':') + 1) };
  for (const [name, value] of Object.entries(details)) {
    if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') facts[name] = value;
    if (Array.isArray(value)) Object.assign(facts, { [name]: value.map(String).join(', '), [`${name}Count`]: value.length });
  }
  const step = findStep[details.step as keyof typeof findStep];
  if (step) facts.step = step[language];
  return new Proxy(facts, { get: (known, name) => known[String(name)] ?? '' });
}
