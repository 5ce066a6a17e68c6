import { WHEELS } from '@park/contract/map/limits';
import { View } from '@tarojs/components';
import './WayCard.scss';
import { useT } from '@/i18n/useT';
import { aria } from '@/ui/aria';
import { Button } from '@/ui/Button';
import { Card } from '@/ui/Card';
import { Choice } from '@/ui/Choice';
import { Icon } from '@/ui/Icon';
import { Tap } from '@/ui/Tap';
import { WALKERS } from './pace';
import type { WayState } from './useWay';

/** Steeper is worth saying, to wheels and to feet. Percent */
const STEEP = { wheels: 3, feet: 6 } as const;

/** From where to where, for whom, and how long it takes. */
export function WayCard({ start, found, here, walker, hasShuttle, ...ways }: WayState & { hasShuttle: boolean }) {
  const { map: t } = useT();
  if (!found || !start) return null;
  const { to, way } = found;
  const from = start.place?.name ?? t.here;
  const isOnWheels = walker === 'wheels';
  const isHard = isOnWheels && (typeof way === 'string' ? way === 'steps' : !way.isForWheels);
  const unplaced = here === 'away' ? t.outside : here === 'vague' ? t.vague : here === 'unknown' ? t.notLocated : null;
  return (
    <Card>
      <View className="way-card stack" {...aria({ role: 'region', label: t.routeTo(to.name) })}>
        <View className="head">
          <View className="way-card__ends">
            <View className="text-quiet">{t.from(from)}</View>
            <View className="text-title">{to.name}</View>
          </View>
          <Tap className="way-card__close centre" label={t.leave} onClick={ways.leave}>
            <Icon name="close" size="small" />
          </Tap>
        </View>
        <View {...aria({ live: 'polite' })}>
          {typeof way === 'string' ? (
            <View className="note tone-warn">{t.noWay[way]}</View>
          ) : (
            <>
              <View className="way-card__minutes figures">{t.minutes(way.minutes)}</View>
              <View className="words text-soft">
                <View>{t.metres(way.metres)}</View>
                {way.climb > 1 && <View>{t.climb(way.climb)}</View>}
                {way.climb <= 1 && way.steepest < STEEP.wheels && <View>{t.level}</View>}
                {way.steepest >= STEEP[isOnWheels ? 'wheels' : 'feet'] && <View>{t.steepest(way.steepest)}</View>}
                {isOnWheels && way.surfaces.map((one) => <View key={one}>{t.surfaces[one]}</View>)}
                {isOnWheels && way.narrowest !== null && <View>{t.narrowest(way.narrowest)}</View>}
              </View>
              {isHard && <View className="note tone-warn">{t.hardOnWheels(WHEELS.steepest)}</View>}
            </>
          )}
          {to.closed !== null && <View className="note tone-danger">{t.closedBecause(to.name, to.closed)}</View>}
          {unplaced && start.place && <View className="way-card__here text-quiet">{unplaced(from)}</View>}
        </View>
        <Choice
          name={t.who}
          options={WALKERS.map((value) => ({ value, label: t.walkers[value] }))}
          value={walker}
          onChange={ways.setWalker}
        />
        {isHard && hasShuttle && (
          <Button kind="secondary" onClick={() => ways.goToNearest('shuttle')}>
            {t.toShuttle}
          </Button>
        )}
        {start.place && (
          <Button kind="text" loading={here === 'asking'} onClick={ways.locate}>
            {t.fromHere}
          </Button>
        )}
      </View>
    </Card>
  );
}
