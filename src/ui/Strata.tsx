import { parkClock, parkDay } from '@park/contract/parkTime';
import { View } from '@tarojs/components';
import type { CSSProperties, ReactNode } from 'react';
import './Strata.scss';
import { STRATA_URI } from './pictures/strata';
import { skyOf } from './sky';

interface StrataProps {
  /** Words on the clear upper half, under the navigation bar. */
  children?: ReactNode;
  /** Address of a photograph in place of the drawn bands. */
  picture?: string;
}

const DRAWN = { '--drawn': `url("${STRATA_URI}")` } as CSSProperties;

/** Calm layered bands under the sky of the hour: the head of the home pages. */
export function Strata({ children, picture }: StrataProps) {
  const now = Date.now();
  const { season, time } = skyOf(parkClock(now), parkDay(now));
  const photo = picture && ({ '--photo': `url("${picture}")` } as CSSProperties);
  return (
    <View className={`strata ${photo ? 'strata--photo' : `strata--${time} strata--${season}`}`} style={photo || DRAWN}>
      <View className="strata__words">{children}</View>
    </View>
  );
}
