import type { Editor } from '@tiptap/core';
import { Button, Form, Input, Modal } from 'antd';
import { useTexts } from '../../i18n/language';
import { rule } from '../rule';
import { readLink } from './richHtml';

/** Where the chosen words lead; without chosen words the address itself is written. */
export function LinkDialog({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const t = useTexts('richText');
  const [form] = Form.useForm<{ href: string }>();
  const before = String(editor.getAttributes('link').href ?? '');
  const save = ({ href: typed }: { href: string }) => {
    const href = readLink(typed);
    if (href === null) return;
    const chain = editor.chain().focus().extendMarkRange('link');
    if (editor.state.selection.empty && !before)
      chain.insertContent({ type: 'text', text: typed.trim(), marks: [{ type: 'link', attrs: { href } }] }).run();
    else chain.setLink({ href }).run();
    onClose();
  };
  const remove = () => {
    editor.chain().focus().extendMarkRange('link').unsetLink().run();
    onClose();
  };
  return (
    <Modal
      open
      title={t.link}
      okText={t.setLink}
      onOk={form.submit}
      onCancel={onClose}
      footer={(buttons) => (
        <>
          {before && <Button onClick={remove}>{t.removeLink}</Button>}
          {buttons}
        </>
      )}
    >
      <Form form={form} component={false} layout="vertical" initialValues={{ href: before }} onFinish={save}>
        <Form.Item
          name="href"
          label={t.address}
          extra={t.addressAbout}
          rules={[rule((typed: string = '') => readLink(typed) === null && t.wrongLink)]}
        >
          <Input
            autoFocus
            maxLength={2_000}
            onPressEnter={(event) => {
              event.preventDefault();
              form.submit();
            }}
          />
        </Form.Item>
      </Form>
    </Modal>
  );
}
