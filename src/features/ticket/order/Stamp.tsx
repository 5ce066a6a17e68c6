import { pictureFile } from '@park/contract/motifs';
import { parkDay } from '@park/contract/parkTime';
import { Image, View } from '@tarojs/components';
import { useContext, useState } from 'react';
import './Stamp.scss';
import { formatDate } from '@/i18n/format';
import { absoluteUrl } from '@/platform/absoluteUrl';
import { aria } from '@/ui/aria';
import { classNames } from '@/ui/classNames';
import { PlateContext } from '@/ui/plateContext';
import { Spiral } from '@/ui/Spiral';
import { fossilOf } from './keepsake';

interface StampProps {
  word: string;
  usedAt: string;
  /** The gate's name. */
  where: string | null;
  /** It was stamped a moment ago, while somebody looked. */
  isFresh: boolean;
}

/** A keepsake: the park's fossil of the day, printed on the ticket that let somebody in. What it says in ink stands below in words. */
export function Stamp({ word, usedAt, where, isFresh }: StampProps) {
  const isPlain = useContext(PlateContext) !== null;
  const [isMissing, setMissing] = useState(false);
  const day = parkDay(Date.parse(usedAt));
  return (
    <View className={classNames('stamp centred', isFresh && 'stamp--fresh')}>
      <View className="stamp__fossil centre" {...aria({ hidden: true })}>
        {isPlain || isMissing ? (
          <Spiral />
        ) : (
          <Image
            className="stamp__print"
            src={absoluteUrl(pictureFile(`stamp-${fossilOf(day)}`))}
            mode="aspectFill"
            onError={() => setMissing(true)}
          />
        )}
      </View>
      <View className="stamp__word">{word}</View>
      <View className="stamp__day text-strong figures" {...aria({ hidden: true })}>
        {formatDate(day)}
      </View>
      {where && (
        <View className="text-small" {...aria({ hidden: true })}>
          {where}
        </View>
      )}
    </View>
  );
}
