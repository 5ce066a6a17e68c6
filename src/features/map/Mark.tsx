import { View } from '@tarojs/components';
import './Mark.scss';
import { classNames } from '@/ui/classNames';
import { Icon } from '@/ui/Icon';
import type { IconName } from '@/ui/pictures/icons';
import type { MarkKind } from './placed';

const KIND_ICON: Record<MarkKind, IconName> = {
  entrance: 'gate',
  museum: 'museum',
  sight: 'fossil',
  exhibit: 'fossil',
  livePoint: 'live',
  food: 'food',
  shuttle: 'shuttle',
  toilet: 'toilet',
  firstAid: 'cross',
};

/** What kind of place it is, by shape and colour. @param number of a stop, in place of the picture */
export function Mark({ kind, isClosed = false, number }: { kind: MarkKind; isClosed?: boolean; number?: string }) {
  return (
    <View className={classNames('map-mark', `map-mark--${number ? 'stop' : kind}`, 'centre', isClosed && 'map-mark--closed')}>
      {number ? <View className="map-mark__number figures">{number}</View> : <Icon name={KIND_ICON[kind]} size="small" />}
    </View>
  );
}
