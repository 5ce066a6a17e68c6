import { View } from '@tarojs/components';
import type { ReactNode } from 'react';
import './StickyAction.scss';
import { Button, type ButtonProps } from './Button';

interface Note {
  /** Price or a word that belongs to the action. */
  note?: ReactNode;
  /** The note always stands above the action: for words that change while somebody looks. */
  stacked?: boolean;
}

/** What can be done on a page, at its lower edge; pass it as the page's `footer`. */
export function StickyAction({ note, stacked = false, children }: Note & { children: ReactNode }) {
  return (
    <View className={stacked ? 'sticky-action sticky-action--stacked' : 'sticky-action'}>
      {note && <View className="sticky-action__note">{note}</View>}
      <View className="sticky-action__action">{children}</View>
    </View>
  );
}

/** The same of a page whose one main action is a button. */
export function MainAction({ note, stacked, ...button }: Note & ButtonProps) {
  return (
    <StickyAction note={note} stacked={stacked}>
      <Button block round {...button} />
    </StickyAction>
  );
}
