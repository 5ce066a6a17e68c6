import { View } from '@tarojs/components';
import { usePark } from '@/api/usePark';

/** Who runs the park, and the numbers under which the site is registered, as the law wants them at the foot of it. */
export function SiteFoot() {
  const park = usePark();
  const lines = [park?.operator, park?.icp, park?.publicSecurity].filter(Boolean);
  if (lines.length === 0) return null;
  return (
    <View className="stack centred text-quiet">
      {lines.map((line) => (
        <View key={line}>{line}</View>
      ))}
    </View>
  );
}
