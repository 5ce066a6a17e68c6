import { checkIn as checkInCall, getPointRecords, getPoints } from '@park/contract/points/calls';
import type { PointRecord, Points } from '@park/contract/points/schemas';
import { getMine } from '@park/contract/visitor/calls';
import { useQueryClient } from '@tanstack/react-query';
import { View } from '@tarojs/components';
import { useRules } from '@/api/usePark';
import './PointsView.scss';
import { keepAnswer } from '@/api/askAgain';
import { keyOf, useCall } from '@/api/useCall';
import { useList } from '@/api/useList';
import { useSend } from '@/api/useSend';
import { EndlessList } from '@/components/EndlessList';
import { Loaded } from '@/components/Loaded';
import { formatMoment } from '@/i18n/format';
import { useT } from '@/i18n/useT';
import { openPageNamed } from '@/navigation/openHref';
import { toast } from '@/platform/toast';
import { useVisitorId } from '@/session/store';
import { aria } from '@/ui/aria';
import { Button } from '@/ui/Button';
import { Empty } from '@/ui/Empty';
import { Lines } from '@/ui/Lines';
import { ListItem } from '@/ui/ListItem';
import { Section } from '@/ui/Section';
import { Skeleton } from '@/ui/Skeleton';

/** A visitor's points: what there is, how more come, and where each came from. */
export function PointsView() {
  const t = useT().points;
  const rules = useRules().points;
  const visitorId = useVisitorId();
  const client = useQueryClient();
  const standing = useCall(getPoints, {}, { refetchOnMount: 'always' });
  const records = useList(getPointRecords, {});
  const checkIn = useSend(checkInCall, {
    stale: [getPointRecords, getMine],
    onSuccess: (points) => keepAnswer(client, keyOf(getPoints, visitorId, {}), points),
  });
  const tapped = () => {
    const before = standing.data?.balance ?? 0;
    checkIn.mutate({}, { onSuccess: ({ balance }) => balance > before && toast(t.earned({ points: balance - before })) });
  };
  const query = { ...records, refresh: async () => void (await Promise.all([records.refresh(), standing.refetch()])) };
  return (
    <View>
      <Loaded query={standing} skeleton={<Skeleton shape="detail" />}>
        {(points) => <BalanceCard points={points} busy={checkIn.isPending} onCheckIn={tapped} />}
      </Loaded>
      <Section title={t.ways}>
        <View className="points__ways raised">
          <Lines
            lines={[
              rules.perYuan > 0 && t.perYuan({ points: rules.perYuan }),
              t.activity,
              rules.walk > 0 && t.walk({ points: rules.walk }),
              t.daily({ points: rules.checkIn, days: rules.streakDays, bonus: rules.streakBonus }),
            ].filter((line) => line !== false)}
          />
        </View>
      </Section>
      <Section title={t.records}>
        <EndlessList query={query} render={(record) => <RecordItem record={record} />} empty={<Empty text={t.none} hasWay />} />
      </Section>
    </View>
  );
}

function RecordItem({ record: { title, points, at, page } }: { record: PointRecord }) {
  return (
    <ListItem
      title={title}
      facts={[formatMoment(at)]}
      side={
        <View className={points > 0 ? 'points__sum' : 'points__sum points__sum--back'}>
          {points > 0 ? `+${points}` : `−${-points}`}
        </View>
      }
      onClick={page ? () => void openPageNamed(page) : undefined}
    />
  );
}

/** The balance and today's check-in. */
function BalanceCard({ points, busy, onCheckIn }: { points: Points; busy: boolean; onCheckIn: () => void }) {
  const t = useT().points;
  const { balance, today, checkIn } = points;
  const next = checkIn.done ? t.tomorrow({ points: checkIn.next }) : t.checkInGives({ points: checkIn.next });
  return (
    <View className="balance raised">
      <View className="text-quiet">{t.balance}</View>
      <View className="balance__number" {...aria({ live: 'polite' })}>
        {balance}
      </View>
      {today !== 0 && <View className="text-quiet">{t.today({ points: today })}</View>}
      {balance < 0 && <View className="text-quiet">{t.below}</View>}
      <View className="balance__check row">
        <View className="balance__streak">
          {checkIn.streak > 1 && <View>{t.streak({ days: checkIn.streak })}</View>}
          <View className="text-quiet">{next}</View>
        </View>
        <Button disabled={checkIn.done} loading={busy} onClick={onCheckIn}>
          {checkIn.done ? t.checkedIn : t.checkIn}
        </Button>
      </View>
    </View>
  );
}
