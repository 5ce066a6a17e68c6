import { WHEELS } from '@park/contract/map/limits';
import { View } from '@tarojs/components';
import { useEffect, useRef } from 'react';
import { usePark } from '@/api/usePark';
import type { Texts } from '@/i18n/areas';
import './WayCard.scss';
import { formatDistance } from '@/i18n/format';
import { useT } from '@/i18n/useT';
import { phoneCall } from '@/platform/phoneCall';
import { aria } from '@/ui/aria';
import { LED_TO, leadTo } from '@/ui/ariaTarget';
import { Button } from '@/ui/Button';
import { Choice } from '@/ui/Choice';
import { Icon } from '@/ui/Icon';
import { Tap } from '@/ui/Tap';
import type { Way } from './findWay';
import { WALKERS } from './pace';
import type { WayState } from './useWay';

/** Steeper is worth saying, to wheels and to feet. Percent */
const STEEP = { wheels: 3, feet: 6 } as const;
/** Steeper for more metres on end is a climb on wheels. Percent */
const CLIMB = { slope: 5, metres: 30 } as const;
/** So far from its ways the map need not say that it knows nothing. m */
const MAX_UNKNOWN_METRES = 15;

const ARROWS = { ahead: '↑', left: '←', right: '→' } as const;
/** As exactly as one paces it. m */
const rounded = (metres: number) => (metres < 100 ? Math.max(5, Math.round(metres / 5) * 5) : Math.round(metres / 10) * 10);

/** From where to where, for whom, and how long it takes. Where that is said stays while there is no route: else nobody hears it. */
export function WayCard(ways: WayState) {
  const { start, found, here, walker, chosen } = ways;
  const { map: t } = useT();
  const phone = usePark()?.phones.emergency;
  const title = useRef<{ focus?: () => void } | null>(null);
  useEffect(() => {
    if (chosen > 0) leadTo(title.current);
  }, [chosen]);
  const from = start?.place?.name ?? t.here;
  const unplaced = here === 'away' ? t.outside : here === 'vague' ? t.vague : here === 'unknown' ? t.notLocated : null;
  return (
    <View className={found ? '' : 'map-view__silent'}>
      <View className="way-card stack" {...(found && aria({ role: 'region', label: t.routeTo({ name: found.to.name }) }))}>
        {found && (
          <View className="head">
            <View className="way-card__ends">
              <View className="text-quiet">{t.from({ name: from })}</View>
              <View className="text-title" ref={title} {...LED_TO} {...aria({ role: 'heading', level: 2 })}>
                {found.to.name}
              </View>
            </View>
            <Tap className="way-card__close centre" label={t.leave} onClick={ways.leave}>
              <Icon name="close" size="small" />
            </Tap>
          </View>
        )}
        {found && (
          <Choice
            name={t.who}
            options={WALKERS.map((value) => ({ value, label: t.walkers[value] }))}
            value={walker}
            onChange={ways.setWalker}
          />
        )}
        <View className="stack-near" {...aria({ live: 'polite' })}>
          {ways.isOff && <View className="note tone-warn">{t.offRoute}</View>}
          {found && <WayFacts {...found} isOnWheels={walker === 'wheels'} left={ways.left} />}
          {found && unplaced && start?.place && <View className="text-quiet">{unplaced({ name: from })}</View>}
        </View>
        {ways.isOff && (
          <Button kind="primary" onClick={ways.findFromHere}>
            {t.newRoute}
          </Button>
        )}
        {found?.isByShuttle && (
          <Button kind="secondary" onClick={() => ways.goToNearest('shuttle')}>
            {t.toShuttle}
          </Button>
        )}
        {found?.isHard && phone && (
          <Button kind="secondary" onClick={() => void phoneCall(phone).catch(() => {})}>
            {t.callStaff}
          </Button>
        )}
        {ways.steps.length > 0 && (
          <View className="way-card__steps stack-near" {...aria({ role: 'list', label: t.steps })}>
            {ways.steps.map(({ turn, kind, name, metres }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a step is where it stands
              <View key={index} className="row" {...aria({ role: 'listitem' })}>
                <View className="way-card__turn figures" {...aria({ hidden: true })}>
                  {ARROWS[turn]}
                </View>
                <View>{t.step({ turn, way: formatDistance(rounded(metres)), name: name || null, kind: kind ?? 'none' })}</View>
              </View>
            ))}
          </View>
        )}
        {found && start?.place && (
          <Button kind="text" loading={here === 'asking'} onClick={ways.locate}>
            {t.fromHere}
          </Button>
        )}
      </View>
    </View>
  );
}

