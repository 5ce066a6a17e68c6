import { useT } from '../i18n/useT';
import { Empty } from './Empty';

interface ErrorStateProps {
  /** What happened, in words. */
  text?: string;
  /** No answer came at all. */
  offline?: boolean;
  onRetry: () => void;
}

export function ErrorState({ text, offline, onRetry }: ErrorStateProps) {
  const { action, state } = useT().core;
  const picture = offline ? 'offline' : 'error';
  return <Empty role="alert" picture={picture} text={text ?? state.failed} action={action.retry} onAction={onRetry} />;
}
