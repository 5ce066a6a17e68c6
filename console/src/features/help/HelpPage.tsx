import { exportHelpRequests, getHelpRequests } from '@park/contract/help/calls';
import { rulesOf } from '@park/contract/park/rules';
import { Route, Routes, useParams } from 'react-router';
import { usePark, useParkList } from '../../api/park';
import { useTexts } from '../../i18n/language';
import { StatusTag } from '../../ui/Cells';
import { ListPage } from '../../ui/list/ListPage';
import { ParkTime } from '../../ui/values';
import { clock } from './alarmRules';
import HelpBoard from './HelpBoard';
import { ResolveHelp } from './ResolveHelp';
import './help.css';

/** Calls for help, those that are open and those that are over. */
export default function HelpPage() {
  return (
    <Routes>
      <Route index element={<HelpBoard />} />
      <Route path="ended" element={<EndedCalls />} />
      <Route path="row/:id" element={<RowCalls />} />
    </Routes>
  );
}

/** Past calls, newest first. */
function EndedCalls() {
  const t = useTexts('help');
  const ui = useTexts('ui');
  const { help: days } = rulesOf(usePark()?.rules ?? {}).retention;
  const { nameOf } = useParkList('help', t.kinds);
  return (
    <ListPage
      texts={{ ...t.ended, about: t.ended.about({ days }) }}
      back="/help"
      call={getHelpRequests}
      exportCall={exportHelpRequests}
      input={() => ({ over: true })}
      columns={[
        { title: ui.number, dataIndex: 'number' },
        { title: ui.kind, render: (_, { kind }) => nameOf(kind) },
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

/** Each of the calls that stand in one row of the board. */
function RowCalls() {
  const t = useTexts('help');
  const ui = useTexts('ui');
  const { nameOf } = useParkList('help', t.kinds);
  const { id = '' } = useParams();
  return (
    <ListPage
      texts={t.row}
      back="/help"
      call={getHelpRequests}
      input={() => ({ inRowOf: id })}
      columns={[
        { title: ui.number, dataIndex: 'number' },
        { title: ui.kind, render: (_, { kind }) => nameOf(kind) },
        { title: t.ended.received, render: (_, { receivedAt }) => <ParkTime at={receivedAt} /> },
        { title: ui.telephone, render: (_, { phone }) => phone || '—' },
        {
          title: t.row.note,
          render: (_, { note }) => <div style={{ maxWidth: 320, overflowWrap: 'anywhere' }}>{note || '—'}</div>,
        },
      ]}
      actions={(call) => <ResolveHelp call={call} type="default" />}
    />
  );
}
