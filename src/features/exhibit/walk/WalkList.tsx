import { getWalks } from '@park/contract/walk/calls';
import type { WalkBrief } from '@park/contract/walk/schemas';
import { View } from '@tarojs/components';
import { useCall } from '@/api/useCall';
import { useT } from '@/i18n/useT';
import { go } from '@/navigation/go';
import { ListItem } from '@/ui/ListItem';
import { Picture } from '@/ui/Picture';
import { Section } from '@/ui/Section';
import { seenOf, useSteps } from './steps';
import { walkFacts } from './walkFacts';

/** The walks above the catalogue; nothing where there is none. */
export function WalkList() {
  const t = useT().walk;
  const { data } = useCall(getWalks, {});
  if (!data || data.length === 0) return null;
  return (
    <Section title={t.walks}>
      <View className="stack">
        {data.map((walk) => (
          <WalkCard key={walk.id} walk={walk} />
        ))}
      </View>
    </Section>
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