type Found = NonNullable<WayState['found']>;

/** How long and how hard the way is, and what nobody knows of it. */
function WayFacts({ to, way, isByShuttle, isHard, isOnWheels, left }: Found & { isOnWheels: boolean; left: WayState['left'] }) {
  const { map: t } = useT();
  const last = typeof way === 'string' ? 0 : Math.round(way.off[1]);
  return (
    <>
      {typeof way !== 'string' && (
        <View>
          <View className="way-card__minutes figures">{left ? t.minutesLeft(left) : t.minutes(way)}</View>
          <View className="text-soft">{factsOf({ ...way, ...left }, isOnWheels, t).join(' · ')}</View>
        </View>
      )}
      {(typeof way === 'string' || isHard) && (
        <View className="note tone-warn">
          <View>{typeof way === 'string' ? t.noWay[way] : isByShuttle ? t.hard.shuttle : t.hard.alone}</View>
          {typeof way !== 'string' && <View className="text-strong">{reasonsOf(way, t).join(' · ')}</View>}
          {isHard && <View>{t.askStaff}</View>}
        </View>
      )}
      {last > MAX_UNKNOWN_METRES && <View className="text-quiet">{t.lastMetres({ metres: last })}</View>}
      {isOnWheels && to.kind === 'toilet' && to.accessible !== 'yes' && (
        <View className="note tone-warn">{t.cabin[to.accessible ?? 'unknown']}</View>
      )}
      {to.closed !== null && <View className="note tone-danger">{t.closedBecause({ name: to.name, why: to.closed })}</View>}
    </>
  );
}

/** What stands under the minutes. What makes it hard stands below. */
function factsOf({ metres, climb, slopes, surfaces, narrowest, isMeasured }: Way, isOnWheels: boolean, t: Texts['map']) {
  const { steepest } = slopes;
  const isWorthSaying = steepest >= STEEP[isOnWheels ? 'wheels' : 'feet'] && !(isOnWheels && steepest > WHEELS.steepest);
  const facts = [
    formatDistance(metres),
    climb > 1 && t.climb({ metres: climb }),
    climb <= 1 && steepest < STEEP.wheels && t.level,
    isWorthSaying && t.steepest({ percent: steepest }),
  ];
  if (isOnWheels) {
    const { longest } = slopes.over(CLIMB.slope);
    facts.push(
      longest > CLIMB.metres && t.longClimb({ metres: longest, percent: CLIMB.slope }),
      ...surfaces.map((one) => t.surfaces[one]),
      narrowest !== null && t.narrowest({ metres: narrowest }),
      !isMeasured && t.notMeasured,
    );
  }
  return facts.filter(Boolean);
}

/** Why wheels do not manage it alone. */
function reasonsOf({ slopes, surfaces, narrowest }: Way, t: Texts['map']) {
  const { steepest } = slopes;
  return [
    steepest > WHEELS.steepest && t.tooSteep({ metres: slopes.over(WHEELS.steepest).metres, limit: WHEELS.steepest, steepest }),
    ...surfaces.filter((one) => !WHEELS.surfaces.includes(one)).map((one) => t.surfaces[one]),
    narrowest !== null && narrowest < WHEELS.narrowest && t.narrowest({ metres: narrowest }),
  ].filter(Boolean);
}
