import type { PlaceKind } from '@park/contract/map/limits';
import { View } from '@tarojs/components';
import './Mark.scss';
import { classNames } from '@/ui/classNames';
import { Icon } from '@/ui/Icon';
import type { IconName } from '@/ui/pictures/icons';

const KIND_ICON: Record<PlaceKind, IconName> = {
  entrance: 'gate',
  museum: 'museum',
  sight: 'fossil',
  livePoint: 'live',
  food: 'food',
  shuttle: 'shuttle',
  toilet: 'toilet',
  firstAid: 'cross',
};

/** What kind of place it is, by shape and colour. */
export function Mark({ kind, isClosed = false }: { kind: PlaceKind; isClosed?: boolean }) {
  return (
    <View className={classNames('map-mark', `map-mark--${kind}`, 'centre', isClosed && 'map-mark--closed')}>
      <Icon name={KIND_ICON[kind]} size="small" />
    </View>
  );
}
