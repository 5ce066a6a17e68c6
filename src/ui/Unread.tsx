import { View } from '@tarojs/components';
import type { ReactNode } from 'react';
import './Unread.scss';
import { aria } from './aria';

interface UnreadProps {
  isUnread: boolean;
  /** Says it to the ear, where nothing around the title does. */
  label?: string;
  children: ReactNode;
}

/** A title, with a mark before it while it was not read. */
export function Unread({ isUnread, label, children }: UnreadProps) {
  if (!isUnread) return <>{children}</>;
  return (
    <View className="unread">
      <View className="unread__mark" {...aria(label ? { role: 'img', label } : { hidden: true })} />
      <View className="unread__words">{children}</View>
    </View>
  );
}
