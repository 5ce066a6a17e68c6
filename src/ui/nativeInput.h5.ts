import { type Aria, aria } from './aria';

interface InputTraits {
  aria: Aria;
  /** `tel` and `decimal` bring digit pads, `url` the address keys. */
  keys?: 'text' | 'tel' | 'decimal' | 'url';
  /** What the browser may fill in, e.g. `name`, `tel`. */
  autoComplete?: string;
}

/** Text with the phone's keys: NutUI cuts a `number` at a pasted dash. */
export const TEL_TYPE = 'text';

/**
 * What reaches the input a person really types into: Taro's web component wraps it and keeps name and description for
 * itself, where a screen reader does not look.
 */
export function nativeInput({ aria: traits, keys = 'text', autoComplete }: InputTraits): {
  nativeProps: Record<string, string>;
} {
  return {
    nativeProps: {
      ...aria(traits),
      ...(keys === 'text' ? {} : { inputmode: keys }),
      ...(autoComplete ? { autocomplete: autoComplete } : {}),
    },
  };
}
