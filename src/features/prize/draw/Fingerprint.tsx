import { View } from '@tarojs/components';
import './Fingerprint.scss';
import { groupFingerprint } from '../rules';

/** 64 hex digits under their name, grouped so that an eye can compare them. */
export function Fingerprint({ label, hex }: { label: string; hex: string }) {
  return (
    <View className="fingerprint">
      <View className="text-quiet">{label}</View>
      <View className="fingerprint__hex selectable">{groupFingerprint(hex)}</View>
    </View>
  );
}
