import { Node, type NodeConfig } from '@tiptap/core';
import type { EditorState, Transaction } from '@tiptap/pm/state';
import {
  addColumnAfter,
  addRowAfter,
  deleteColumn,
  deleteRow,
  deleteTable,
  goToNextCell,
  tableEditing,
} from '@tiptap/pm/tables';

/** What ProseMirror's tables know the parts of a table by. */
type TablePart = Partial<NodeConfig> & { tableRole: string };
const part = (config: TablePart) => Node.create(config as Partial<NodeConfig>);

/** Tables as the server keeps them: rows of cells, head or not; no widths and no cells across others. */
export const Table = part({
  name: 'table',
  group: 'block',
  content: 'tableRow+',
  tableRole: 'table',
  isolating: true,
  parseHTML: () => [{ tag: 'table' }],
  renderHTML: () => ['table', ['tbody', 0]],
  extendNodeSchema: ({ config }) => ({ tableRole: (config as Partial<TablePart>).tableRole }),
  addKeyboardShortcuts() {
    const go = (direction: 1 | -1) => () => goToNextCell(direction)(this.editor.state, this.editor.view.dispatch);
    return { Tab: go(1), 'Shift-Tab': go(-1) };
  },
  addProseMirrorPlugins: () => [tableEditing()],
});

export const TableRow = part({
  name: 'tableRow',
  content: '(tableCell | tableHeader)+',
  tableRole: 'row',
  parseHTML: () => [{ tag: 'tr' }],
  renderHTML: () => ['tr', 0],
});

/** What the table's own commands count with; never more than one. */
const ONE_PLACE = {
  colspan: { default: 1, rendered: false },
  rowspan: { default: 1, rendered: false },
  colwidth: { default: null, rendered: false },
};

const cell = (name: string, tag: string, tableRole: string) =>
  part({
    name,
    content: 'paragraph+',
    tableRole,
    isolating: true,
    addAttributes: () => ONE_PLACE,
    parseHTML: () => [{ tag }],
    renderHTML: () => [tag, 0],
  });

export const TableCell = cell('tableCell', 'td', 'cell');
export const TableHeader = cell('tableHeader', 'th', 'header_cell');

type Command = (state: EditorState, dispatch?: (transaction: Transaction) => void) => boolean;

export const TABLE_COMMANDS = {
  addRow: addRowAfter,
  addColumn: addColumnAfter,
  removeRow: deleteRow,
  removeColumn: deleteColumn,
  removeTable: deleteTable,
} satisfies Record<string, Command>;

const filled = (type: string) => ({ type, content: [{ type: 'paragraph' }] });
const row = (type: string) => ({ type: 'tableRow', content: [filled(type), filled(type), filled(type)] });

/** Three columns: a row of heads and two more. */
export const NEW_TABLE = { type: 'table', content: [row('tableHeader'), row('tableCell'), row('tableCell')] };
