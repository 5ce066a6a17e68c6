import { useDidHide } from '@tarojs/taro';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { ConfirmSheet } from './ConfirmSheet';
import { onQuestion, openQuestion } from './confirm';
import { useShown } from './shown';

/** Shows what confirm() asks, on the page that is in front. Leaving the page is a no. */
export function ConfirmHost() {
  const question = useSyncExternalStore(onQuestion, openQuestion, openQuestion);
  const inFront = useShown();
  /** What was asked here: a page may hide after the next one has asked something. */
  const here = useRef<typeof question>(null);
  if (inFront && question) here.current = question;
  const leave = () => {
    if (here.current && here.current === openQuestion()) here.current.answer(false);
  };
  useDidHide(leave);
  // A page that is left by going back is closed, and hides nowhere.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page closes
  useEffect(() => leave, []);
  if (!question || !inFront) return null;
  const { answer, ...said } = question;
  return <ConfirmSheet {...said} open onConfirm={() => answer(true)} onCancel={() => answer(false)} />;
}
