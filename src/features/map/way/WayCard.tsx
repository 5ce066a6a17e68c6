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

/** Steeper is worth saying. Percent */
const STEEP = 6;

/** From where to where, for whom, and how long it takes. */
export function WayCard({ start, found, here, walker, setWalker, locate, leave }: WayState) {
  const { map: t } = useT();
  if (!found || !start) return null;
  const { to, way } = found;
  const from = start.place?.name ?? t.here;
  return (
    <Card>
      <View className="way-card stack" {...aria({ role: 'region', label: t.routeTo(to.name) })}>
        <View className="head">
          <View className="way-card__ends">
            <View className="text-quiet">{t.from(from)}</View>
            <View className="text-title">{to.name}</View>
          </View>
          <Tap className="way-card__close centre" label={t.leave} onClick={leave}>
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
                <View>{way.climb > 1 ? t.climb(way.climb) : t.level}</View>
                {way.steepest >= STEEP && <View>{t.steepest(way.steepest)}</View>}
              </View>
            </>
          )}
          {to.closed !== null && <View className="note tone-danger">{t.closedBecause(to.name, to.closed)}</View>}
          {(here === 'away' || here === 'unknown') && start.place && (
            <View className="way-card__here text-quiet">{here === 'away' ? t.outside(from) : t.notLocated(from)}</View>
          )}
        </View>
        <Choice
          name={t.who}
          options={WALKERS.map((value) => ({ value, label: t.walkers[value] }))}
          value={walker}
          onChange={setWalker}
        />
        {start.place && (
          <Button kind="text" loading={here === 'asking'} onClick={() => void locate()}>
            {t.fromHere}
          </Button>
        )}
      </View>
    </Card>
  );
}
