import { View } from '@tarojs/components';
import './Form.scss';
import { aria } from '@/ui/aria';

/** What is wrong with what is chosen; nothing while it is right. */
export function Mistake({ text }: { text: string | undefined }) {
  if (!text) return null;
  return (
    <View className="form__error" {...aria({ role: 'alert' })}>
      {text}
    </View>
  );
}
