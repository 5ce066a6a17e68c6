import { View } from '@tarojs/components';
import './Empty.scss';
import { aria } from './aria';
import { Button } from './Button';
import { Spiral } from './Spiral';

interface EmptyProps {
  /** What will be here. */
  text: string;
  /** What to do about it. */
  action?: string;
  onAction?: () => void;
  role?: 'alert';
}

export function Empty({ text, action, onAction, role }: EmptyProps) {
  return (
    <View className="empty centred" {...aria({ role })}>
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
