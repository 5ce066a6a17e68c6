import type { ExhibitBrief } from '@park/contract/exhibit/schemas';
import type { Spot } from '@park/contract/map/sheet';
import { distance, isExact, toMap } from '@park/contract/map/spot';
import { View } from '@tarojs/components';
import { useCallback, useEffect, useState } from 'react';
import { formatSize } from '@/i18n/format';
import { useT } from '@/i18n/useT';
import { phonePosition } from '@/platform/position';
import { Empty } from '@/ui/Empty';
import { Skeleton } from '@/ui/Skeleton';
import { ExhibitCard } from './ExhibitCard';

/** Exhibits that lie on the map, the nearest to the phone first. The position stays on the phone. */
export function NearestExhibits({ exhibits }: { exhibits: ExhibitBrief[] }) {
  const { core, stamp } = useT();
  const [here, setHere] = useState<Spot | 'asking' | 'unknown'>('asking');
  const locate = useCallback(async () => {
    setHere('asking');
    const found = await phonePosition();
    setHere(found && isExact(found) ? toMap(found) : 'unknown');
  }, []);
  useEffect(() => void locate(), [locate]);
  if (here === 'asking') return <Skeleton shape="list" />;
  if (here === 'unknown')
    return <Empty picture="nothing" text={stamp.noPosition} action={core.action.retry} onAction={() => void locate()} />;
  const near = exhibits
    .flatMap((exhibit) => (exhibit.at ? [{ exhibit, metres: distance(here, exhibit.at) }] : []))
    .sort((a, b) => a.metres - b.metres);
  return (
    <View className="stack">
      {near.map(({ exhibit, metres }) => (
        <ExhibitCard key={exhibit.id} exhibit={exhibit} side={formatSize(toTenMetres(metres) * 1_000)} />
      ))}
    </View>
  );
}

/** A phone does not know better. */
const toTenMetres = (metres: number) => Math.max(10, Math.round(metres / 10) * 10);
