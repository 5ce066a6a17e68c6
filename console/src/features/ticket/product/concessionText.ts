import type { ConcessionRule } from '@park/contract/ticket/concession';
import type { textsOf } from '../../../i18n/language';

type Texts = ReturnType<typeof textsOf<'product'>>['concession']['say'];

/** A rule on one line: `Students (ages 6–18, up to 120 cm, Hangzhou)`. @param comma between its parts */
export function concessionText(t: Texts, rule: ConcessionRule, comma: string): string {
  const { who, ageFrom: from, ageTo: to, heightTo, areas, from: firstDay, until } = rule;
  const ages = (from !== null || to !== null) && t.ages({ from, to });
  const height = heightTo !== null && t.height({ cm: heightTo });
  const days = (firstDay || until) && `${firstDay ?? ''}–${until ?? ''}`;
  const what = [ages, height, areas.join(' '), days].filter(Boolean).join(comma);
  if (who === 'age' || who === 'height') return what;
  return what ? t.detail({ kind: t.kinds[who], what }) : t.kinds[who];
}
