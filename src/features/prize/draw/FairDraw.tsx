import { View } from '@tarojs/components';
import { useT } from '@/i18n/useT';
import { Card } from '@/ui/Card';
import { Section } from '@/ui/Section';
import { Fingerprint } from './Fingerprint';

/** Why nobody has to believe the park, and what was promised: worth a screenshot before the draw. */
export function FairDraw({ commitment }: { commitment: string | null }) {
  const t = useT().prize.round;
  return (
    <Section title={t.fair}>
      <Card>
        <View className="stack">
          <View>{t.fairText}</View>
          {commitment ? (
            <Fingerprint label={t.commitment} hex={commitment} />
          ) : (
            <View className="text-quiet">
              {t.commitment}: {t.noCommitment}
            </View>
          )}
        </View>
      </Card>
    </Section>
  );
}
