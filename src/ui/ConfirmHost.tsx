import { useDidHide } from '@tarojs/taro';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { ConfirmSheet } from './ConfirmSheet';
import { onQuestion, openQuestion } from './confirm';
import { useShown } from './shown';

/** Shows what confirm() asks, on the page that is in front. Leaving the page is a no. */
export function ConfirmHost() {
  const question = useSyncExternalStore(onQuestion, openQuestion, openQuestion);
  const inFront = useShown();
  const asked = inFront ? question : null;
  const last = useRef(asked);
  last.current = asked;
  useDidHide(() => openQuestion()?.answer(false));
  // A page that is left by going back is closed, and hides nowhere.
  useEffect(
    () => () => {
      if (last.current && last.current === openQuestion()) last.current.answer(false);
    },
    [],
  );
  if (!question || !inFront) return null;
  const { answer, ...said } = question;
  return <ConfirmSheet {...said} open onConfirm={() => answer(true)} onCancel={() => answer(false)} />;
}
