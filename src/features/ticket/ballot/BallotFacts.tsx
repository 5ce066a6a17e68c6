import { beaconTime } from '@park/contract/beacon/chain';
import type { Ballot } from '@park/contract/ticket/ballot/schemas';
import { View } from '@tarojs/components';
import { Fingerprint } from '@/components/draw/Fingerprint';
import { formatMoment } from '@/i18n/format';
import { useT } from '@/i18n/useT';
import { Card } from '@/ui/Card';
import { Facts } from '@/ui/Facts';
import { Section } from '@/ui/Section';
import { When } from '../When';

/** When what happens, and how many take part. */
export function BallotFacts({ ballot, state }: { ballot: Ballot; state: Ballot['state'] }) {
  const t = useT().ballot.times;
  return (
    <Section title={t.draw}>
      <Card>
        <Facts
          rows={[
            ...(state === 'announced' ? [[t.open, formatMoment(ballot.openAt)] as const] : []),
            [t.close, formatMoment(ballot.closeAt)],
            [t.draw, formatMoment(ballot.drawnAt ?? ballot.drawAt)],
            [t.pay, t.within(wholeHours(ballot.payWithin))],
            [t.entrants, t.count({ n: ballot.entrants })],
          ]}
        />
      </Card>
    </Section>
  );
}

/** The slots once their places are fixed. */
export function BallotSlots({ ballot: { slots } }: { ballot: Ballot }) {
  const t = useT().ballot.slots;
  return (
    <Section title={t.title}>
      <Card>
        <View className="stack">
          {slots.map(({ day, slotId, places, closed, ...slot }) => (
            <View key={`${day} ${slotId}`} className="spread">
              <When day={day} slot={slot} />
              <View className="text-quiet">{closed ? t.closed : t.places({ n: places ?? 0 })}</View>
            </View>
          ))}
        </View>
      </Card>
    </Section>
  );
}

/** Why nobody has to believe the park, and what was promised. */
export function FairBallot({ ballot: { commitment, digest, beacon } }: { ballot: Ballot }) {
  const t = useT().ballot;
  return (
    <Section title={t.fair}>
      <Card>
        <View className="stack">
          <View>{t.fairText}</View>
          <Fingerprint label={t.commitment} hex={commitment} />
          {digest !== null && <Fingerprint label={t.digest} hex={digest} />}
          {beacon && (
            <>
              <View>{t.beaconText}</View>
              <View className="text-quiet">{`${t.beacon}: ${beacon.round}, ${formatMoment(beaconTime(beacon.round))}`}</View>
            </>
          )}
        </View>
      </Card>
    </Section>
  );
}

/** A time to pay, in hours where it is whole hours. @param minutes as the park set it */
function wholeHours(minutes: number): { unit: 'hour' | 'minute'; count: number } {
  return minutes % 60 === 0 ? { unit: 'hour', count: minutes / 60 } : { unit: 'minute', count: minutes };
}
