import { useDidHide } from '@tarojs/taro';
import { useEffect, useLayoutEffect, useState, useSyncExternalStore } from 'react';
import { ConfirmSheet } from './ConfirmSheet';
import { hostQuestions, onQuestion, openQuestion } from './confirm';
import { useShown } from './shown';

/** Shows what confirm() asks, on the page that is in front. Leaving the page is a no. */
export function ConfirmHost() {
  const question = useSyncExternalStore(onQuestion, openQuestion, openQuestion);
  const inFront = useShown();
  const [host] = useState({});
  // Before anything on the page can ask.
  useLayoutEffect(() => (inFront ? hostQuestions(host) : undefined), [inFront, host]);
  const leave = () => {
    const open = openQuestion();
    if (open?.host === host) open.answer(false);
  };
  useDidHide(leave);
  // A page that is left by going back is closed, and hides nowhere.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page closes
  useEffect(() => leave, []);
  if (!question || !inFront || (question.host && question.host !== host)) return null;
  const { answer, host: _host, ...texts } = question;
  return <ConfirmSheet {...texts} open onConfirm={() => answer(true)} onCancel={() => answer(false)} />;
}
