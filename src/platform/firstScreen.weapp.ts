import type { FirstScreenQuery } from '@park/contract/firstScreen';

/** A mini-program's pages come with their code. */
export function takeFirstData(): { at: number; queries: FirstScreenQuery[] } | null {
  return null;
}

export function isFirstScreenShown(): boolean {
  return false;
}

export function endFirstScreen(): void {}
