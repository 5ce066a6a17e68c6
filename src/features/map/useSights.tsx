import { getSights } from '@park/contract/map/calls';
import { View } from '@tarojs/components';
import './useSights.scss';
import { useCall } from '@/api/useCall';
import { useT } from '@/i18n/useT';
import { go } from '@/navigation/go';
import { aria } from '@/ui/aria';
import { Picture } from '@/ui/Picture';
import { Tap } from '@/ui/Tap';
import { usePullToRefresh } from '@/ui/usePullToRefresh';

/** What is most worth seeing, as staff marked it, each a way there; null: they marked nothing. Its room is there before it is. */
export function useSights(enabled: boolean) {
  const t = useT().center.today;
  const { data, refetch } = useCall(getSights, {}, { enabled });
  usePullToRefresh(() => (enabled ? refetch() : Promise.resolve()));
  if (data?.length === 0) return null;
  return (
    <View className="sights" {...aria({ role: 'group', label: t.sights })}>
      {!data && <View className="sights__bones bones" />}
      {data?.map(({ id, name, motif }) => (
        <Tap
          key={id}
          className="sights__one stack-near"
          role="link"
          onClick={() => void go('searchBar', { view: 'map', place: id })}
        >
          <Picture motif={motif} size="tile" isThing />
          <View className="sights__name clamp">{name}</View>
        </Tap>
      ))}
    </View>
  );
}
