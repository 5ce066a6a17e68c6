import type { z } from 'zod';
import { fill } from './fill';
import type { Lang } from './lang';
import { fieldNames } from './texts/fields';
import { issueSentences } from './texts/issues';

/** Kinds that the contract's own checks name as their message. */
const CUSTOM = ['missing', 'idNumberWrong', 'birthdayWrong', 'agesCrossed', 'momentaryBeyondDaily', 'daysCrossed'] as const;

/** One validation problem as a sentence that a person understands. */
export function issueSentence(issue: z.core.$ZodIssue, lang: Lang): string {
  const field = fieldName(issue.path, lang);
  if (field === '') return issueSentences.unreadable[lang];
  const [kind, limit] = kindOf(issue);
  return fill(issueSentences[kind][lang], { field, limit });
}

function kindOf(issue: z.core.$ZodIssue): [kind: keyof typeof issueSentences, limit: string | number] {
  const onTickets = issue.path.at(-1) === 'quantity' || issue.path.at(-1) === 'visitors';
  switch (issue.code) {
    case 'custom':
      return [CUSTOM.find((kind) => kind === issue.message) ?? 'badFormat', ''];
    case 'invalid_type':
      return [/received (undefined|null)/.test(issue.message) ? 'missing' : 'badFormat', ''];
    case 'too_small': {
      const limit = Number(issue.minimum);
      if (issue.origin === 'string') return limit <= 1 ? ['missing', ''] : ['tooShort', limit];
      return ['tooSmall', limit];
    }
    case 'too_big': {
      const limit = Number(issue.maximum);
      if (issue.origin === 'string') return ['tooLong', limit];
      if (onTickets) return ['tooManyTickets', limit];
      return [issue.origin === 'array' ? 'tooMany' : 'tooBig', limit];
    }
    case 'invalid_format':
      return [issue.format === 'date' ? 'notADay' : 'badFormat', ''];
    case 'invalid_value':
    case 'invalid_union':
      return ['notAChoice', ''];
    default:
      return ['badFormat', ''];
  }
}

/** The field's name in words, or as the contract spells it when nobody fills it in by hand. */
function fieldName(path: PropertyKey[], lang: Lang): string {
  const field = path.filter((step) => typeof step === 'string').at(-1);
  return field === undefined ? '' : ((fieldNames as Record<string, Record<Lang, string>>)[field]?.[lang] ?? field);
}
