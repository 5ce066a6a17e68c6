import { encode } from 'uqr';

/** White around a QR code that scanners need, in modules (ISO/IEC 18004). */
export const QUIET_ZONE = 4;

/**
 * A QR code as a data address of a drawing, black on white with its quiet zone. The least error correction, or more where the
 * same size holds it: a code on a lit screen is seldom scratched, but often small.
 */
export function codeUri(text: string): string {
  const { data, size } = encode(text, { ecc: 'L', boostEcc: true, border: 0 });
  const side = size + 2 * QUIET_ZONE;
  // Only what an address cannot carry is escaped: the drawing travels to the mini-program's view as text every 30 s.
  const drawing = `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 ${side} ${side}' shape-rendering='crispEdges'><path fill='white' d='M0,0h${side}v${side}h-${side}z'/><path stroke='black' d='${rows(data)}'/></svg>`;
  return `data:image/svg+xml;charset=utf-8,${drawing.replace(/[<> ']/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`)}`;
}

/** The dark modules as strokes one module wide: a row is a move to its middle, then gaps and runs. */
function rows(modules: readonly (readonly boolean[])[]): string {
  let path = '';
  modules.forEach((row, y) => {
    let pen = -1;
    for (let x = 0; x < row.length; ) {
      let end = x;
      while (row[end]) end += 1;
      if (end === x) {
        x += 1;
        continue;
      }
      path += pen < 0 ? `M${x + QUIET_ZONE},${y + QUIET_ZONE}.5` : `m${x - pen},0`;
      path += `h${end - x}`;
      pen = end;
      x = end;
    }
  });
  return path;
}
