import { View } from '@tarojs/components';
import './EmergencyNumbers.scss';
import { usePark } from '@/api/usePark';
import { useT } from '@/i18n/useT';
import { phoneCall } from '@/platform/phoneCall';
import { Tap } from '@/ui/Tap';

/** The country's: they are there before anything is loaded, and whoever is signed in. */
const NUMBERS = [
  ['police', '110'],
  ['fire', '119'],
  ['ambulance', '120'],
] as const;

export function EmergencyNumbers() {
  const t = useT().help;
  const park = usePark()?.phones.emergency;
  const numbers = park ? [...NUMBERS, ['park', park] as const] : NUMBERS;
  return (
    <View className="emergency">
      <View className="text-strong">{t.numbers}</View>
      <View className="emergency__numbers">
        {numbers.map(([kind, number]) => (
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
