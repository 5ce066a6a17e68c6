import BoldOutlined from '@ant-design/icons/BoldOutlined';
import ItalicOutlined from '@ant-design/icons/ItalicOutlined';
import LinkOutlined from '@ant-design/icons/LinkOutlined';
import OrderedListOutlined from '@ant-design/icons/OrderedListOutlined';
import PictureOutlined from '@ant-design/icons/PictureOutlined';
import RedoOutlined from '@ant-design/icons/RedoOutlined';
import TableOutlined from '@ant-design/icons/TableOutlined';
import UndoOutlined from '@ant-design/icons/UndoOutlined';
import UnorderedListOutlined from '@ant-design/icons/UnorderedListOutlined';
import type { UploadedFile } from '@park/contract/file/schemas';
import type { Editor } from '@tiptap/core';
import { useEditorState } from '@tiptap/react';
import { Alert, Button, Dropdown, Form, Input, Modal, Progress, Select } from 'antd';
import { type ReactNode, useState } from 'react';
import { useTexts } from '../../i18n/language';
import { rule } from '../rule';
import { pictureUrl, usePictureUpload } from '../useUpload';
import { readLink } from './richHtml';
import { NEW_TABLE, TABLE_COMMANDS } from './tables';

const HEADINGS = [2, 3, 4] as const;

type TableCommand = keyof typeof TABLE_COMMANDS;
const COMMANDS = Object.keys(TABLE_COMMANDS) as TableCommand[];

/** What can be done with the text where the cursor stands. */
export function Toolbar({ editor, label }: { editor: Editor; label: string }) {
  const t = useTexts('richText');
  const [asking, setAsking] = useState<'link' | 'picture' | null>(null);
  const is = useEditorState({
    editor,
    selector: ({ editor: now }) => ({
      bold: now.isActive('bold'),
      italic: now.isActive('italic'),
      bulletList: now.isActive('bulletList'),
      orderedList: now.isActive('orderedList'),
      quote: now.isActive('blockquote'),
      link: now.isActive('link'),
      table: now.isActive('table'),
      heading: HEADINGS.find((level) => now.isActive('heading', { level })) ?? 0,
      canUndo: now.can().undo(),
      canRedo: now.can().redo(),
    }),
  });
  const run = () => editor.chain().focus();
  const setHeading = (level: number) => {
    const found = HEADINGS.find((one) => one === level);
    if (found) run().setHeading({ level: found }).run();
    else run().setParagraph().run();
  };
  const close = () => {
    setAsking(null);
    editor.commands.focus();
  };
  return (
    <div className="rich-tools" role="toolbar" aria-label={`${t.tools} · ${label}`}>
      <Select
        aria-label={t.style}
        value={is.heading}
        style={{ width: 116 }}
        options={[
          { value: 0, label: t.paragraph },
          ...HEADINGS.map((level) => ({ value: level, label: t.heading({ level: level - 1 }) })),
        ]}
        onChange={setHeading}
      />
      <Tool name={t.bold} icon={<BoldOutlined />} on={is.bold} onClick={() => run().toggleBold().run()} />
      <Tool name={t.italic} icon={<ItalicOutlined />} on={is.italic} onClick={() => run().toggleItalic().run()} />
      <Tool
        name={t.bullets}
        icon={<UnorderedListOutlined />}
        on={is.bulletList}
        onClick={() => run().toggleBulletList().run()}
      />
      <Tool
        name={t.numbers}
        icon={<OrderedListOutlined />}
        on={is.orderedList}
        onClick={() => run().toggleOrderedList().run()}
      />
      <Tool name={t.quote} icon={<b aria-hidden>”</b>} on={is.quote} onClick={() => run().toggleBlockquote().run()} />
      <Tool name={t.link} icon={<LinkOutlined />} on={is.link} onClick={() => setAsking('link')} />
      <Tool name={t.picture} icon={<PictureOutlined />} onClick={() => setAsking('picture')} />
      {is.table ? (
        <TableMenu editor={editor} />
      ) : (
        <Tool name={t.table} icon={<TableOutlined />} onClick={() => run().insertContent(NEW_TABLE).run()} />
      )}
      <Tool name={t.undo} icon={<UndoOutlined />} disabled={!is.canUndo} onClick={() => run().undo().run()} />
      <Tool name={t.redo} icon={<RedoOutlined />} disabled={!is.canRedo} onClick={() => run().redo().run()} />
      {asking === 'link' && <LinkDialog editor={editor} onClose={close} />}
      {asking === 'picture' && <PictureDialog editor={editor} onClose={close} />}
    </div>
  );
}

