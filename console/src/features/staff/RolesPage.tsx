import { getRoles, removeRole } from '@park/contract/staff/calls';
import type { StaffRole } from '@park/contract/staff/schemas';
import { Button, Space } from 'antd';
import { useState } from 'react';
import { useCall, useRefresh, useSend } from '../../api/hooks';
import { useTexts } from '../../i18n/language';
import { TwoLines } from '../../ui/Cells';
import { Confirm } from '../../ui/Confirm';
import { PageHead } from '../../ui/PageHead';
import { RowsSheet } from '../../ui/RowsTable';
import { RoleDialog } from './RoleDialog';
import { useRoleWords } from './roleWords';

/** What each role may do; a park changes those that came with it, but for an owner's, and makes its own. */
export function RolesPage() {
  const { rolePage: t } = useTexts('staff');
  const ui = useTexts('ui');
  const { nameOf, aboutOf } = useRoleWords();
  const roles = useCall(getRoles, {});
  const remove = useSend(removeRole, { stale: [getRoles], done: t.removed });
  const [editing, setEditing] = useState<StaffRole | 'new' | null>(null);
  useRefresh(['rightsChanged'], [getRoles]);
  return (
    <>
      <PageHead title={t.title} about={t.about}>
        <Button type="primary" onClick={() => setEditing('new')}>
          {t.add}
        </Button>
      </PageHead>
      <RowsSheet
        of={roles}
        rows={(all) => all}
        empty={t.empty}
        columns={[
          {
            title: t.name,
            render: (_, one) => (
              <TwoLines
                first={
                  <>
                    <strong>{nameOf(one.id, [one])}</strong> · {t.holders({ count: one.accounts })}
                  </>
                }
                second={aboutOf(one)}
              />
            ),
          },
          {
            key: 'actions',
            render: (_, one) => (
              <Space wrap>
                {one.id !== 'owner' && <Button onClick={() => setEditing(one)}>{ui.change}</Button>}
                {one.name !== '' && one.accounts === 0 && (
                  <Confirm
                    danger
                    title={t.removeTitle({ name: one.name })}
                    about={t.removeAbout}
                    onYes={() => remove.mutateAsync({ id: one.id })}
                  >
                    {t.remove}
                  </Confirm>
                )}
              </Space>
            ),
          },
        ]}
      />
      {editing && <RoleDialog role={editing === 'new' ? null : editing} onClose={() => setEditing(null)} />}
    </>
  );
}
