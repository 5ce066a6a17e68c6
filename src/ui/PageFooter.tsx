import { View } from '@tarojs/components';
import { type ReactNode, useEffect, useState } from 'react';
import { onKeyboardCover } from '../platform/keyboard';

/** The lower edge of a page, above the tab bar and above the keyboard. */
export function PageFooter({ children }: { children: ReactNode }) {
  const [covered, setCovered] = useState(0);
  useEffect(() => onKeyboardCover(setCovered), []);
  return (
    <View className="page__footer" style={{ bottom: `${covered}px` }}>
      {children}
    </View>
  );
}
