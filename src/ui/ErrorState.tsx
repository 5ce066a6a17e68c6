import { useT } from '../i18n/useT';
import { Empty } from './Empty';

interface ErrorStateProps {
  /** What happened, in words. */
  text?: string;
  onRetry: () => void;
}

export function ErrorState({ text, onRetry }: ErrorStateProps) {
  const { action, state } = useT().core;
  return <Empty role="alert" text={text ?? state.failed} action={action.retry} onAction={onRetry} />;
}
