import { View } from '@tarojs/components';
import './OfflineBar.scss';
import { aria } from './aria';

/** A thin bar above a page that can do less than usual, which says why. */
export function OfflineBar({ text }: { text: string }) {
  return (
    <View className="offline-bar" {...aria({ role: 'status' })}>
      {text}
    </View>
  );
}
