import type { textsOf } from '../i18n/language';

/** `850 m`, `1.2 km`. */
export function distanceText(ui: Pick<ReturnType<typeof textsOf<'ui'>>, 'metres' | 'kilometres'>, metres: number): string {
  return metres < 1_000 ? ui.metres({ n: Math.round(metres) }) : ui.kilometres({ n: (metres / 1_000).toFixed(1) });
}
