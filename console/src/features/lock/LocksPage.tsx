import type { CallInput } from '@park/contract/call';
import { getAdminPageLocks, lockPage, unlockPage } from '@park/contract/lock/calls';
import { LOCKABLE_PAGES, type LockablePage, MAX_LOCK_REASON } from '@park/contract/lock/limits';
import type { AdminPageLock } from '@park/contract/lock/schemas';
import { Button, Form, Input, Modal, Select, Space } from 'antd';
import { useState } from 'react';
import { useCall, useSend } from '../../api/hooks';
import { useTexts } from '../../i18n/language';
import { Confirm } from '../../ui/Confirm';
import { type Localized, textIn, written } from '../../ui/contentLanguages';
import { momentSpan } from '../../ui/daySpan';
import { InOneLanguage, LanguageTabs, useWriting } from '../../ui/LanguageTabs';
import { PageHead } from '../../ui/PageHead';
import { fromParkInput, toParkInput } from '../../ui/parkInput';
import { RowsSheet } from '../../ui/RowsTable';
import { TextItem } from '../../ui/TextItem';
import { ParkTime } from '../../ui/values';

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

interface Given {
  page: LockablePage;
  reason: Localized;
  /** As the browser's own field has it, by the park's clock. */
  until: string;
}

interface LockDialogProps {
  /** Null: a page that is still to be chosen. */
  lock: AdminPageLock | null;
  busy: boolean;
  onSave: (input: CallInput<typeof lockPage>) => Promise<unknown>;
  onClose: () => void;
}

const LockDialog = (props: LockDialogProps) => (
  <InOneLanguage>
    <Lock {...props} />
  </InOneLanguage>
);

function Lock({ lock, busy, onSave, onClose }: LockDialogProps) {
  const t = useTexts('lock');
  const ui = useTexts('ui');
  const [form] = Form.useForm<Given>();
  const { onMistakes } = useWriting();
  const save = ({ page, reason, until }: Given) => {
    // A refusal has been told; what was typed stays in the open dialog.
    void onSave({ page, reason: written(reason), until: fromParkInput(until) }).catch(() => undefined);
  };
  return (
    <Modal open title={t.add} okText={t.lock} width={640} confirmLoading={busy} onOk={form.submit} onCancel={onClose}>
      <Form<Given>
        form={form}
        layout="vertical"
        requiredMark={false}
        initialValues={{ page: lock?.page, reason: lock?.reason ?? {}, until: toParkInput(lock?.until ?? null) }}
        onFinish={save}
        onFinishFailed={({ errorFields }) => onMistakes(errorFields)}
      >
        <Form.Item name="page" label={t.page} rules={[{ required: true, message: t.page }]}>
          <Select
            disabled={lock !== null}
            showSearch={{ optionFilterProp: 'label' }}
            options={LOCKABLE_PAGES.map((page) => ({ value: page, label: t.pages[page] }))}
          />
        </Form.Item>
        <LanguageTabs label={ui.reason} of={['reason']} eager>
          {(one) => <TextItem name="reason" label={ui.reason} language={one} maxLength={MAX_LOCK_REASON} rows={3} />}
        </LanguageTabs>
        <Form.Item name="until" label={t.until} extra={t.untilAbout}>
          <Input type="datetime-local" {...momentSpan()} />
        </Form.Item>
      </Form>
    </Modal>
  );
}
