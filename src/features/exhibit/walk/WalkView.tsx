import { cardPicture } from '@park/contract/card';
import { walkPack } from '@park/contract/pack/manifest';
import { getWalk } from '@park/contract/walk/calls';
import type { Walk } from '@park/contract/walk/schemas';
import { View } from '@tarojs/components';
import { useMemo } from 'react';
import { useParts, useRules } from '@/api/usePark';
import './WalkView.scss';
import { useCall } from '@/api/useCall';
import { Ground } from '@/components/Ground';
import { Loaded } from '@/components/Loaded';
import { useShare } from '@/components/useShare';
import { useT } from '@/i18n/useT';
import { go, goReplace } from '@/navigation/go';
import { toUrl } from '@/navigation/url';
import { errorNameOf } from '@/request/errors';
import { aria } from '@/ui/aria';
import { Button } from '@/ui/Button';
import { Empty } from '@/ui/Empty';
import { MoreLink } from '@/ui/MoreLink';
import { Page } from '@/ui/Page';
import { Section } from '@/ui/Section';
import { ShareButton } from '@/ui/ShareButton';
import { Tap } from '@/ui/Tap';
import { usePullToRefresh } from '@/ui/usePullToRefresh';
import { ExhibitCard } from '../ExhibitCard';
import { PackCard } from '../pack/PackCard';
import { StampsLink } from '../stamp/StampsLink';
import { useStamps } from '../stamp/useStamps';
import { Playlist } from './Playlist';
import { sketchUri } from './sketch';
import { forgetSteps, seenOf, useSteps } from './steps';
import { walkFacts } from './walkFacts';

/** Metres by the ways, as far as they are known: not the `metres` of the server, which are a bird's. */
type MetresOf = (walk: Walk) => number | null;

/** One walk. @param id '': the address names none */
export function WalkView({ id, metresOf }: { id: string; metresOf: MetresOf }) {
  const { core, walk: t } = useT();
  const query = useCall(getWalk, { id }, { enabled: id !== '' });
  useShare(query.data?.name ?? core.title.walk, 'walk', { id }, query.data && cardPicture(query.data));
  usePullToRefresh(query.refetch);
  if (id === '' || errorNameOf(query.error) === 'walkNotFound')
    return (
      <Page title={core.title.walk}>
        <Empty picture="nothing" text={t.unknown} action={core.title.exhibits} onAction={() => void goReplace('exhibits')} />
      </Page>
    );
  return (
    <Page title={core.title.walk}>
      <Loaded query={query}>{(walk) => <Whole walk={walk} metresOf={metresOf} />}</Loaded>
    </Page>
  );
}

function Whole({ walk, metresOf }: { walk: Walk; metresOf: MetresOf }) {
  const { exhibit, walk: t } = useT();
  const rules = useRules();
  const isOffered = useParts();
  const steps = useSteps();
  const seen = seenOf(walk, steps);
  const { collected } = useStamps();
  const { id, name, minutes, metres, isStepFree, text, stops, stepFree } = walk;
  const far = useMemo(() => metresOf(walk), [metresOf, walk]);
  const have = stops.filter((stop) => collected.has(stop.id)).length;
  return (
    <View className="stack-wide">
      <View>
        <View className="text-heading" {...aria({ role: 'heading', level: 2 })}>
          {name}
        </View>
        <View className="text-quiet">{walkFacts(t.facts, minutes, far, isStepFree)}</View>
      </View>
      {text.split(/\n{2,}/).map((paragraph) => (
        <View key={paragraph}>{paragraph}</View>
      ))}
      {stepFree && <MoreLink text={t.stepFree} onClick={() => void goReplace('walk', { id: stepFree.id })} />}
      {seen.size < stops.length && <Playlist walk={walk} />}
      {metres !== null && isOffered('map') && <Sketch walk={walk} />}
      <Section title={seen.size > 0 ? t.progress({ seen: seen.size, all: stops.length }) : t.stops({ count: stops.length })}>
        <View className="stack">
          {stops.map((stop, index) => (
            <ExhibitCard
              key={stop.id}
              exhibit={stop}
              walk={id}
              side={seen.has(stop.id) ? t.seen({ number: index + 1 }) : String(index + 1)}
            />
          ))}
        </View>
      </Section>
      <PackCard id={walkPack(id)} />
      <View className="spread text-quiet">
        <View>
          {t.stamps({
            have,
            all: stops.length,
            points: isOffered('points') ? rules.points.walk : 0,
            isComplete: have >= stops.length,
          })}
        </View>
        <StampsLink />
      </View>
      {seen.size > 0 && (
        <Button kind="secondary" block round onClick={() => forgetSteps(id)}>
          {t.again}
        </Button>
      )}
      <ShareButton
        kind="text"
        text={exhibit.share}
        copied={exhibit.shareCopied}
        title={name}
        url={toUrl('walk', { id })}
        picture={cardPicture(walk)}
      />
    </View>
  );
}

/** Where the stops lie, and the way to the map that shows it with all ways. */
function Sketch({ walk: { id, name, stops } }: { walk: Walk }) {
  const { exhibit, walk: t } = useT();
  const drawing = useMemo(() => {
    const spots = stops.map(({ at }) => at);
    return { light: sketchUri(spots, 'light'), dark: sketchUri(spots, 'dark') };
  }, [stops]);
  const open = () => void go('searchBar', { view: 'map', walk: id });
  return (
    <View>
      <Tap role="link" label={exhibit.onMap} onClick={open}>
        <View className="walk__sketch" {...aria({ role: 'img', label: t.sketch({ name }) })}>
          <Ground of={drawing} />
        </View>
      </Tap>
      <MoreLink text={exhibit.onMap} onClick={open} />
    </View>
  );
}