interface ToolProps {
  name: string;
  icon: ReactNode;
  /** The text has it where the cursor stands. */
  on?: boolean;
  disabled?: boolean;
  onClick: () => void;
}

function Tool({ name, icon, on, disabled, onClick }: ToolProps) {
  return (
    <Button
      type="text"
      className="rich-tool"
      icon={icon}
      aria-label={name}
      title={name}
      aria-pressed={on}
      disabled={disabled}
      // The text keeps its selection.
      onMouseDown={(event) => event.preventDefault()}
      onClick={onClick}
    />
  );
}

/** Rows and columns of the table where the cursor stands. */
function TableMenu({ editor }: { editor: Editor }) {
  const t = useTexts('richText');
  const change = (key: TableCommand) => {
    TABLE_COMMANDS[key](editor.state, editor.view.dispatch);
    editor.commands.focus();
  };
  return (
    <Dropdown
      trigger={['click']}
      menu={{ items: COMMANDS.map((key) => ({ key, label: t.tables[key], onClick: () => change(key) })) }}
    >
      <Button
        type="text"
        className="rich-tool"
        icon={<TableOutlined />}
        aria-label={t.ofTable}
        title={t.ofTable}
        aria-pressed
      />
    </Dropdown>
  );
}

/** Where the chosen words lead; without chosen words the address itself is written. */
function LinkDialog({ editor, onClose }: { editor: Editor; onClose: () => void }) {
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

/** Longer than this the server cuts. */
const MAX_ALT = 200;

/** A picture for the text: uploaded first, with what it shows for those who do not see it. */
function PictureDialog({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const t = useTexts('richText');
  const { picture: words } = useTexts('ui');
  const [picture, setPicture] = useState<UploadedFile | null>(null);
  const [alt, setAlt] = useState('');
  const [refused, setRefused] = useState('');
  const { progress, send } = usePictureUpload(setRefused);
  const take = async (file: File | undefined) => {
    if (!file) return;
    setRefused('');
    setPicture((await send(file)) ?? null);
  };
  const insert = () => {
    if (!picture) return;
    const { id, width, height } = picture;
    editor
      .chain()
      .focus()
      .setImage({ src: pictureUrl(id), alt: alt.trim(), width, height })
      .run();
    onClose();
  };
  return (
    <Modal open title={t.picture} okText={t.insert} okButtonProps={{ disabled: !picture }} onOk={insert} onCancel={onClose}>
      <Form component={false} layout="vertical">
        <Form.Item label={words.add} htmlFor="rich-picture" extra={t.pictureAbout}>
          <input
            id="rich-picture"
            type="file"
            className="rich-file"
            accept="image/jpeg,image/png,image/webp"
            onChange={(event) => void take(event.target.files?.[0])}
          />
        </Form.Item>
        {progress !== null && <Progress percent={Math.round(progress * 100)} aria-label={words.sending} />}
        {refused && <Alert type="error" showIcon title={refused} role="alert" />}
        {picture && <img src={picture.url} alt="" className="picture-shown" />}
        <Form.Item label={t.alt} htmlFor="rich-alt" extra={t.altAbout}>
          <Input id="rich-alt" value={alt} maxLength={MAX_ALT} onChange={(event) => setAlt(event.target.value)} />
        </Form.Item>
      </Form>
    </Modal>
  );
}
