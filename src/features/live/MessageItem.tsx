import type { LiveMessage } from '@park/contract/live/schemas';
import { View } from '@tarojs/components';
import './MessageItem.scss';
import { formatMoment } from '@/i18n/format';
import { Card } from '@/ui/Card';

/** One message of the park, in the words the server wrote for the visitor's language. */
export function MessageItem({ message }: { message: LiveMessage }) {
  return (
    <Card>
      <View className="live-message">
        <View className="live-message__title">{message.title}</View>
        <View className="live-message__text">{message.text}</View>
        <View className="live-message__at">{formatMoment(message.createdAt)}</View>
      </View>
    </Card>
  );
}
