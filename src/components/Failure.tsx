import { View } from '@tarojs/components';
import type { ReactNode } from 'react';
import './Failure.scss';
import { isLost, sentenceOf } from '@/api/sentence';
import { useT } from '@/i18n/useT';
import { aria } from '@/ui/aria';

interface FailureProps {
  error: Error | null;
  /** Said besides when no answer came, so that nobody knows whether it was done. */
  unknown?: string;
  /** What can be done about it. */
  children?: ReactNode;
}

/** Why something was not done; nothing while there is no error. */
export function Failure({ error, unknown, children }: FailureProps) {
  const { failed } = useT().core.request;
  if (!error) return null;
  return (
    <View className="failure stack-near note tone-danger" {...aria({ role: 'alert' })}>
      <View>{sentenceOf(error) ?? failed}</View>
      {isLost(error) && unknown && <View>{unknown}</View>}
      {children}
    </View>
  );
}
