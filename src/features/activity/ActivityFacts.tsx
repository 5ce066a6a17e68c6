import type { ActivityState } from '@park/contract/activity/limits';
import type { Activity } from '@park/contract/activity/schemas';
import { parkDay } from '@park/contract/parkTime';
import { View } from '@tarojs/components';
import { useParts } from '@/api/usePark';
import { showOnMap } from '@/components/showOnMap';
import { formatClock, formatMoment, formatMomentAmid } from '@/i18n/format';
import { useT } from '@/i18n/useT';
import { Button } from '@/ui/Button';
import { Facts } from '@/ui/Facts';

/** Where a line must not end: between two clocks. */
const UNBROKEN = '\u2060';

interface ActivityFactsProps {
  activity: Activity;
  state: ActivityState;
  /** epoch ms */
  now: number;
}

/** When, where, how many, and what it takes. */
export function ActivityFacts({ activity, state, now }: ActivityFactsProps) {
  const t = useT().activity.detail;
  const hasPoints = useParts()('points');
  const today = parkDay(now);
  const moment = (at: string) => formatMoment(at, today);
  const amid = (at: string) => formatMomentAmid(at, today);
  const { start, end, place, audience, position, openAt, closeAt, cancelUntil, left, maxPeople, minPeople, points } = activity;
  const sameDay = parkDay(Date.parse(start)) === parkDay(Date.parse(end));
  const isAhead = state === 'coming' || state === 'open' || state === 'full';

  const rows: (readonly [string, string])[] = [
    [t.when, sameDay ? `${moment(start)}–${UNBROKEN}${formatClock(end)}` : `${moment(start)} – ${moment(end)}`],
    [t.where, place],
    ...(audience ? [[t.audience, audience] as const] : []),
    [
      t.signUp,
      state === 'coming'
        ? t.signUpFrom({ from: moment(openAt), until: amid(closeAt) })
        : t.signUpUntil({ until: amid(closeAt) }),
    ],
  ];
  if (isAhead) {
    rows.push([t.places, t.left({ left, max: maxPeople })]);
    if (minPeople > 1) rows.push([t.minimum, t.minimumText({ n: minPeople })]);
    if (activity.approval) rows.push([t.approval, t.approvalText]);
    rows.push([t.cancel, t.cancelText({ until: amid(cancelUntil) })]);
  }
  if (points > 0 && hasPoints) rows.push([t.points, t.pointsText({ n: points })]);
  return (
    <View className="stack">
      <Facts rows={rows} />
      {position && (
        <Button kind="secondary" block onClick={() => void showOnMap(position, place, { copied: t.mapCopied })}>
          {t.map}
        </Button>
      )}
    </View>
  );
}
