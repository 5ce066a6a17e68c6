import { getWalk } from '@park/contract/walk/calls';
import { View } from '@tarojs/components';
import { useEffect } from 'react';
import { useCall } from '@/api/useCall';
import { useT } from '@/i18n/useT';
import { go } from '@/navigation/go';
import { Button } from '@/ui/Button';
import { Section } from '@/ui/Section';
import { ExhibitCard } from '../ExhibitCard';
import { nextStop, seenOf, standAt, takeStep, useSteps, walkOf } from './steps';

/** On the page of an exhibit that is a stop of the walk one is on: that it was seen, and the next. @param from the walk that led here */
export function NextStop({ id, from }: { id: string; from?: string }) {
  const t = useT().walk;
  const steps = useSteps();
  const [newest] = steps;
  const walkId = from ?? (newest === undefined ? undefined : walkOf(newest));
  const { data: walk } = useCall(getWalk, { id: walkId ?? '' }, { enabled: walkId !== undefined });
  const isStop = walk?.stopIds.includes(id) ?? false;
  const nextId = walk && isStop ? nextStop(walk, steps, id) : undefined;
  useEffect(() => {
    if (!isStop || walkId === undefined) return;
    takeStep(walkId, id);
    if (nextId !== undefined) standAt(walkId, nextId);
  }, [isStop, walkId, id, nextId]);
  if (!walk || !isStop) return null;
  const next = walk.stops.find((stop) => stop.id === nextId);
  return (
    <Section title={next ? t.next : t.done} more={walk.name} onMore={() => void go('walk', { id: walk.id })}>
      <View className="stack">
        <View className="text-quiet">{t.progress({ seen: seenOf(walk, steps).size, all: walk.stopIds.length })}</View>
        {next ? (
          <ExhibitCard exhibit={next} walk={walk.id} />
        ) : (
          <Button kind="secondary" block round onClick={() => void go('exhibits')}>
            {t.others}
          </Button>
        )}
      </View>
    </Section>
  );
}
