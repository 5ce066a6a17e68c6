import type { Texts } from './areas';
import { formatDecimal } from './format';
import { getLanguage } from './language';
import type { Lang } from './languages';

/** Millions of years, as exactly as one says them: `539`, `2.6`, `0.01`; in Chinese by its own powers of ten: `2.01 亿年`, `6600 万年`. */
function formatAge(ma: number, lang: Lang): string {
  if (lang === 'zh-Hans' || lang === 'zh-Hant') {
    const [hundredMillions, tenThousands] = lang === 'zh-Hans' ? ['亿年', '万年'] : ['億年', '萬年'];
    return ma >= 100 ? `${Math.round(ma) / 100} ${hundredMillions}` : `${Math.round(ma * 100)} ${tenThousands}`;
  }
  const places = ma >= 10 ? 1 : ma >= 1 ? 10 : 100;
  return formatDecimal(Math.round(ma * places) / places, lang);
}

/** From when to when something lived: `201 to 145 million years ago`. @param toMa 0: it lives today */
export function ageSpan(t: Texts['exhibit']['span'], fromMa: number, toMa: number, lang: Lang = getLanguage()): string {
  const from = formatAge(fromMa, lang);
  const until = formatAge(toMa, lang);
  if (toMa === 0) return t.toToday({ from });
  return from === until ? t.about({ from }) : t.between({ from, until });
}
