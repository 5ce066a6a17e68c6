import type { Part } from '@park/contract/park/parts';
import { getAccounts, getRoles, resetPassword, saveAccount } from '@park/contract/staff/calls';
import { DISPLAY_NAME_LENGTH, USER_NAME, USER_NAME_LENGTH } from '@park/contract/staff/limits';
import { addsRights } from '@park/contract/staff/rights';
import type { StaffAccount, StaffRole } from '@park/contract/staff/schemas';
import { Checkbox, Form, Input, Modal } from 'antd';
import { useState } from 'react';
import { call } from '../../api/call';
import { useCall, useSend } from '../../api/hooks';
import { newId } from '../../api/newId';
import { useParts } from '../../api/park';
import { may } from '../../api/rights';
import { useSession } from '../../api/session';
import { useTexts } from '../../i18n/language';
import { EditForm, type Versioned } from '../../ui/EditForm';
import { useProof } from '../../ui/Proof';
import type { Shown } from './PasswordShown';
import { useRoleWords } from './roleWords';

interface Given {
  userName: string;
  displayName: string;
  roles: string[];
}

interface AccountDialogProps {
  /** Null: a new one. */
  account: StaffAccount | null;
  onClose: () => void;
  /** A new account has its first password. */
  onPassword: (shown: Shown) => void;
}

const given = ({ version, userName, displayName, roles }: StaffAccount): Versioned<Given> => ({
  version,
  values: { userName, displayName, roles },
});

export function AccountDialog({ account, onClose, onPassword }: AccountDialogProps) {
  const t = useTexts('staff');
  const ui = useTexts('ui');
  const { nameOf } = useRoleWords();
  const { data: known = [] } = useCall(getRoles, {});
  const [fresh] = useState(newId);
  const id = account?.id ?? fresh;
  const save = useSend(saveAccount, { stale: [getAccounts], done: account ? ui.saved : undefined, quiet: true });
  const saveProven = useSend(saveAccount, { proves: true, stale: [getAccounts], done: ui.saved, quiet: ['accountChanged'] });
  const reset = useSend(resetPassword, { proves: true, stale: [getAccounts] });
  const { ask, dialog } = useProof({
    title: t.proofTitle,
    about: account ? t.proofAbout : t.firstPasswordAbout,
    okText: account ? ui.save : t.make,
  });
  const opened = account ? given(account) : { version: 0, values: { userName: '', displayName: '', roles: [] } };
  const keep = async ({ userName, displayName, roles }: Given, version: number) => {
    const wanted = { userName: userName.trim(), displayName: displayName.trim(), roles };
    const sent = { id, version, ...wanted, active: account?.active ?? true };
    if (account && addsRights(account, sent)) await ask((proof) => saveProven.mutateAsync({ ...sent, ...proof }));
    else await save.mutateAsync(sent);
    if (account) return onClose();
    // Made, whatever becomes of its password: the list has a button for another.
    const made = await ask((proof) => reset.mutateAsync({ id, ...proof })).catch(() => null);
    if (made) onPassword({ ...wanted, ...made });
    else onClose();
  };
  const loadTheirs = async (): Promise<Versioned<Given>> => {
    for (let after: string | undefined; ; ) {
      const rows = await call(getAccounts, { after, pageSize: 100 });
      const found = rows.items.find((one) => one.id === id);
      if (found) return given(found);
      if (rows.after === null) return opened;
      after = rows.after;
    }
  };
  return (
    <Modal
      open
      title={account ? t.editTitle({ name: account.displayName }) : t.add}
      footer={null}
      onCancel={onClose}
      width={560}
    >
      <EditForm<Given>
        thing={`account:${account?.id ?? 'new'}`}
        {...opened}
        labels={{ displayName: ui.person, roles: t.role }}
        describe={{ roles: (roles) => roles.map((role) => nameOf(role, known)).join(' · ') }}
        saveText={account ? undefined : t.addSave}
        loadTheirs={account ? loadTheirs : undefined}
        onSave={keep}
      >
        <Form.Item name="displayName" label={ui.person} rules={[{ required: true, whitespace: true, message: t.nameNeeded }]}>
          <Input maxLength={DISPLAY_NAME_LENGTH} autoFocus autoComplete="off" />
        </Form.Item>
        <Form.Item
          name="userName"
          label={t.userName}
          extra={t.userNameAbout}
          rules={[{ required: true, pattern: USER_NAME, message: t.userNameWrong }]}
        >
          <Input maxLength={USER_NAME_LENGTH} disabled={account !== null} autoComplete="off" />
        </Form.Item>
        <Form.Item name="roles" label={t.role} rules={[{ required: true, message: t.roleNeeded }]}>
          <RoleBoxes label={t.role} known={known} />
        </Form.Item>
      </EditForm>
      {dialog}
    </Modal>
  );
}

interface RoleBoxesProps {
  label: string;
  known: readonly StaffRole[];
  /** Given by the form. */
  value?: string[];
  onChange?: (roles: string[]) => void;
}

/** Roles that have no work in a park without a part. */
const PART_OF: Record<string, Part> = { live: 'live', draw: 'prize' };

/**
 * A box a role, with what it may do; those of a part that is off only for who holds them, and none to change that may do what one may not
 * oneself. The group takes none of the field's own marks, which are not for groups.
 */
function RoleBoxes({ label, known, value = [], onChange }: RoleBoxesProps) {
  const { rolePage: t } = useTexts('staff');
  const { nameOf, aboutOf } = useRoleWords();
  const { session } = useSession();
  const isOffered = useParts();
  const isChoice = ({ id }: StaffRole) => {
    const part = PART_OF[id];
    return !part || isOffered(part) || value.includes(id);
  };
  const isTheirs = ({ id, permissions }: StaffRole) =>
    session?.roles.includes('owner') || (id !== 'owner' && permissions.every((permission) => may(session, permission)));
  const choose = (id: string, held: boolean) => onChange?.(held ? [...value, id] : value.filter((one) => one !== id));
  return (
    <fieldset className="plain-fieldset" style={{ display: 'grid' }} aria-label={label}>
      {known.filter(isChoice).map((role) => (
        <Checkbox
          key={role.id}
          checked={value.includes(role.id)}
          disabled={!isTheirs(role)}
          title={isTheirs(role) ? undefined : t.beyond}
          style={{ minHeight: 44, alignItems: 'center' }}
          onChange={({ target }) => choose(role.id, target.checked)}
        >
          <strong>{nameOf(role.id, known)}</strong> <span className="muted">{aboutOf(role)}</span>
        </Checkbox>
      ))}
    </fieldset>
  );
}
