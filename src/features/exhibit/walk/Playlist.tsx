import { getExhibit } from '@park/contract/exhibit/calls';
import { placeOfExhibit } from '@park/contract/map/limits';
import type { Walk } from '@park/contract/walk/schemas';
import { View } from '@tarojs/components';
import { useEffect, useRef, useState } from 'react';
import { useCall } from '@/api/useCall';
import { useParts } from '@/api/usePark';
import { getLanguage } from '@/i18n/language';
import { useT } from '@/i18n/useT';
import { go } from '@/navigation/go';
import { pageStack } from '@/platform/pageStack';
import { useVoice } from '@/platform/voice';
import { Button } from '@/ui/Button';
import { Section } from '@/ui/Section';
import { ExhibitCard } from '../ExhibitCard';
import { useStopWhenCovered } from '../listening';
import { Story } from '../Story';
import { SequenceContext } from '../sequence';
import { nextStop, seenOf, standAt, stopNow, takeStep, useStands, useSteps } from './steps';

/** Where one is on a walk: one tap starts it, and what tells of its stops is heard one after another, and goes on where one left off. */
export function Playlist({ walk }: { walk: Walk }) {
  const { exhibit, walk: t } = useT();
  const { id, stops } = walk;
  const steps = useSteps();
  const stands = useStands();
  const hasMap = useParts()('map');
  const voice = useVoice(getLanguage());
  // How many pages were open when it began; 0: it is off.
  const [depth, setDepth] = useState(0);
  const isOn = depth > 0 && pageStack().length === depth;
  const covered = useStopWhenCovered(() => setDepth(0));
  const now = stopNow(walk, steps, stands);
  const index = stops.findIndex((stop) => stop.id === now);
  const stop = stops[index];
  const { data, isLoading, isError } = useCall(getExhibit, { id: now ?? '' }, { enabled: now !== undefined });
  // There before its turn: a locked phone waits for nothing.
  const behind = stops[index + 1]?.id;
  useCall(getExhibit, { id: behind ?? '' }, { enabled: behind !== undefined, isQuiet: true });
  const isMute = data !== undefined && data.recording === null && voice === null;
  const shown = useRef(now);
  shown.current = now;
  const turn = (on: boolean) => {
    // A stop that was left has nothing to say of the one that is heard.
    if (shown.current !== now) return;
    covered.begin();
    setDepth(on ? pageStack().length : 0);
  };
  const skip = (by: 1 | -1) => {
    const to = stops[index + by];
    if (to) standAt(id, to.id);
    else turn(false);
  };
  const ended = () => {
    takeStep(id, stop?.id ?? '');
    turn(true);
    skip(1);
    // One that was left out is where one goes on.
    const open = index === stops.length - 1 ? nextStop(walk, steps, now) : undefined;
    if (open !== undefined) standAt(id, open);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each stop
  useEffect(() => {
    if (isMute && isOn) skip(1);
    // It would begin by itself once the network is back.
    if (isError && isOn) turn(false);
  }, [isMute, isError, isOn, now]);
  if (!stop) return null;
  const showWay = () => void go('searchBar', { view: 'map', walk: id, place: placeOfExhibit(stop.id) });
  const label = index > 0 || seenOf(walk, steps).size > 0 ? t.goOn : t.start;
  return (
    <Section title={t.stopOf({ number: index + 1, all: stops.length })}>
      <View className="stack">
        <ExhibitCard exhibit={stop} walk={id} />
        {data && !isMute ? (
          <SequenceContext.Provider value={{ isOn, label, turn, skip, ended }}>
            <Story key={data.id} exhibit={data} />
          </SequenceContext.Provider>
        ) : (
          <Button block round loading={isLoading} onClick={() => void go('exhibit', { id: stop.id, walk: id })}>
            {label}
          </Button>
        )}
        {stop.at && hasMap && (
          <Button kind="secondary" block round onClick={showWay}>
            {exhibit.way}
          </Button>
        )}
      </View>
    </Section>
  );
}
