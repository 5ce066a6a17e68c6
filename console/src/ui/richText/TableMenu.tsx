import TableOutlined from '@ant-design/icons/TableOutlined';
import type { Editor } from '@tiptap/core';
import { Button, Dropdown } from 'antd';
import { useTexts } from '../../i18n/language';
import { TABLE_COMMANDS } from './tables';

type Command = keyof typeof TABLE_COMMANDS;
const COMMANDS = Object.keys(TABLE_COMMANDS) as Command[];

/** Rows and columns of the table where the cursor stands. */
export function TableMenu({ editor }: { editor: Editor }) {
  const t = useTexts('richText');
  const change = (key: Command) => {
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
