interface Point {
  /** Shares of the sheet's width and of its height. */
  x: number;
  y: number;
}

/** Steps of one pin around a place that is taken. */
const RINGS = 4;

/**
 * Where pins stand so that none hides another: each at its place, or as near to it as there is room, in the order given.
 * @param room of a pin, as a share of the sheet's width @param ratio the sheet's height by its width
 */
export function apart<Pin extends Point>(pins: readonly Pin[], room: number, ratio: number): Pin[] {
  const placed: Pin[] = [];
  for (const pin of pins) {
    const free = around(pin, room, ratio).find((spot) =>
      placed.every((other) => Math.hypot(other.x - spot.x, (other.y - spot.y) * ratio) > room * 0.9),
    );
    placed.push({ ...pin, ...free });
  }
  return placed;
}

/** The place itself, then rings of places around it, each with six more; those on the sheet. */
function around({ x, y }: Point, room: number, ratio: number): Point[] {
  const spots = [{ x, y }];
  for (let ring = 1; ring <= RINGS; ring++)
    for (let step = 0; step < ring * 6; step++) {
      const angle = (step / (ring * 6)) * 2 * Math.PI;
      spots.push({ x: x + Math.cos(angle) * ring * room, y: y + (Math.sin(angle) * ring * room) / ratio });
    }
  const half = room / 2;
  return spots.filter((spot) => spot.x >= half && spot.x <= 1 - half && spot.y >= half / ratio && spot.y <= 1 - half / ratio);
}
