import { View } from '@tarojs/components';
import { useT } from '@/i18n/useT';
import { Card } from '@/ui/Card';
import { Section } from '@/ui/Section';
import { Fingerprint } from './Fingerprint';

/** Why nobody has to believe the park, and what was promised: worth a screenshot before the draw. */
export function FairDraw({ commitment }: { commitment: string | null }) {
  const words = useT().prize.round;
  return (
    <Section title={words.fair}>
      <Card>
        <View className="stack">
          <View>{words.fairText}</View>
          {commitment ? (
            <Fingerprint label={words.commitment} hex={commitment} />
          ) : (
            <View className="text-quiet">
              {words.commitment}: {words.noCommitment}
            </View>
          )}
        </View>
      </Card>
    </Section>
  );
}
