import type { Voice } from './voice.h5';

export type { Voice };

/** Without a plugin a mini-program cannot speak. */
export const useVoice = (_lang: string): Voice | null => null;
