import { View } from '@tarojs/components';
import './EmergencyNumbers.scss';
import { useT } from '@/i18n/useT';
import { phoneCall } from '@/platform/phoneCall';
import { Tap } from '@/ui/Tap';

/** The country's numbers and the park's own; they are there before anything is loaded, and whoever is signed in. */
const NUMBERS = [
  ['police', '110'],
  ['fire', '119'],
  ['ambulance', '120'],
  ['park', PARK_PHONE],
] as const;

export function EmergencyNumbers() {
  const t = useT().help;
  return (
    <View className="emergency">
      <View className="text-strong">{t.numbers}</View>
      <View className="emergency__numbers">
        {NUMBERS.map(([kind, number]) => (
          <Tap
            key={kind}
            className={`emergency__number emergency__number--${kind} centre`}
            label={`${t.call[kind]} ${number}`}
            onClick={() => void phoneCall(number).catch(() => {})}
          >
            <View className="text-heading">{number}</View>
            <View className="text-small">{t.call[kind]}</View>
          </Tap>
        ))}
      </View>
    </View>
  );
}
