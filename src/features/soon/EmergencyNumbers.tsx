import { View } from '@tarojs/components';
import './EmergencyNumbers.scss';
import { useT } from '@/i18n/useT';
import { phoneCall } from '@/platform/phoneCall';
import { Tap } from '@/ui/Tap';

/** The country's numbers; they work whether the park's help is open or not. */
const NUMBERS = { police: '110', fire: '119', ambulance: '120' } as const;

export function EmergencyNumbers() {
  const { soon } = useT().center;
  return (
    <View className="emergency">
      <View className="emergency__head">{soon.helpNow}</View>
      <View className="emergency__numbers">
        {(['police', 'fire', 'ambulance'] as const).map((kind) => (
          <Tap
            key={kind}
            className="emergency__number"
            label={`${soon.call[kind]} ${NUMBERS[kind]}`}
            onClick={() => void phoneCall(NUMBERS[kind]).catch(() => {})}
          >
            <View className="emergency__digits">{NUMBERS[kind]}</View>
            <View className="emergency__kind">{soon.call[kind]}</View>
          </Tap>
        ))}
      </View>
    </View>
  );
}
