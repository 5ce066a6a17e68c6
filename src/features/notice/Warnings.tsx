import { getWarnings } from '@park/contract/notice/calls';
import type { NoticeBrief } from '@park/contract/notice/schemas';
import { parkDay } from '@park/contract/parkTime';
import { View } from '@tarojs/components';
import './Warnings.scss';
import { serverNow } from '@/api/serverNow';
import { useCall } from '@/api/useCall';
import { formatClock, formatDay } from '@/i18n/format';
import { useT } from '@/i18n/useT';
import { go } from '@/navigation/go';
import { aria } from '@/ui/aria';
import { Icon } from '@/ui/Icon';
import { Tap } from '@/ui/Tap';
import { soonest, useNow } from '@/ui/useNow';
import { usePullToRefresh } from '@/ui/usePullToRefresh';

/** What the park warns of now, the worst first; each goes by itself when its time is over. */
export function Warnings() {
  const t = useT().center.warnings;
  const { data = [], refetch } = useCall(getWarnings, {});
  usePullToRefresh(refetch);
  const now = useNow(
    (at) =>
      soonest(
        data.map(({ warning }) => warning?.until ?? null),
        at,
      ),
    serverNow,
  );
  const current = data.filter(({ warning }) => warning && Date.parse(warning.until) > now);
  if (current.length === 0) return null;
  return (
    <View className="warnings stack-near" {...aria({ role: 'region', label: t.name })}>
      {current.map((notice, index) => (
        <Warning key={notice.id} notice={notice} isWorst={index === 0} now={now} />
      ))}
    </View>
  );
}

interface WarningProps {
  notice: NoticeBrief;
  /** Only of the worst one is it said what to do. */
  isWorst: boolean;
  /** epoch ms */
  now: number;
}

function Warning({ notice: { id, title, excerpt, warning }, isWorst, now }: WarningProps) {
  const t = useT().center.warnings;
  if (!warning) return null;
  const { colour, kind, until } = warning;
  const end = Date.parse(until);
  const isToday = parkDay(end) === parkDay(now);
  return (
    <Tap className={`warning warning--${colour}`} role="link" onClick={() => void go('noticeDetail', { id })}>
      <View className="words text-small">
        <View className="warning__word row text-strong">
          <Icon name="warning" size="small" />
          {`${t.colour[colour]} · ${t.kind[kind]}`}
        </View>
        <View className="text-soft">
          {t.until({ when: isToday ? formatClock(end) : `${formatDay(parkDay(end))} ${formatClock(end)}` })}
        </View>
      </View>
      <View className="text-strong">{title}</View>
      {isWorst && <View className="text-small">{excerpt}</View>}
    </Tap>
  );
}
