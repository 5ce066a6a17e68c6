import { getSecondFactor } from '@park/contract/staff/calls';
import type { Proof, SecondFactor } from '@park/contract/staff/schemas';
import { Button, type ButtonProps, Form, type FormInstance, Input, Modal } from 'antd';
import { type ReactNode, useId, useState } from 'react';
import { CallError, isConflict } from '../api/callError';
import { useCall } from '../api/hooks';
import { hasPasskeys } from '../api/passkey';
import { useTexts } from '../i18n/language';
import { Answer } from './Answer';

type Own = Pick<SecondFactor, 'since' | 'passkeys'>;

/** Makes a call with what is typed. Rejects where something is missing, which the field says. */
export async function withProof<Out>(form: FormInstance<Proof>, make: (proof: Proof) => Promise<Out>): Promise<Out> {
  const proof = await form.validateFields();
  try {
    return await make({ ...proof, code: proof.code || undefined });
  } finally {
    // A code is good once.
    form.resetFields(['code']);
  }
}

/** One's own password and, with a second factor, a code, which may be empty where a passkey can be shown. */
export function ProofFields({ own: { since, passkeys } }: { own: Own }) {
  const t = useTexts('secondFactor');
  const ui = useTexts('ui');
  const canShow = passkeys.length > 0 && hasPasskeys();
  return (
    <>
      <Form.Item name="password" label={t.password} rules={[{ required: true, message: ui.needed }]}>
        <Input.Password autoComplete="current-password" maxLength={256} />
      </Form.Item>
      {(since !== null || passkeys.length > 0) && (
        <CodeField about={canShow ? t.codeOrPasskey : t.codeAbout} optional={canShow} />
      )}
    </>
  );
}

export function CodeField({ about, optional = false }: { about: string; optional?: boolean }) {
  const t = useTexts('secondFactor');
  const ui = useTexts('ui');
  return (
    <Form.Item name="code" label={t.code} extra={about} rules={[{ required: !optional, whitespace: true, message: ui.needed }]}>
      <Input autoComplete="one-time-code" maxLength={32} />
    </Form.Item>
  );
}

interface Question {
  title: string;
  /** What it will change and for whom. */
  about?: ReactNode;
  okText: ReactNode;
  danger?: boolean;
}

/**
 * A question for who one is. `ask` makes the call with the answer, which has to tell its own failures; the question stays until it is
 * done. @throws CallError cancelled, and conflicts
 */
export function useProof(question: Question) {
  const [pending, setPending] = useState<{ make: (proof: Proof) => Promise<void>; cancel: () => void } | null>(null);
  const ask = <Out,>(make: (proof: Proof) => Promise<Out>) =>
    new Promise<Out>((resolve, reject) => {
      const end = (settle: () => void) => {
        setPending(null);
        settle();
      };
      setPending({
        cancel: () => end(() => reject(new CallError('cancelled', ''))),
        make: async (proof) => {
          try {
            const made = await make(proof);
            end(() => resolve(made));
          } catch (error) {
            if (isConflict(error)) end(() => reject(error));
          }
        },
      });
    });
  return { ask, dialog: pending && <ProofDialog {...question} onYes={pending.make} onNo={pending.cancel} /> };
}

interface ProofDialogProps extends Question {
  onYes: (proof: Proof) => Promise<void>;
  onNo: () => void;
}

function ProofDialog({ title, about, okText, danger, onYes, onNo }: ProofDialogProps) {
  const t = useTexts('ui');
  const own = useCall(getSecondFactor, {});
  const [form] = Form.useForm<Proof>();
  const [busy, setBusy] = useState(false);
  const id = useId();
  const go = async () => {
    setBusy(true);
    await withProof(form, onYes).catch(() => undefined);
    setBusy(false);
  };
  return (
    <Modal
      open
      title={title}
      okText={okText}
      cancelText={t.no}
      okButtonProps={{ danger, htmlType: 'submit', form: id, disabled: !own.data }}
      confirmLoading={busy}
      onCancel={onNo}
    >
      {about && <p>{about}</p>}
      <Answer of={own}>
        {(mine) => (
          <Form id={id} form={form} layout="vertical" requiredMark={false} onFinish={() => void go()}>
            <ProofFields own={mine} />
          </Form>
        )}
      </Answer>
    </Modal>
  );
}

interface ProvenConfirmProps extends Omit<ButtonProps, 'onClick' | 'title' | 'about'>, Omit<Question, 'okText'> {
  onYes: (proof: Proof) => Promise<unknown>;
}

/** As `Confirm`, and asks who one is. */
export function ProvenConfirm({ title, about, danger, onYes, children, ...button }: ProvenConfirmProps) {
  const { ask, dialog } = useProof({ title, about, danger, okText: children });
  return (
    <>
      <Button danger={danger} {...button} onClick={() => void ask(onYes).catch(() => undefined)}>
        {children}
      </Button>
      {dialog}
    </>
  );
}
