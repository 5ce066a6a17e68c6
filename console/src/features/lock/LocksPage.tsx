import { getAdminPageLocks, lockPage, unlockPage } from '@park/contract/lock/calls';
import type { AdminPageLock } from '@park/contract/lock/schemas';
import { Button, Space } from 'antd';
import { useState } from 'react';
import { useCall, useSend } from '../../api/hooks';
import { useTexts } from '../../i18n/language';
import { Confirm } from '../../ui/Confirm';
import { textIn } from '../../ui/contentLanguages';
import { PageHead } from '../../ui/PageHead';
import { RowsSheet } from '../../ui/RowsTable';
import { ParkTime } from '../../ui/values';
import { LockDialog } from './LockDialog';

/** The pages of the visitors' app that are closed, why and until when. */
export default function LocksPage() {
  const t = useTexts('lock');
  const ui = useTexts('ui');
  const locks = useCall(getAdminPageLocks, {});
  const unlock = useSend(unlockPage, { stale: [getAdminPageLocks], done: t.opened });
  const lock = useSend(lockPage, { stale: [getAdminPageLocks], done: t.locked });
  const [editing, setEditing] = useState<AdminPageLock | 'new' | null>(null);
  return (
    <>
      <PageHead title={t.title} about={t.about}>
        <Button type="primary" onClick={() => setEditing('new')}>
          {t.add}
        </Button>
      </PageHead>
      <RowsSheet
        of={locks}
        rows={(all) => all}
        rowKey="page"
        empty={t.empty}
        columns={[
          { title: t.page, render: (_, row) => t.pages[row.page] },
          { title: ui.reason, render: (_, { reason }) => textIn(reason) },
          { title: t.until, render: (_, { until }) => <ParkTime at={until} none={t.untilNone} /> },
          { title: t.by, dataIndex: 'lockedBy' },
          { title: t.at, render: (_, { lockedAt }) => <ParkTime at={lockedAt} /> },
          {
            key: 'actions',
            render: (_, row) => (
              <Space>
                <Button onClick={() => setEditing(row)}>{ui.change}</Button>
                <Confirm
                  title={t.openTitle({ page: t.pages[row.page] })}
                  about={t.openAbout}
                  onYes={() => unlock.mutateAsync({ page: row.page })}
                >
                  {t.open}
                </Confirm>
              </Space>
            ),
          },
        ]}
      />
      {editing && (
        <LockDialog
          lock={editing === 'new' ? null : editing}
          busy={lock.isPending}
          onSave={(input) => lock.mutateAsync(input).then(() => setEditing(null))}
          onClose={() => setEditing(null)}
        />
      )}
    </>
  );
}
