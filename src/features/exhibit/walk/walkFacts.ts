import type { Texts } from '@/i18n/areas';
import { formatDistance } from '@/i18n/format';

/** What a walk asks of one: `About 45 min · 1.2 km · step-free`. @param metres null: not known */
export function walkFacts(t: Texts['walk']['facts'], minutes: number, metres: number | null, isStepFree: boolean): string {
  return [t.duration({ minutes }), metres !== null && formatDistance(metres), isStepFree && t.noSteps]
    .filter(Boolean)
    .join(' · ');
}
