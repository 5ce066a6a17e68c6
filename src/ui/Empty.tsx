import { View } from '@tarojs/components';
import './Empty.scss';
import { aria } from './aria';
import { Button } from './Button';
import type { StatePicture } from './pictures/states';
import { Spiral } from './Spiral';

interface EmptyProps {
  /** What will be here. */
  text: string;
  /** What to do about it. */
  action?: string;
  onAction?: () => void;
  role?: 'alert';
  /** `empty`: nothing yet; `nothing`: nothing that fits. */
  picture?: StatePicture;
}

export function Empty({ text, action, onAction, role, picture }: EmptyProps) {
  return (
    <View className="empty centred" {...aria({ role })}>
      <Spiral picture={picture} />
      <View className="empty__text">{text}</View>
      {action && onAction && (
        <Button kind="secondary" onClick={onAction}>
          {action}
        </Button>
      )}
    </View>
  );
}
