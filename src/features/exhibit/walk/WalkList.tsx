import { getWalks } from '@park/contract/walk/calls';
import { View } from '@tarojs/components';
import { useCall } from '@/api/useCall';
import { useT } from '@/i18n/useT';
import { Section } from '@/ui/Section';
import { WalkCard } from './WalkCard';

/** The walks above the catalogue; nothing where there is none. */
export function WalkList() {
  const t = useT().walk;
  const { data } = useCall(getWalks, {}, { isKept: true });
  if (!data || data.length === 0) return null;
  return (
    <Section title={t.walks}>
      <View className="stack">
        {data.map((walk) => (
          <WalkCard key={walk.id} walk={walk} />
        ))}
      </View>
    </Section>
  );
}
