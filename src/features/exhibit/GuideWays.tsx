import type { ExhibitBrief } from '@park/contract/exhibit/schemas';
import { CATALOGUE } from '@park/contract/pack/manifest';
import { View } from '@tarojs/components';
import { type ComponentProps, useState } from 'react';
import './GuideWays.scss';
import { useParts } from '@/api/usePark';
import { useT } from '@/i18n/useT';
import { go } from '@/navigation/go';
import { Icon } from '@/ui/Icon';
import { ICONS } from '@/ui/pictures/icons';
import { Tap } from '@/ui/Tap';
import { NumberField } from './NumberField';
import { PackCard } from './pack/PackCard';

const STAMP = 'M9.5 4h5l-1 7.5H18V16H6v-4.5h4.5zM6 19.5h12';
const NUMBER = 'M9.5 4l-2.5 16M17 4l-2.5 16M4.5 9h16M3.5 15h16';
const TAKE = 'M12 4v11M7 10.5l5 5 5-5M5 19.5h14';

/** Ways besides the strata, as icons: two of them open below. @param exhibits undefined: not known yet */
export function GuideWays({ exhibits = [], opens }: { exhibits: ExhibitBrief[] | undefined; opens?: 'pack' }) {
  const { core, center, exhibit, pack } = useT();
  const hasMap = useParts()('map');
  const [open, setOpen] = useState<'number' | 'pack' | undefined>(opens);
  const opener = (what: 'number' | 'pack', icon: string, text: string) => (
    <Way
      icon={icon}
      text={text}
      state={{ expanded: open === what }}
      onClick={() => setOpen(open === what ? undefined : what)}
    />
  );
  const showMap = () => void go('searchBar', { view: 'map', kind: 'exhibit' });
  return (
    <>
      <View className="guide-ways">
        {opener('number', NUMBER, exhibit.number)}
        <Way icon={STAMP} text={core.title.stamps} role="link" onClick={() => void go('stamps')} />
        {hasMap && exhibits.some(({ at }) => at !== null) && (
          <Way icon={ICONS.pin} text={center.home.map} role="link" label={exhibit.onMap} onClick={showMap} />
        )}
        {exhibits.length > 0 && opener('pack', TAKE, pack.title)}
      </View>
      {open && <View className="guide-ways__open">{open === 'number' ? <NumberField /> : <PackCard id={CATALOGUE} />}</View>}
    </>
  );
}

function Way({ icon, text, ...tap }: { icon: string; text: string } & ComponentProps<typeof Tap>) {
  return (
    <Tap className="guide-ways__one stack-near text-small" {...tap}>
      <Icon path={icon} />
      <View>{text}</View>
    </Tap>
  );
}
