import { addTurnstile, getTurnstiles, removeTurnstile } from '@park/contract/ticket/turnstile/calls';
import { Alert, Button, Form, Input, Modal } from 'antd';
import { useRef, useState } from 'react';
import { useCall, useSend } from '../../api/hooks';
import { newId } from '../../api/newId';
import { useTexts } from '../../i18n/language';
import { Confirm } from '../../ui/Confirm';
import { CopyButton } from '../../ui/CopyButton';
import { RowsSheet } from '../../ui/RowsTable';
import { ParkTime } from '../../ui/values';
import { MAX_GATE_NAME } from './rules';

/** Gates that open by themselves, each with the key that its controller asks with. */
export function TurnstilesPage() {
  const { turnstiles: t } = useTexts('gate');
  const stale = [getTurnstiles];
  const turnstiles = useCall(getTurnstiles, {});
  const add = useSend(addTurnstile, { stale });
  const remove = useSend(removeTurnstile, { stale, done: t.removed });
  const [made, setMade] = useState<{ name: string; key: string } | null>(null);
  const [form] = Form.useForm<{ name: string }>();
  // A second try makes the same one.
  const id = useRef(newId());
  const save = async ({ name }: { name: string }) => {
    setMade(await add.mutateAsync({ id: id.current, name }));
    id.current = newId();
    form.resetFields();
  };
  return (
    <>
      <p className="muted">{t.about}</p>
      <Form
        form={form}
        className="scan-line"
        layout="vertical"
        requiredMark={false}
        style={{ marginBottom: 16 }}
        onFinish={(values) => void save(values).catch(() => undefined)}
      >
        <Form.Item
          name="name"
          label={t.name}
          style={{ marginBottom: 0 }}
          rules={[{ required: true, whitespace: true, message: t.needed }]}
        >
          <Input maxLength={MAX_GATE_NAME} autoComplete="off" />
        </Form.Item>
        <Button type="primary" htmlType="submit" loading={add.isPending}>
          {t.add}
        </Button>
      </Form>
      <RowsSheet
        of={turnstiles}
        rows={(all) => all}
        empty={t.empty}
        columns={[
          { title: t.name, dataIndex: 'name' },
          { title: t.added, render: (_, { createdAt }) => <ParkTime at={createdAt} /> },
          { title: t.seen, render: (_, { seenAt }) => <ParkTime at={seenAt} none={t.never} /> },
          {
            key: 'actions',
            fixed: 'end',
            render: (_, row) => (
              <Confirm
                danger
                title={t.removeTitle({ name: row.name })}
                about={t.removeAbout}
                onYes={() => remove.mutateAsync({ id: row.id })}
              >
                {t.remove}
              </Confirm>
            ),
          },
        ]}
      />
      <Modal
        open={made !== null}
        title={t.keyTitle({ name: made?.name ?? '' })}
        footer={
          <Button type="primary" onClick={() => setMade(null)}>
            {t.keyDone}
          </Button>
        }
        onCancel={() => setMade(null)}
      >
        <Alert type="warning" showIcon title={t.keyAbout} style={{ marginBottom: 16 }} />
        <p>
          <code style={{ overflowWrap: 'anywhere' }}>{made?.key}</code>
        </p>
        <CopyButton text={made?.key ?? ''} what={t.key} />
      </Modal>
    </>
  );
}
