import { getHelpRequests } from '@park/contract/help/calls';
import { useParams } from 'react-router';
import { useTexts } from '../../i18n/language';
import { ListPage } from '../../ui/list/ListPage';
import { ParkTime } from '../../ui/values';
import { ResolveHelp } from './ResolveHelp';

/** Each of the calls that stand in one row of the board. */
export default function RowCalls() {
  const t = useTexts('help');
  const ui = useTexts('ui');
  const { id = '' } = useParams();
  return (
    <ListPage
      texts={t.row}
      back="/help"
      call={getHelpRequests}
      input={() => ({ inRowOf: id })}
      columns={[
        { title: ui.number, dataIndex: 'number' },
        { title: ui.kind, render: (_, { kind }) => t.kinds[kind] },
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
