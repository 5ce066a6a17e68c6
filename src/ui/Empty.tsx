import { View } from '@tarojs/components';
import './Empty.scss';
import { Button } from './Button';
import { Spiral } from './Spiral';

interface EmptyProps {
  /** What will be here. */
  text: string;
  /** What to do about it. */
  action?: string;
  onAction?: () => void;
}

export function Empty({ text, action, onAction }: EmptyProps) {
  return (
    <View className="empty">
      <Spiral />
      <View className="empty__text">{text}</View>
      {action && onAction && (
        <Button kind="secondary" onClick={onAction}>
          {action}
        </Button>
      )}
    </View>
  );
}
