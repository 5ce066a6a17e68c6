import type { FirstScreenQuery } from '@park/contract/firstScreen';

/** A mini-program's pages come with their code. */
export const takeFirstData = (): { at: number; queries: FirstScreenQuery[] } | null => null;

export const isFirstScreenShown = (): boolean => false;

export function endFirstScreen(): void {}
