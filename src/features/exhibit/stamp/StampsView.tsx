import { cardPicture } from '@park/contract/card';
import { getExhibits } from '@park/contract/exhibit/calls';
import type { ExhibitBrief } from '@park/contract/exhibit/schemas';
import { View } from '@tarojs/components';
import './StampsView.scss';
import { useOnline } from '@/api/online';
import { useCall } from '@/api/useCall';
import { Loaded } from '@/components/Loaded';
import { useShare } from '@/components/useShare';
import { ageSpan } from '@/i18n/ageSpan';
import { useT } from '@/i18n/useT';
import { go } from '@/navigation/go';
import { toUrl } from '@/navigation/url';
import { isSignedOut, isWayIn, retrySignIn, useSession } from '@/session/store';
import { aria } from '@/ui/aria';
import { Button } from '@/ui/Button';
import { classNames } from '@/ui/classNames';
import { Empty } from '@/ui/Empty';
import { Picture } from '@/ui/Picture';
import { ShareButton } from '@/ui/ShareButton';
import { Tap } from '@/ui/Tap';
import { usePullToRefresh } from '@/ui/usePullToRefresh';
import { columnOf, type Layer } from '../column';
import { LayerFrame } from '../LayerFrame';
import { useStamps } from './useStamps';

type Stamps = ReturnType<typeof useStamps>;

/** The column of time, each exhibit a stamp in its layer: a ghost with its place, or filled once the visitor was there. */
export function StampsView() {
  const { core, stamp: t } = useT();
  const query = useCall(getExhibits, {});
  const stamps = useStamps();
  usePullToRefresh(() => Promise.all([query.refetch(), stamps.refetch()]));
  const all = query.data ?? [];
  const mine = all.filter(({ id }) => stamps.collected.has(id));
  const title = mine.length > 0 ? t.mine({ count: mine.length, all: all.length }) : core.title.stamps;
  useShare(title, 'stamps', undefined, mine[0] && cardPicture(mine[0]));
  return <Loaded query={query}>{(exhibits) => <Column exhibits={exhibits} stamps={stamps} />}</Loaded>;
}

function Column({ exhibits, stamps }: { exhibits: ExhibitBrief[]; stamps: Stamps }) {
  const { exhibit, stamp: t } = useT();
  if (exhibits.length === 0) return <Empty picture="stamps" text={exhibit.empty} />;
  const mine = exhibits.filter(({ id }) => stamps.collected.has(id));
  const count = mine.length;
  return (
    <View>
      <View className="text-heading">{t.count({ count, all: exhibits.length })}</View>
      <View className="text-quiet">{t.about}</View>
      <Waiting count={stamps.waiting.size} />
      <View className="column">
        {columnOf(exhibits).map((layer) => (
          <LayerOfStamps key={layer.period} layer={layer} stamps={stamps} />
        ))}
      </View>
      {mine[0] && (
        <ShareButton
          kind="text"
          text={exhibit.share}
          copied={exhibit.shareCopied}
          title={t.mine({ count, all: exhibits.length })}
          url={toUrl('stamps')}
          picture={cardPicture(mine[0])}
        />
      )}
    </View>
  );
}

/** What is still on the phone, and what it waits for. */
function Waiting({ count }: { count: number }) {
  const { core, stamp: t } = useT();
  const online = useOnline();
  const { phase } = useSession();
  if (count === 0 ? !isWayIn(phase) : online && !isSignedOut(phase)) return null;
  return (
    <View className="stamps__waiting spread">
      <View className="text-quiet">
        {count === 0 ? t.signInToSee : online ? t.waitForYou({ count }) : t.waitForNetwork({ count })}
      </View>
      {online && isWayIn(phase) && (
        <Button kind="text" onClick={() => void retrySignIn()}>
          {core.action.signIn}
        </Button>
      )}
    </View>
  );
}

function LayerOfStamps({ layer, stamps }: { layer: Layer; stamps: Stamps }) {
  const { exhibit, stamp: t } = useT();
  const { length } = layer.exhibits;
  const count = layer.exhibits.filter(({ id }) => stamps.collected.has(id)).length;
  return (
    <LayerFrame layer={layer} side={length > 0 ? t.count({ count, all: length }) : ''}>
      <View className="stamps__bar" {...aria({ hidden: true })}>
        <View className="stamps__filled" style={{ width: `${(100 * count) / length}%` }} />
      </View>
      <View className="stamps__row">
        {layer.exhibits.map((one) => (
          <StampFace key={one.id} exhibit={one} stamps={stamps} />
        ))}
      </View>
      {count === length && (
        <View className="stamps__done note tone-ok">
          {t.layerDone({ span: ageSpan(exhibit.span, layer.fromMa, layer.toMa) })}
        </View>
      )}
    </LayerFrame>
  );
}

function StampFace({ exhibit: { id, name, motif, where }, stamps }: { exhibit: ExhibitBrief; stamps: Stamps }) {
  const { exhibit, stamp: t } = useT();
  const state = stamps.collected.has(id) ? 'collected' : stamps.waiting.has(id) ? 'waiting' : 'open';
  const place = state === 'open' ? where : '';
  const label = [t.stampOf[state]({ name }), place].filter(Boolean).join(' · ');
  return (
    <Tap className="stamps__one" role="link" label={label} onClick={() => void go('exhibit', { id })}>
      <View className={classNames('stamps__face', `stamps__face--${state}`)}>
        <Picture motif={motif} size="tile" isThing />
      </View>
      <View className="text-small">{exhibit.numbered({ id })}</View>
      <View className="text-label">{place}</View>
    </Tap>
  );
}
