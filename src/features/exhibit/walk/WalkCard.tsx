import type { WalkBrief } from '@park/contract/walk/schemas';
import { useT } from '@/i18n/useT';
import { go } from '@/navigation/go';
import { ListItem } from '@/ui/ListItem';
import { Picture } from '@/ui/Picture';
import { seenOf, useSteps } from './steps';
import { walkFacts } from './walkFacts';

/** A walk in a list: how long it takes, and how far one has come. */
export function WalkCard({ walk }: { walk: WalkBrief }) {
  const t = useT().walk;
  const seen = seenOf(walk, useSteps()).size;
  const { id, name, minutes, isStepFree, stopIds, motif, cover } = walk;
  return (
    <ListItem
      // A pack or a node of before tells of none.
      picture={motif && <Picture motif={motif} cover={cover} size="thumb" />}
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
