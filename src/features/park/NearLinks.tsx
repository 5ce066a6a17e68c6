import { View } from '@tarojs/components';
import './NearLinks.scss';
import { useT } from '@/i18n/useT';
import { go } from '@/navigation/go';
import { Icon } from '@/ui/Icon';
import { Tap } from '@/ui/Tap';

const NEAR = [
  ['toilet', 'toilet'],
  ['firstAid', 'firstAid'],
  ['shuttle', 'shuttle'],
  ['entrance', 'exit'],
] as const;

type Kinds = readonly string[];

/** What of that there is. @param kinds that the map has; undefined: not known */
export const nearOf = (kinds: Kinds | undefined) => NEAR.filter(([kind]) => !kinds || kinds.includes(kind));

/** The nearest of what one looks for in a park, each a way into the map. */
export function NearLinks({ kinds }: { kinds: Kinds | undefined }) {
  const t = useT().center.today.near;
  return (
    <View className="near-links">
      {nearOf(kinds).map(([nearest, icon]) => (
        <Tap
          key={nearest}
          className="near-links__one"
          role="link"
          onClick={() => void go('searchBar', { view: 'map', nearest })}
        >
          <View className="near-links__icon centre">
            <Icon name={icon} size="large" />
          </View>
          <View className="near-links__word">{t[nearest]}</View>
        </Tap>
      ))}
    </View>
  );
}
