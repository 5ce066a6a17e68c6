import { View } from '@tarojs/components';
import './Fingerprint.scss';

/** 64 hex digits under their name, grouped so that an eye can compare them. */
export function Fingerprint({ label, hex }: { label: string; hex: string }) {
  return (
    <View className="fingerprint">
      <View className="text-quiet">{label}</View>
      <View className="fingerprint__hex selectable">{groupFingerprint(hex)}</View>
    </View>
  );
}

/** 64 hex digits in groups of 8. */
export const groupFingerprint = (hex: string): string => hex.replace(/(.{8})(?=.)/g, '$1 ');
