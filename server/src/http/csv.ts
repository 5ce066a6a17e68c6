import type { SheetCell } from './sheet';
import { clockText, yuanText } from './sheet';

const BYTE_ORDER_MARK = '\ufeff';
/** What a spreadsheet would take for a formula, in Chinese full width as well. */
const FORMULA = /^[=+\-@\t\r\n\uff0b\uff0d\uff1d\uff20]/;

/** CSV by RFC 4180 with the mark that spreadsheets want, one text for each batch of rows. */
export async function* csvOf(rows: AsyncIterable<SheetCell[][]>): AsyncGenerator<Buffer> {
  let mark = BYTE_ORDER_MARK;
  for await (const batch of rows) {
    yield Buffer.from(mark + batch.map(csvLine).join(''));
    mark = '';
  }
}

export function csvLine(cells: readonly SheetCell[]): string {
  return `${cells.map(csvCell).join(',')}\r\n`;
}

function csvCell(cell: SheetCell): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return String(cell);
  if (typeof cell === 'string') return quoted(FORMULA.test(cell) ? `'${cell}` : cell);
  return 'fen' in cell ? yuanText(cell.fen) : clockText(cell.at);
}

const quoted = (text: string) => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
