import { FIND, FIND_BECOMES, FIND_NEXT, type FindState, type FindStepKind } from '@park/contract/find/limits';
import type { AddFindStepIn } from '@park/contract/find/schemas';
import { parkClock } from '@park/contract/parkTime';
import type { CheckResult, Violation } from '../../http/violation';
import type { FindRow, StepRow } from './find.repo';

/** What a step says of itself, beside who wrote it and when. */
type StepContent = Pick<StepRow, 'kind' | 'words' | 'toWhom' | 'keptAt' | 'condition' | 'accession' | 'exhibitId' | 'named'>;

export function checkDayLimit(today: number): Violation | null {
  return today < FIND.perDay ? null : { error: 'findDayLimit', params: { limit: FIND.perDay } };
}

export function checkTaking({ takenAt, takenBy, takenById }: FindRow, adminId: string): CheckResult {
  if (takenAt === null) return 'go';
  return takenById === adminId ? 'done' : { error: 'findTaken', params: { who: takenBy ?? '', when: parkClock(takenAt) } };
}

/** Whether a step may follow those that are there. @param before its history, in order @param adminId who writes it */
export function checkStep(state: FindState, before: readonly StepRow[], step: AddFindStepIn, adminId: string): CheckResult {
  const there = before.find(({ nth }) => nth === step.nth);
  if (there) return there.adminId === adminId && same(there, contentOf(step)) ? 'done' : { error: 'findChanged' };
  if (step.nth !== before.length + 1) return { error: 'findChanged' };
  return (FIND_NEXT[state] as readonly FindStepKind[]).includes(step.kind) ? 'go' : { error: 'findStepNotNow' };
}

export function contentOf(step: AddFindStepIn): StepContent {
  const { kind, words, toWhom, keptAt, condition, accession, named } = step;
  return { kind, words, toWhom, keptAt, condition, accession, exhibitId: step.exhibitId ?? null, named };
}

const same = (row: StepContent, content: StepContent): boolean =>
  (Object.keys(content) as (keyof StepContent)[]).every((field) => row[field] === content[field]);

/** Who has the thing after these steps; '': it lies where it was found. Reporting it moves nothing. */
export function holderAfter(steps: readonly Pick<StepRow, 'kind' | 'toWhom'>[]): string {
  const moves: readonly FindStepKind[] = ['collected', 'moved', 'handedOver', 'museum'];
  return steps.filter(({ kind }) => moves.includes(kind)).at(-1)?.toWhom ?? '';
}

export const stateAfter = (state: FindState, kind: FindStepKind): FindState => FIND_BECOMES[kind] ?? state;
