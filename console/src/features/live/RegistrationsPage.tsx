import { decideRegistration, exportRegistrations, getRegistrations, suspendAnchor } from '@park/contract/live/anchor/calls';
import type { AdminRegistration } from '@park/contract/live/anchor/schemas';
import { AnchorStatus, FIELD } from '@park/contract/live/limits';
import { Space } from 'antd';
import { useRefresh, useSend } from '../../api/hooks';
import { useTexts } from '../../i18n/language';
import { AskWords } from '../../ui/AskWords';
import { SampleTag, StatusTag, type Tone, TwoLines } from '../../ui/Cells';
import { Confirm } from '../../ui/Confirm';
import { ListPage } from '../../ui/list/ListPage';
import { ParkTime } from '../../ui/values';
import { statusShown } from './rules';

const TONES: Record<number, Tone> = {
  [AnchorStatus.awaiting]: 'waiting',
  [AnchorStatus.approved]: 'good',
  [AnchorStatus.rejected]: 'bad',
  [AnchorStatus.suspended]: 'quiet',
};

export function RegistrationsPage() {
  const { registrations: t } = useTexts('live');
  const ui = useTexts('ui');
  useRefresh(['anchorRegistered'], [getRegistrations]);
  const options = Object.entries(t.statuses).map(([value, label]) => ({ value, label }));
  return (
    <ListPage
      texts={t}
      call={getRegistrations}
      exportCall={exportRegistrations}
      filters={[{ name: 'status', label: ui.state, kind: 'choice', options }]}
      input={({ status }) => ({ status: status && (Number(status) as AnchorStatus) })}
      columns={[
        {
          title: ui.state,
          render: (_, row) => {
            const status = statusShown(row);
            return (
              <TwoLines
                first={<StatusTag tone={TONES[status] ?? 'quiet'}>{status === 0 ? '' : t.statuses[status]}</StatusTag>}
                second={
                  <>
                    {t.at} <ParkTime at={row.createdAt} />
                  </>
                }
              />
            );
          },
        },
        {
          title: ui.person,
          render: (_, { id, name, phone }) => (
            <>
              <strong>{name}</strong> <SampleTag kind="registration" id={id} />
              <div>
                <a href={`tel:${phone}`}>{phone}</a>
              </div>
            </>
          ),
        },
        {
          title: `${t.platform} · ${t.introduction}`,
          render: (_, row) => (
            <>
              {row.platform.name} <span className="muted">{row.account}</span>
              <About row={row} />
            </>
          ),
        },
      ]}
      actions={(row) => <Actions row={row} />}
    />
  );
}

/** What the anchor wrote, and what was answered. */
function About({ row: { introduction, reason } }: { row: AdminRegistration }) {
  const ui = useTexts('ui');
  return (
    <div style={{ maxWidth: 420, wordBreak: 'normal', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
      {introduction ?? '—'}
      {reason && (
        <div className="muted">
          {ui.reason}: {reason}
        </div>
      )}
    </div>
  );
}

function Actions({ row }: { row: AdminRegistration }) {
  const { registrations: t } = useTexts('live');
  const ui = useTexts('ui');
  const approve = useSend(decideRegistration, { stale: [getRegistrations], done: ui.approved });
  const refuse = useSend(decideRegistration, { stale: [getRegistrations], done: ui.refused });
  const suspend = useSend(suspendAnchor, {
    stale: [getRegistrations],
    done: ({ cancelledReservations }) => t.suspended({ count: cancelledReservations }),
  });
  const restore = useSend(suspendAnchor, { stale: [getRegistrations], done: t.restored });
  const { id, anchorId, name } = row;
  switch (statusShown(row)) {
    case AnchorStatus.awaiting:
      return (
        <Space>
          <Confirm
            type="primary"
            title={t.approveTitle({ name })}
            about={t.approveAbout}
            onYes={() => approve.mutateAsync({ id, approve: true })}
          >
            {ui.approve}
          </Confirm>
          <AskWords
            danger
            title={t.refuseTitle({ name })}
            about={t.refuseAbout}
            needed={t.refuseNeeded}
            length={[1, FIELD.reason]}
            prepared="registration"
            thing={`refuse:${id}`}
            onSend={(reason) => refuse.mutateAsync({ id, approve: false, reason })}
          >
            {ui.refuse}
          </AskWords>
        </Space>
      );
    case AnchorStatus.approved:
      return (
        <AskWords
          danger
          title={t.suspendTitle({ name })}
          about={t.suspendAbout}
          length={[0, FIELD.reason]}
          thing={`suspend:${anchorId}`}
          onSend={(reason) => suspend.mutateAsync({ anchorId, suspended: true, reason: reason || undefined })}
        >
          {t.suspend}
        </AskWords>
      );
    case AnchorStatus.suspended:
      return (
        <Confirm
          title={t.restoreTitle({ name })}
          about={t.restoreAbout}
          onYes={() => restore.mutateAsync({ anchorId, suspended: false })}
        >
          {t.restore}
        </Confirm>
      );
    default:
      return null;
  }
}
