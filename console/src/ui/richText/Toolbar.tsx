import BoldOutlined from '@ant-design/icons/BoldOutlined';
import ItalicOutlined from '@ant-design/icons/ItalicOutlined';
import LinkOutlined from '@ant-design/icons/LinkOutlined';
import OrderedListOutlined from '@ant-design/icons/OrderedListOutlined';
import PictureOutlined from '@ant-design/icons/PictureOutlined';
import RedoOutlined from '@ant-design/icons/RedoOutlined';
import TableOutlined from '@ant-design/icons/TableOutlined';
import UndoOutlined from '@ant-design/icons/UndoOutlined';
import UnorderedListOutlined from '@ant-design/icons/UnorderedListOutlined';
import type { Editor } from '@tiptap/core';
import { useEditorState } from '@tiptap/react';
import { Button, Dropdown, Select } from 'antd';
import { type ReactNode, useState } from 'react';
import { useTexts } from '../../i18n/language';
import { LinkDialog } from './LinkDialog';
import { PictureDialog } from './PictureDialog';
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
