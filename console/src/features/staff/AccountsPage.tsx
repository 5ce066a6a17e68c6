import {
  endSessions,
  exportAccounts,
  getAccounts,
  getRoles,
  resetPassword,
  resetSecondFactor,
  saveAccount,
} from '@park/contract/staff/calls';
import { addsRights } from '@park/contract/staff/rights';
import type { Proof, StaffAccount } from '@park/contract/staff/schemas';
import { Button, Space } from 'antd';
import { useState } from 'react';
import { useCall, useRefresh, useSend } from '../../api/hooks';
import { useTexts } from '../../i18n/language';
import { StatusTag, TwoLines } from '../../ui/Cells';
import { Confirm } from '../../ui/Confirm';
import { ListPage } from '../../ui/list/ListPage';
import { ProvenConfirm } from '../../ui/Proof';
import { ParkTime, parkTime } from '../../ui/values';
import { AccountDialog } from './AccountDialog';
import { PasswordShown, type Shown } from './PasswordShown';
import { useRoleWords } from './roleWords';

/** Who works here and what they may do. */
export function AccountsPage() {
  const t = useTexts('staff');
  const { nameOf } = useRoleWords();
  const known = useCall(getRoles, {}).data;
  const ui = useTexts('ui');
  const [editing, setEditing] = useState<StaffAccount | 'new' | null>(null);
  const [shown, setShown] = useState<Shown | null>(null);
  useRefresh(['staffChanged', 'rightsChanged'], [getAccounts, getRoles]);
  return (
    <>
      <ListPage
        texts={t}
        call={getAccounts}
        exportCall={exportAccounts}
        filters={[{ name: 'keyword', label: t.find, kind: 'text' }]}
        head={
          <Button type="primary" onClick={() => setEditing('new')}>
            {t.add}
          </Button>
        }
        columns={[
          {
            title: ui.person,
            render: (_, { displayName, userName }) => <TwoLines first={<strong>{displayName}</strong>} second={userName} />,
          },
          {
            title: t.role,
            render: (_, { roles }) => (
              <Space wrap size={4} style={{ maxWidth: 260 }}>
                {roles.map((role) => (
                  <StatusTag key={role} tone={role === 'owner' ? 'news' : 'quiet'}>
                    {nameOf(role, known)}
                  </StatusTag>
                ))}
              </Space>
            ),
          },
          { title: ui.state, render: (_, account) => <State account={account} /> },
          {
            title: t.lastLogin,
            render: (_, { lastLoginAt, changedAt, changedBy, sessions = 0 }) => (
              <>
                <ParkTime at={lastLoginAt} none={t.never} />
                {sessions > 0 && <div className="muted">{t.sessions({ count: sessions })}</div>}
                <div className="muted">
                  {t.changed} <ParkTime at={changedAt} /> {changedBy}
                </div>
              </>
            ),
          },
        ]}
        actions={(account) => <Actions account={account} onEdit={() => setEditing(account)} onPassword={setShown} />}
      />
      {editing && (
        <AccountDialog
          account={editing === 'new' ? null : editing}
          onClose={() => setEditing(null)}
          onPassword={(made) => {
            setEditing(null);
            setShown(made);
          }}
        />
      )}
      {shown && <PasswordShown {...shown} onClose={() => setShown(null)} />}
    </>
  );
}

function State({ account: { active, hasPassword, secondFactor, passwordUntil = null } }: { account: StaffAccount }) {
  const t = useTexts('staff');
  if (!active) return <StatusTag tone="bad">{t.inactive}</StatusTag>;
  return (
    <Space wrap size={4}>
      {hasPassword ? <StatusTag tone="good">{t.active}</StatusTag> : <StatusTag tone="waiting">{t.noPassword}</StatusTag>}
      {passwordUntil && <StatusTag tone="waiting">{t.issuedUntil({ when: parkTime(passwordUntil) })}</StatusTag>}
      {secondFactor && <StatusTag tone="quiet">{t.twoSteps}</StatusTag>}
    </Space>
  );
}

interface ActionsProps {
  account: StaffAccount;
  onEdit: () => void;
  onPassword: (shown: Shown) => void;
}

function Actions({ account, onEdit, onPassword }: ActionsProps) {
  const t = useTexts('staff');
  const ui = useTexts('ui');
  const { id, version, userName, displayName, roles, active } = account;
  const save = useSend(saveAccount, { proves: true, stale: [getAccounts], done: active ? t.deactivated : t.activated });
  const reset = useSend(resetPassword, { proves: true, stale: [getAccounts] });
  const end = useSend(endSessions, { stale: [getAccounts], done: t.ended });
  const takeAway = useSend(resetSecondFactor, { proves: true, stale: [getAccounts], done: t.takenAway });
  const Turn = addsRights({ roles, active }, { roles, active: !active }) ? ProvenConfirm : Confirm;
  return (
    <Space wrap style={{ maxWidth: 270 }}>
      <Button onClick={onEdit}>{ui.change}</Button>
      <ProvenConfirm
        title={t.resetTitle({ name: displayName })}
        about={t.resetAbout}
        onYes={async (proof) => onPassword({ displayName, userName, ...(await reset.mutateAsync({ id, ...proof })) })}
      >
        {account.hasPassword ? t.reset : t.make}
      </ProvenConfirm>
      {(account.sessions ?? 0) > 0 && (
        <Confirm title={t.endTitle({ name: displayName })} about={t.endAbout} onYes={() => end.mutateAsync({ id })}>
          {t.end}
        </Confirm>
      )}
      {account.secondFactor && (
        <ProvenConfirm
          title={t.takeAwayTitle({ name: displayName })}
          about={t.takeAwayAbout}
          onYes={(proof) => takeAway.mutateAsync({ id, ...proof })}
        >
          {t.takeAway}
        </ProvenConfirm>
      )}
      <Turn
        danger={active}
        title={active ? t.deactivateTitle({ name: displayName }) : t.activateTitle({ name: displayName })}
        about={active ? t.deactivateAbout : t.activateAbout}
        onYes={(proof?: Proof) => save.mutateAsync({ id, version, userName, displayName, roles, active: !active, ...proof })}
      >
        {active ? t.deactivate : t.activate}
      </Turn>
    </Space>
  );
}
