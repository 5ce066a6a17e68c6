import type { WalkBrief } from '@park/contract/walk/schemas';
import { View } from '@tarojs/components';
import { useT } from '@/i18n/useT';
import { go } from '@/navigation/go';
import { ListItem } from '@/ui/ListItem';
import { Picture } from '@/ui/Picture';
import { seenOf, useSteps } from './steps';
import { walkFacts } from './walkFacts';

/** The walks, each to be begun or gone on with. */
export function WalkList({ walks }: { walks: readonly WalkBrief[] }) {
  return (
    <View className="stack">
      {walks.map((walk) => (
        <WalkCard key={walk.id} walk={walk} />
      ))}
    </View>
  );
}

/** A walk in a list: how long it takes, and how far one has come. */
function WalkCard({ walk }: { walk: WalkBrief }) {
  const t = useT().walk;
  const seen = seenOf(walk, useSteps()).size;
  const { id, name, minutes, isStepFree, stopIds, motif, cover } = walk;
  return (
    <ListItem
      // A pack or a node of before tells of none.
      picture={motif && <Picture motif={motif} cover={cover} size="thumb" isThing />}
      title={name}
      facts={[
        walkFacts(t.facts, minutes, null, isStepFree),
        seen > 0 ? t.progress({ seen, all: stopIds.length }) : t.stops({ count: stopIds.length }),
      ]}
      label={name}
      onClick={() => void go('walk', { id })}
    />
  );
}
