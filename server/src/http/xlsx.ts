import { Readable } from 'node:stream';
import { DAY_MS } from '@park/contract/parkTime';
import { ZipFile } from 'yazl';
import { type SheetCell, yuanText } from './sheet';

/** A sheet holds no more characters in a cell. */
const MAX_CELL_CHARACTERS = 32_767;
const STYLE = { plain: 0, yuan: 1, moment: 2, head: 3 } as const;
/** Days from Excel's first to 1970. */
const EPOCH_DAY = 25_569;
const PARK_OFFSET_MS = 8 * 3_600_000;
const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';

const PARTS: Record<string, string> = {
  '[Content_Types].xml': `${HEAD}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.styles+xml"/></Types>`,
  '_rels/.rels': `${HEAD}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${RELATIONS}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  'xl/workbook.xml': `${HEAD}<workbook xmlns="${MAIN}" xmlns:r="${RELATIONS}"><sheets><sheet name="Sheet1" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  'xl/_rels/workbook.xml.rels': `${HEAD}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${RELATIONS}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${RELATIONS}/styles" Target="styles.xml"/></Relationships>`,
  'xl/styles.xml': `${HEAD}<styleSheet xmlns="${MAIN}"><numFmts count="1"><numFmt numFmtId="164" formatCode="yyyy\\-mm\\-dd\\ hh:mm:ss"/></numFmts><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="4"><xf/><xf numFmtId="2" applyNumberFormat="1"/><xf numFmtId="164" applyNumberFormat="1"/><xf fontId="1" applyFont="1"/></cellXfs></styleSheet>`,
};

/**
 * A workbook of one sheet, written as its rows come: no row is kept. Texts are typed as texts, so nothing in them is a formula
 * (ECMA-376, part 1, 18.18.11 `inlineStr`). The first row is the head.
 */
export function xlsxOf(rows: AsyncIterable<SheetCell[][]>): Readable {
  const zip = new ZipFile();
  const file = zip.outputStream as Readable;
  const sheet = Readable.from(sheetOf(rows));
  for (const [name, xml] of Object.entries(PARTS)) zip.addBuffer(Buffer.from(xml), name);
  zip.addReadStream(sheet, 'xl/worksheets/sheet1.xml');
  zip.end();
  // Either end's trouble is the other's: rows that break break the file, and a reader that goes away stops the rows.
  sheet.on('error', (error) => file.destroy(error));
  return file.on('close', () => sheet.destroy());
}

async function* sheetOf(rows: AsyncIterable<SheetCell[][]>): AsyncGenerator<Buffer> {
  let xml = `${HEAD}<worksheet xmlns="${MAIN}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><sheetData>`;
  let number = 0;
  for await (const batch of rows) {
    for (const cells of batch) xml += rowXml(cells, ++number);
    yield Buffer.from(xml);
    xml = '';
  }
  yield Buffer.from(`${xml}</sheetData></worksheet>`);
}

function rowXml(cells: SheetCell[], number: number): string {
  const inside = cells.map((cell, column) => cellXml(cell, `${columnName(column)}${number}`, number === 1)).join('');
  return `<row r="${number}">${inside}</row>`;
}

function cellXml(cell: SheetCell, place: string, isHead: boolean): string {
  if (cell === null) return '';
  if (typeof cell === 'string') {
    const style = isHead ? STYLE.head : STYLE.plain;
    return `<c r="${place}" s="${style}" t="inlineStr"><is><t xml:space="preserve">${escaped(cell)}</t></is></c>`;
  }
  if (typeof cell === 'number') return `<c r="${place}"><v>${cell}</v></c>`;
  if ('fen' in cell) return `<c r="${place}" s="${STYLE.yuan}"><v>${yuanText(cell.fen)}</v></c>`;
  return `<c r="${place}" s="${STYLE.moment}"><v>${(Math.floor(cell.at / 1000) * 1000 + PARK_OFFSET_MS) / DAY_MS + EPOCH_DAY}</v></c>`;
}

/** What XML 1.0 cannot hold is left out: no visitor's letter may break the file. */
function escaped(text: string): string {
  return (
    text
      .slice(0, MAX_CELL_CHARACTERS)
      // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is looked for
      .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Cs}/gu, '')
      .replaceAll('&', '&amp;')
      .replaceAll('<', '&lt;')
      .replaceAll('>', '&gt;')
      .replaceAll('\r', '&#13;')
  );
}

/** 0 is A, 26 is AA. */
function columnName(column: number): string {
  const last = String.fromCharCode(65 + (column % 26));
  return column < 26 ? last : columnName(Math.floor(column / 26) - 1) + last;
}
