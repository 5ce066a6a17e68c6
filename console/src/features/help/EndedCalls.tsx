import { exportHelpRequests, getHelpRequests } from '@park/contract/help/calls';
import { useTexts } from '../../i18n/language';
import { StatusTag } from '../../ui/Cells';
import { ListPage } from '../../ui/list/ListPage';
import { ParkTime } from '../../ui/values';
import { clock } from './alarmRules';

/** Past calls, newest first. */
export default function EndedCalls() {
  const t = useTexts('help');
  const ui = useTexts('ui');
  return (
    <ListPage
      texts={t.ended}
      back="/help"
      call={getHelpRequests}
      exportCall={exportHelpRequests}
      input={() => ({ over: true })}
      columns={[
        { title: ui.number, dataIndex: 'number' },
        { title: ui.kind, render: (_, { kind }) => t.kinds[kind] },
        {
          title: t.ended.status,
          render: (_, { status }) => (
            <StatusTag tone={status === 'resolved' ? 'good' : 'quiet'}>{t.statuses[status]}</StatusTag>
          ),
        },
        { title: t.ended.received, render: (_, { receivedAt }) => <ParkTime at={receivedAt} /> },
        { title: t.ended.waited, render: (_, { waitedSeconds }) => clock(waitedSeconds) },
        { title: t.ended.responder, render: (_, { responder }) => responder ?? '—' },
        {
          title: t.ended.outcome,
          width: 320,
          render: (_, { outcome }) => <div style={{ width: 320, overflowWrap: 'anywhere' }}>{outcome ?? '—'}</div>,
        },
      ]}
    />
  );
}
