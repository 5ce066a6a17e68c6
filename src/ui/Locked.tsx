import { parkDay } from '@park/contract/parkTime';
import { View } from '@tarojs/components';
import { useContext, useState } from 'react';
import './Locked.scss';
import { formatClock, formatDay } from '../i18n/format';
import { useT } from '../i18n/useT';
import { aria } from './aria';
import { Button } from './Button';
import type { LockFrame, PageLock } from './lockContext';
import { NavContext } from './navContext';
import { Spiral } from './Spiral';

/** What stands on a page that does not show itself: that it is so, why, until when, and the way home. */
export function Locked({ lock, onLook }: { lock: PageLock; onLook: LockFrame['onLook'] }) {
  const { page, action } = useT().core;
  const { onHome } = useContext(NavContext);
  const [looking, setLooking] = useState(false);
  const { title, reason, until } =
    lock === 'notOffered'
      ? { title: page.notOffered, reason: page.notOfferedText, until: null }
      : 'opens' in lock
        ? {
            title: lock.opens ? page.opensSoonOf({ name: lock.opens }) : page.opensSoon,
            reason: page.opensSoonText,
            until: null,
          }
        : { title: page.locked, ...lock };
  const look = () => {
    setLooking(true);
    void onLook().finally(() => setLooking(false));
  };
  return (
    <View className="locked centred">
      <Spiral />
      <View className="locked__words stack-near" {...aria({ role: 'status' })}>
        <View className="locked__title" {...aria({ role: 'heading', level: 2 })}>
          {title}
        </View>
        <View className="locked__reason">{reason}</View>
        {until && <View>{page.lockedUntil({ when: `${formatDay(parkDay(Date.parse(until)))} ${formatClock(until)}` })}</View>}
      </View>
      {(lock === 'notOffered' || !('opens' in lock)) && (
        <Button round onClick={onHome}>
          {action.home}
        </Button>
      )}
      {lock !== 'notOffered' && (
        <Button kind="text" loading={looking} onClick={look}>
          {page.lockedLook}
        </Button>
      )}
    </View>
  );
}
