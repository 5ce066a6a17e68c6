import { getTimespanByDay } from '@park/contract/live/timespan/calls';
import { parkDay } from '@park/contract/parkTime';
import { useState } from 'react';
import { serverNow } from '@/api/serverNow';
import { useCall } from '@/api/useCall';
import { useRules } from '@/api/usePark';
import { bookableDay, daysToBook, firstDay } from '../rules';

/**
 * The day that is shown: the one chosen, else the first that has something to come.
 * @param wanted by a link; what cannot be reserved on is ignored.
 */
export function useDay(wanted?: string) {
  const [chosen, choose] = useState(wanted);
  const now = serverNow();
  const days = daysToBook(now, useRules().live);
  const today = useCall(getTimespanByDay, { day: parkDay(now) });
  return { day: bookableDay(chosen, days) || firstDay(today.data, now), choose };
}
