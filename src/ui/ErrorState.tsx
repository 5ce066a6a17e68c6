import { useContext, useEffect } from 'react';
import { useT } from '../i18n/useT';
import { Empty } from './Empty';
import { MissingContext } from './navContext';

interface ErrorStateProps {
  /** What happened, in words. */
  text?: string;
  /** No answer came at all. */
  offline?: boolean;
  onRetry: () => void;
}

export function ErrorState({ text, offline, onRetry }: ErrorStateProps) {
  const { action, state } = useT().core;
  const report = useContext(MissingContext);
  useEffect(() => {
    if (!offline) return;
    report(1);
    return () => report(-1);
  }, [offline, report]);
  const picture = offline ? 'offline' : 'error';
  return <Empty role="alert" picture={picture} text={text ?? state.failed} action={action.retry} onAction={onRetry} />;
}
