import type { FieldWords } from './Field';

export interface DateFieldProps extends FieldWords {
  /** Park day, `yyyy-MM-dd`; '' while none is chosen. */
  value: string;
  /** Hears a day within the span, or '' when it was taken away or is not (or not yet) a day of the span. */
  onChange: (day: string) => void;
  /** Narrows the 150 years either side of this one (R-limit-7). */
  min?: string;
  max?: string;
  /** Stands there while no day is chosen. */
  placeholder?: string;
  disabled?: boolean;
}
