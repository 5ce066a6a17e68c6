import { View } from '@tarojs/components';
import type { ReactNode } from 'react';
import './StickyAction.scss';

interface StickyActionProps {
  /** Price or a word that belongs to the action. */
  note?: ReactNode;
  /** The note always stands above the action: for words that change while somebody looks. */
  stacked?: boolean;
  children: ReactNode;
}

/** The one main action of a page, at its lower edge; pass it as the page's `footer`. */
export function StickyAction({ note, stacked = false, children }: StickyActionProps) {
  return (
    <View className={stacked ? 'sticky-action sticky-action--stacked' : 'sticky-action'}>
      {note && <View className="sticky-action__note">{note}</View>}
      <View className="sticky-action__action">{children}</View>
    </View>
  );
}
