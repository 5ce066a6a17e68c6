import { beaconTime } from '@park/contract/beacon/chain';
import type { PrizeRound } from '@park/contract/prize/round/schemas';
import { View } from '@tarojs/components';
import { Fingerprint } from '@/components/draw/Fingerprint';
import { useT } from '@/i18n/useT';
import { Card } from '@/ui/Card';
import { Section } from '@/ui/Section';
import { momentText } from '../momentText';

/** Why nobody has to believe the park, and what was promised: worth a screenshot before the draw. */
export function FairDraw({ round: { commitment, digest, beaconRound } }: { round: PrizeRound }) {
  const t = useT().prize.round;
  return (
    <Section title={t.fair}>
      <Card>
        <View className="stack">
          <View>{t.fairText}</View>
          {beaconRound !== null && <View>{t.beaconText}</View>}
          {commitment ? (
            <Fingerprint label={t.commitment} hex={commitment} />
          ) : (
            <View className="text-quiet">
              {t.commitment}: {t.noCommitment}
            </View>
          )}
          {digest && <Fingerprint label={t.digest} hex={digest} />}
          {beaconRound !== null && (
            <View>
              <View className="text-quiet">{t.beacon}</View>
              <View className="selectable">
                {t.beaconAt({ round: beaconRound, time: momentText(new Date(beaconTime(beaconRound)).toISOString()) })}
              </View>
            </View>
          )}
        </View>
      </Card>
    </Section>
  );
}
