import { View } from '@tarojs/components';
import type { ReactNode } from 'react';
import './StickyAction.scss';

interface StickyActionProps {
  /** Price or a word that belongs to the action. */
  note?: ReactNode;
  children: ReactNode;
}

/** The one main action of a page, at its lower edge; pass it as the page's `footer`. */
export function StickyAction({ note, children }: StickyActionProps) {
  return (
    <View className="sticky-action">
      {note && <View className="sticky-action__note">{note}</View>}
      <View className="sticky-action__action">{children}</View>
    </View>
  );
}
