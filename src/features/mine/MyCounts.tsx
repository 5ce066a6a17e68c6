import { View } from '@tarojs/components';
import { useDidShow } from '@tarojs/taro';
import './MyCounts.scss';
import { useParts } from '@/api/usePark';
import { useT } from '@/i18n/useT';
import { go } from '@/navigation/go';
import { classNames } from '@/ui/classNames';
import { Icon } from '@/ui/Icon';
import { Tap } from '@/ui/Tap';
import { usePullToRefresh } from '@/ui/usePullToRefresh';
import { useMine } from './api';

/** What waits for the visitor, each number a way to it. Before it is known the places are there already, so nothing jumps. */
export function MyCounts() {
  const t = useT().center.mine;
  const isOffered = useParts();
  const { data, refetch } = useMine();
  useDidShow(() => void refetch());
  usePullToRefresh(refetch);
  const { unpaid = null, toAnswer = 0 } = data?.orders ?? {};
  return (
    <View className="stack">
      <View className="my-counts__row raised">
        <Count label={t.counts.unpaid} count={unpaid} urgent onOpen={() => void go('ticketRecord', { status: 'pending' })} />
        <Count label={t.counts.unread} count={data?.unreadMessages ?? null} urgent onOpen={() => void go('message')} />
        {isOffered('points') && (
          <Count label={t.counts.points} count={data?.points.balance ?? null} onOpen={() => void go('myPoints')} />
        )}
      </View>
      {toAnswer > 0 && (
        <Tap
          className="my-counts__closed note tone-warn text-strong row"
          role="link"
          onClick={() => void go('ticketRecord', { status: 'refund' })}
        >
          {t.closed({ n: toAnswer })}
          <Icon name="chevron" size="small" />
        </Tap>
      )}
    </View>
  );
}

interface CountProps {
  label: string;
  count: number | null;
  /** More than none wants something of the visitor. */
  urgent?: boolean;
  onOpen: () => void;
}

function Count({ label, count, urgent = false, onOpen }: CountProps) {
  return (
    <Tap className="my-counts__one centred" role="link" label={count === null ? label : `${label} ${count}`} onClick={onOpen}>
      <View className={classNames('text-heading', urgent && (count ?? 0) > 0 && 'my-counts__number--urgent')}>
        {count ?? '–'}
      </View>
      <View className="my-counts__label text-quiet">{label}</View>
    </Tap>
  );
}
