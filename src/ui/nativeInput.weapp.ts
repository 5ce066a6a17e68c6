import { type Aria, aria } from './aria';

interface InputTraits {
  aria: Aria;
  keys?: 'text' | 'tel' | 'decimal' | 'url';
  autoComplete?: string;
}

const TYPES = { text: 'text', tel: 'number', decimal: 'digit', url: 'text' } as const;

/** WeChat's own input: its type decides the keyboard. */
export function nativeInput({ aria: said, keys = 'text' }: InputTraits): Record<string, string> {
  return { ...aria(said), type: TYPES[keys] };
}
