import BellOutlined from '@ant-design/icons/BellOutlined';
import { getHelpRequests } from '@park/contract/help/calls';
import type { AdminHelp } from '@park/contract/help/schemas';
import { App, Badge, Button } from 'antd';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { useRefresh } from '../../api/hooks';
import { getSession } from '../../api/session';
import { useTexts } from '../../i18n/language';
import { useAlarm, wasEndedHere } from './alarm';
import { goneFrom, unseen } from './alarmRules';
import { hush, ring } from './chime';
import { useOpenCalls } from './useOpenCalls';

const NONE: AdminHelp[] = [];
/** What this puts before the tab's title. */
const WAITING = /^\(\d+\) /;

/** Calls for help reach the desk whatever page it is on: a bell in the frame, a sound until somebody looks, a number in the tab's title. */
export default function HelpBell() {
  const t = useTexts('help');
  const go = useNavigate();
  const { notification } = App.useApp();
  const { seen, soundOn } = useAlarm();
  const calls = useOpenCalls().data?.items;
  const items = calls ?? NONE;
  const fresh = unseen(items, seen);
  const waiting = items.filter(({ status }) => status === 'active').length;

  useRefresh(['helpRequested', 'helpChanged'], [getHelpRequests]);

  const rings = soundOn && fresh.length > 0;
  useEffect(() => {
    if (rings) ring();
    return hush;
  }, [rings]);

  useEffect(() => {
    if (waiting > 0) document.title = `(${waiting}) ${document.title}`;
    return () => {
      document.title = document.title.replace(WAITING, '');
    };
  }, [waiting]);

  const before = useRef(calls);
  useEffect(() => {
    if (!calls) return;
    for (const { id, number } of goneFrom(before.current ?? NONE, calls, getSession()?.userName ?? '')) {
      if (!wasEndedHere(id)) notification.info({ key: id, title: t.gone({ number }), description: t.goneAbout, duration: 0 });
    }
    before.current = calls;
  }, [calls, notification, t]);

  const label = fresh.length > 0 ? t.bellNew({ count: fresh.length }) : t.bell({ waiting });
  return (
    <>
      <Badge count={waiting} offset={[-6, 8]} color={fresh.length > 0 ? '#b3382c' : '#5f5a4f'} title="">
        <Button
          type={fresh.length > 0 ? 'primary' : 'text'}
          danger={fresh.length > 0}
          icon={<BellOutlined />}
          aria-label={label}
          onClick={() => go('/help')}
        />
      </Badge>
      <span className="off-screen" role="status">
        {fresh.length > 0 && label}
      </span>
    </>
  );
}
