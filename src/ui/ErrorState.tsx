import { View } from '@tarojs/components';
import './Empty.scss';
import { useT } from '../i18n/useT';
import { aria } from './aria';
import { Button } from './Button';
import { Spiral } from './Spiral';

interface ErrorStateProps {
  /** What happened, in words. */
  text?: string;
  onRetry: () => void;
}

export function ErrorState({ text, onRetry }: ErrorStateProps) {
  const { action, state } = useT().core;
  return (
    <View className="empty" {...aria({ role: 'alert' })}>
      <Spiral />
      <View className="empty__text">{text ?? state.failed}</View>
      <Button kind="secondary" onClick={onRetry}>
        {action.retry}
      </Button>
    </View>
  );
}
