import { type OpenSpan, spansIn } from '@park/contract/park/hours';
import { getLanguage } from '@/i18n/language';

/** `09:00–17:00, 19:00–01:00`: from when to when the park is open. */
export const spansText = (spans: readonly OpenSpan[]): string => spansIn(spans, getLanguage());
