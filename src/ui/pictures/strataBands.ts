/**
 * Layers of rock across a drawing, the topmost first. Each band is `[y, swing, colour]`: its upper edge starts at `y` and
 * swings by `swing`, down and up again. Units of the drawing.
 */
export function strataBands(
  width: number,
  height: number,
  bands: readonly (readonly [y: number, swing: number, colour: string])[],
) {
  const third = Math.round(width / 3);
  return bands
    .map(
      ([y, swing, colour]) =>
        `<path fill="${colour}" d="M0 ${y}C${third} ${y + swing} ${2 * third} ${y - swing} ${width} ${y + Math.round(swing / 2)}V${height}H0z"/>`,
    )
    .join('');
}
