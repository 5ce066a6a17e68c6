import type { WalkBrief } from '@park/contract/walk/schemas';
import { useT } from '@/i18n/useT';
import { go } from '@/navigation/go';
import { ListItem } from '@/ui/ListItem';
import { seenOf, useSteps } from './steps';

/** A walk in a list: how long it is, and how far one has come. */
export function WalkCard({ walk }: { walk: WalkBrief }) {
  const t = useT().walk;
  const seen = seenOf(walk, useSteps()).size;
  const { id, name, minutes, metres, isStepFree, stopIds } = walk;
  return (
    <ListItem
      title={name}
      facts={[t.facts(minutes, metres, isStepFree), seen > 0 ? t.progress(seen, stopIds.length) : t.stops(stopIds.length)]}
      label={name}
      onClick={() => void go('walk', { id })}
    />
  );
}
