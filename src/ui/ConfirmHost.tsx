import { useDidHide } from '@tarojs/taro';
import { useSyncExternalStore } from 'react';
import { ConfirmSheet } from './ConfirmSheet';
import { onQuestion, openQuestion } from './confirm';
import { useShown } from './shown';

/** Shows what confirm() asks, on the page that is in front. Leaving the page is a no. */
export function ConfirmHost() {
  const question = useSyncExternalStore(onQuestion, openQuestion, openQuestion);
  const inFront = useShown();
  useDidHide(() => openQuestion()?.answer(false));
  if (!question || !inFront) return null;
  const { answer, ...said } = question;
  return <ConfirmSheet {...said} open onConfirm={() => answer(true)} onCancel={() => answer(false)} />;
}
