import { nameOf } from './touch';
import type { Drawn } from './wxml';

/** A node and everything above it, outermost first. */
type Trail = Drawn[];

/** Where the finger is, as WeChat tells it while it is down. */
const FINGER = { identifier: 0, clientX: 120, clientY: 320, pageX: 120, pageY: 320 };

const BUBBLING = new Set(['tap', 'longpress', 'touchstart', 'touchmove', 'touchend', 'touchcancel']);

/** The nodes whose templates bind an event, from the touched one up to the first that catches it, as WeChat bubbles. Throws when none does. */
export function hearersOf(trail: Trail, type: string): Drawn[] {
  const hearers = [...trail].reverse().filter((node) => node.handlers[type] !== undefined);
  if (hearers.length === 0) {
    const way = trail.map(nameOf).join(' > ');
    throw new Error(`no template binds ${type} on or above ${way}`);
  }
  if (!BUBBLING.has(type)) return hearers.slice(0, 1);
  const last = hearers.findIndex((node) => node.caught.includes(type));
  return last < 0 ? hearers : hearers.slice(0, last + 1);
}

/** What a tap means to WeChat itself, which hears it on a button with a purpose (`open-type`) before the page does; or null. */
export function purposeOf(trail: Trail): { of: string; id: string; trail: Trail } | null {
  const at = trail.findIndex((node) => node.tag === 'button' && Boolean(node.attrs['open-type']));
  const button = trail[at];
  if (!button) return null;
  return { of: String(button.attrs['open-type']), id: String(button.attrs.id), trail: trail.slice(0, at + 1) };
}

/** The event as WeChat hands it to a page's method. */
export function eventOf(trail: Trail, current: Drawn, type: string, detail: Record<string, unknown>) {
  return {
    type,
    timeStamp: Date.now(),
    target: facts(trail.at(-1) ?? current),
    currentTarget: facts(current),
    detail,
    touches: type === 'touchstart' || type === 'touchmove' ? [{ ...FINGER, ...detail }] : [],
    changedTouches: [],
    mark: {},
  };
}

function facts(node: Drawn) {
  const dataset: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(node.attrs)) if (key.startsWith('data-')) dataset[key.slice(5)] = value;
  return { id: node.attrs.id ?? '', dataset, offsetLeft: 0, offsetTop: 0 };
}
