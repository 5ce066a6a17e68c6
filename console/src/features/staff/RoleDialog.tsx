import { getRoles, saveRole } from '@park/contract/staff/calls';
import { ROLE_NAME_LENGTH } from '@park/contract/staff/limits';
import type { Permission } from '@park/contract/staff/permissions';
import { addsToRole } from '@park/contract/staff/rights';
import type { StaffRole } from '@park/contract/staff/schemas';
import { Form, Input, Modal } from 'antd';
import { useState } from 'react';
import { call } from '../../api/call';
import { useSend } from '../../api/hooks';
import { newId } from '../../api/newId';
import { useTexts } from '../../i18n/language';
import { EditForm, type Versioned } from '../../ui/EditForm';
import { useProof } from '../../ui/Proof';
import { yuan } from '../../ui/values';
import { LimitField } from './LimitField';
import { PermissionBoxes } from './PermissionBoxes';
import { useRoleWords } from './roleWords';

interface Given {
  name: string;
  permissions: Permission[];
  /** fen a day; null: none. */
  refundLimit: number | null;
}

const given = ({ version, name, permissions, refundLimit }: StaffRole): Versioned<Given> => ({
  version,
  values: { name, permissions, refundLimit },
});

/** @param role null: a new one */
export function RoleDialog({ role, onClose }: { role: StaffRole | null; onClose: () => void }) {
  const { rolePage: t, permissions: words, proofTitle, proofAbout } = useTexts('staff');
  const ui = useTexts('ui');
  const { nameOf } = useRoleWords();
  const [fresh] = useState(newId);
  const id = role?.id ?? fresh;
  const isNamed = role?.name !== '';
  const save = useSend(saveRole, { stale: [getRoles], done: ui.saved, quiet: true });
  const saveProven = useSend(saveRole, { proves: true, stale: [getRoles], done: ui.saved, quiet: ['roleChanged'] });
  const { ask, dialog } = useProof({ title: proofTitle, about: proofAbout, okText: ui.save });
  const opened = role ? given(role) : { version: 0, values: { name: '', permissions: [], refundLimit: null } };
  const keep = async ({ name, permissions, refundLimit }: Given, version: number) => {
    const sent = { id, version, name: name.trim(), permissions, refundLimit };
    if (role && addsToRole(role, sent)) await ask((proof) => saveProven.mutateAsync({ ...sent, ...proof }));
    else await save.mutateAsync(sent);
    onClose();
  };
  const loadTheirs = async (): Promise<Versioned<Given>> => {
    const found = (await call(getRoles, {})).find((one) => one.id === id);
    return found ? given(found) : opened;
  };
  return (
    <Modal open title={role ? t.editTitle({ name: nameOf(id, [role]) }) : t.add} footer={null} onCancel={onClose} width={720}>
      <EditForm<Given>
        thing={`role:${role?.id ?? 'new'}`}
        {...opened}
        labels={{ name: t.name, permissions: t.can, refundLimit: t.limit }}
        describe={{
          permissions: (all) => all.map((permission) => words[permission].name).join(' · '),
          refundLimit: (fen) => (fen === null ? t.noLimit : yuan(fen)),
        }}
        saveText={role ? undefined : t.addSave}
        loadTheirs={role ? loadTheirs : undefined}
        onSave={keep}
      >
        {isNamed && (
          <Form.Item name="name" label={t.name} rules={[{ required: true, whitespace: true, message: t.nameNeeded }]}>
            <Input maxLength={ROLE_NAME_LENGTH} autoFocus autoComplete="off" />
          </Form.Item>
        )}
        <Form.Item name="permissions" label={t.can} rules={[{ required: true, message: t.canNeeded }]}>
          <PermissionBoxes label={t.can} />
        </Form.Item>
        <LimitField />
      </EditForm>
      {dialog}
    </Modal>
  );
}
