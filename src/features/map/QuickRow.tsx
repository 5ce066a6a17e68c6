import type { PlaceKind } from '@park/contract/map/limits';
import { View } from '@tarojs/components';
import './QuickRow.scss';
import { useT } from '@/i18n/useT';
import { aria } from '@/ui/aria';
import { Tap } from '@/ui/Tap';
import { Mark } from './Mark';

/** What is looked for in a hurry. */
const QUICK = ['toilet', 'firstAid', 'entrance', 'shuttle', 'food'] as const satisfies PlaceKind[];

/** The way to the nearest of a kind, in one tap. @param kinds that the park has */
export function QuickRow({ kinds, onGo }: { kinds: ReadonlySet<string>; onGo: (kind: PlaceKind) => void }) {
  const { map: t } = useT();
  return (
    <View className="quick-row" {...aria({ role: 'group', label: t.nearest })}>
      {QUICK.filter((kind) => kinds.has(kind)).map((kind) => (
        <Tap
          key={kind}
          className="quick-row__one raised centred"
          label={t.nearestOf({ name: t.quick[kind] })}
          onClick={() => onGo(kind)}
        >
          <Mark kind={kind} />
          <View className="quick-row__name">{t.quick[kind]}</View>
        </Tap>
      ))}
    </View>
  );
}
