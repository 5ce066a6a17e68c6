import { View } from '@tarojs/components';
import './ParkMapPreview.scss';
import { useT } from '@/i18n/useT';
import { go } from '@/navigation/go';
import { Section } from '@/ui/Section';
import { Tap } from '@/ui/Tap';
import { useParkMap } from './api';
import { DrawnMap } from './DrawnMap';

/** The park's places as a picture, and the way to the whole map. Stands there without its places, too. */
export function ParkMapPreview() {
  const t = useT().center.home;
  const open = () => void go('searchBar', { view: 'map' });
  const places = useParkMap().data?.places ?? [];
  return (
    <Section title={t.map} more={t.openMap} onMore={open}>
      <Tap className="map-preview" label={t.openMap} onClick={open}>
        <View className="map-preview__sheet">
          <DrawnMap places={places} label={t.map} />
        </View>
      </Tap>
    </Section>
  );
}
