import { View } from '@tarojs/components';
import { useContext } from 'react';
import './Empty.scss';
import { useT } from '../i18n/useT';
import { aria } from './aria';
import { Button } from './Button';
import { NavContext } from './navContext';
import type { StatePicture } from './pictures/states';
import { Spiral } from './Spiral';

interface EmptyProps {
  /** What will be here. */
  text: string;
  /** What to do about it; the way home unless told. */
  action?: string;
  onAction?: () => void;
  /** The way on stands elsewhere on the page. */
  hasWay?: boolean;
  role?: 'alert';
  /** Of what there is nothing yet, or `nothing`: nothing that fits. */
  picture?: StatePicture;
}

export function Empty({ text, action, onAction, hasWay = false, role, picture }: EmptyProps) {
  const { home } = useT().core.action;
  const { onHome } = useContext(NavContext);
  return (
    <View className="empty centred" {...aria({ role })}>
      <Spiral picture={picture} />
      <View className="empty__text">{text}</View>
      {!hasWay && (
        <Button kind="secondary" onClick={onAction ?? onHome}>
          {action ?? home}
        </Button>
      )}
    </View>
  );
}
