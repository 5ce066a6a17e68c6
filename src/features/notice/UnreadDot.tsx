import { View } from '@tarojs/components';
import './UnreadDot.scss';
import { aria } from '@/ui/aria';

/** Says to the eye that a notice is new; the card's name says it to the ear. */
export function UnreadDot() {
  return <View className="unread-dot" {...aria({ hidden: true })} />;
}
