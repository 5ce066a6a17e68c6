import type { CallInput } from '@park/contract/call';
import type { lockPage } from '@park/contract/lock/calls';
import { LOCKABLE_PAGES, type LockablePage, MAX_LOCK_REASON } from '@park/contract/lock/limits';
import type { AdminPageLock } from '@park/contract/lock/schemas';
import { Form, Input, Modal, Select } from 'antd';
import { useTexts } from '../../i18n/language';
import { type Localized, written } from '../../ui/contentLanguages';
import { momentSpan } from '../../ui/daySpan';
import { InOneLanguage, LanguageTabs, useWriting } from '../../ui/LanguageTabs';
import { fromParkInput, toParkInput } from '../../ui/parkInput';
import { TextItem } from '../../ui/TextItem';

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

export const LockDialog = (props: LockDialogProps) => (
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
