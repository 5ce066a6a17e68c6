import { ROLE } from './ariaTarget';

/** What a part of the page is, for those who hear it instead of seeing it. */
export interface Aria {
  role?: string;
  label?: string;
  labelledBy?: string;
  describedBy?: string;
  live?: 'polite' | 'assertive';
  selected?: boolean;
  /** The one of a row that it is about now. */
  current?: boolean;
  checked?: boolean;
  disabled?: boolean;
  expanded?: boolean;
  busy?: boolean;
  hidden?: boolean;
  invalid?: boolean;
  required?: boolean;
  modal?: boolean;
  level?: number;
}

/**
 * Props to spread on a Taro component. Values become strings and absent ones are left out, because Taro's web components
 * write `false` as nothing and `undefined` as the word.
 */
export function aria(parts: Aria): Record<string, string> {
  const props: Record<string, string> = {};
  for (const [key, value] of Object.entries(parts)) {
    if (value !== undefined) props[key === 'role' ? ROLE : `aria-${key.toLowerCase()}`] = String(value);
  }
  return props;
}
