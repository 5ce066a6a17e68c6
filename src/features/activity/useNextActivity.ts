import { getActivities } from '@park/contract/activity/calls';
import type { ActivitySummary } from '@park/contract/activity/schemas';
import { parkDay } from '@park/contract/parkTime';
import { useCall } from '@/api/useCall';

/** The next activity of today that has not begun (`now`: epoch ms); null: there is none, undefined: not known. */
export function useNextActivity(now: number, enabled: boolean): ActivitySummary | null | undefined {
  const { data } = useCall(getActivities, { page: 1, pageSize: 5 }, { enabled });
  return (
    data &&
    (data.items.find(
      ({ start, state }) => state !== 'cancelled' && Date.parse(start) > now && parkDay(Date.parse(start)) === parkDay(now),
    ) ??
      null)
  );
}
