import { period as periods } from '@park/contract/texts/exhibit';
import { View } from '@tarojs/components';
import type { ReactNode } from 'react';
import './LayerFrame.scss';
import { getLanguage } from '@/i18n/language';
import { aria } from '@/ui/aria';
import { classNames } from '@/ui/classNames';
import type { Layer } from './column';

interface LayerFrameProps {
  layer: Layer;
  /** Beside its name. */
  side: string;
  children: ReactNode;
}

/** A layer of the column: what lies in it is drawn only where there is something. */
export function LayerFrame({ layer: { period, exhibits }, side, children }: LayerFrameProps) {
  return (
    <View className={classNames('layer', `layer--${period}`, exhibits.length === 0 && 'layer--bare')}>
      <View className="layer__head spread">
        <View className="text-title" {...aria({ role: 'heading', level: 2 })}>
          {periods[period][getLanguage()]}
        </View>
        <View className="text-quiet">{side}</View>
      </View>
      {exhibits.length > 0 && children}
    </View>
  );
}
