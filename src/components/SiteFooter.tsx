import { View } from '@tarojs/components';
import { usePark } from '@/api/usePark';
import { useT } from '@/i18n/useT';
import { go } from '@/navigation/go';
import { phoneCall } from '@/platform/phoneCall';
import { Button } from '@/ui/Button';

/** Whom to call, who runs the park, and the numbers under which the site is registered, which the law wants at the foot of it. */
export function SiteFooter() {
  const { center, core } = useT();
  const t = center.home;
  const park = usePark();
  if (!park) return null;
  const { phones, operator, icp, publicSecurity } = park;
  const calls = (['office', 'complaints'] as const).flatMap((kind) => (phones[kind] ? [[kind, phones[kind]] as const] : []));
  return (
    <View className="stack centred text-quiet">
      {calls.map(([kind, number]) => (
        <Button key={kind} kind="text" onClick={() => void phoneCall(number).catch(() => {})}>
          {t[kind]({ number })}
        </Button>
      ))}
      <Button kind="text" onClick={() => void go('about')}>
        {core.title.about}
      </Button>
      {[operator, icp, publicSecurity].filter(Boolean).map((line) => (
        <View key={line}>{line}</View>
      ))}
    </View>
  );
}
