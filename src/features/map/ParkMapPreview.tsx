import { View } from '@tarojs/components';
import { useEffect, useMemo, useState } from 'react';
import './ParkMapPreview.scss';
import { useT } from '@/i18n/useT';
import { go } from '@/navigation/go';
import { nearScreen } from '@/platform/nearScreen';
import { Section } from '@/ui/Section';
import { Tap } from '@/ui/Tap';
import { useControlId } from '@/ui/useControlId';
import { useParkMap } from './api';
import { SmallMap } from './SmallMap';

/** The park as a small picture, and the way to the whole map. It comes when somebody scrolls near: few who open the home do. */
export function ParkMapPreview() {
  const t = useT().center.home;
  const open = () => void go('searchBar', { view: 'map' });
  const id = useControlId();
  const [isNear, setNear] = useState(false);
  const screen = useMemo(nearScreen, []);
  useEffect(() => screen.watch(id, (near) => near && setNear(true)), [screen, id]);
  const { data } = useParkMap(isNear);
  return (
    <Section title={t.map} more={t.openMap} onMore={open}>
      <Tap className="map-preview" label={t.openMap} onClick={open}>
        <View id={id} className="map-preview__sheet">
          {data && <SmallMap map={data} label={t.map} />}
        </View>
      </Tap>
    </Section>
  );
}
