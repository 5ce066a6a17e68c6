import { type Aria, aria } from './aria';

interface InputTraits {
  aria: Aria;
  keys?: 'text' | 'tel' | 'decimal' | 'url';
  autoComplete?: string;
}

/** The digit pad. */
export const TEL_TYPE = 'number';

/** WeChat's own input has no browser's input within: what is said of it is said of itself. */
export const nativeInput = ({ aria: traits }: InputTraits): Record<string, string> => aria(traits);
