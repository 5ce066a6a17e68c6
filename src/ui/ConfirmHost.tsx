import { useDidHide, useDidShow } from '@tarojs/taro';
import { useState, useSyncExternalStore } from 'react';
import { ConfirmSheet } from './ConfirmSheet';
import { onQuestion, openQuestion } from './confirm';

/** Shows what confirm() asks, on the page that is in front. Leaving the page is a no. */
export function ConfirmHost() {
  const question = useSyncExternalStore(onQuestion, openQuestion, openQuestion);
  const [inFront, setInFront] = useState(true);
  useDidShow(() => setInFront(true));
  useDidHide(() => {
    setInFront(false);
    openQuestion()?.answer(false);
  });
  if (!question || !inFront) return null;
  const { answer, ...said } = question;
  return <ConfirmSheet {...said} open onConfirm={() => answer(true)} onCancel={() => answer(false)} />;
}
