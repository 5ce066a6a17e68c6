import { createListeners, readStored } from '../../api/listeners';

interface Alarm {
  /** Keys of what somebody at this screen has seen. */
  seen: ReadonlySet<string>;
  soundOn: boolean;
}

/** Of the screen, not of the person: a desk keeps its choice and what it has seen when the shift changes. */
const SEEN = 'park-console-help-seen';
const SOUND = 'park-console-help-sound';
/** A day of disaster and more. */
const MAX_REMEMBERED_CALLS = 1_000;

let alarm: Alarm = read();
const listeners = createListeners();

function read(): Alarm {
  // What cannot be read was never seen: better a sound too many.
  const seen = readStored<unknown>(SEEN, []);
  const keys = Array.isArray(seen) ? seen.filter((key) => typeof key === 'string') : [];
  return { seen: new Set(keys), soundOn: localStorage.getItem(SOUND) !== 'off' };
}

function tell(next: Alarm): void {
  alarm = next;
  listeners.tell();
}

function keep(name: string, value: string): void {
  try {
    localStorage.setItem(name, value);
  } catch {
    // Remembered until the page is left, then.
  }
}

export function see(keys: readonly string[]): void {
  if (keys.every((key) => alarm.seen.has(key))) return;
  const seen = [...alarm.seen, ...keys].slice(-MAX_REMEMBERED_CALLS);
  keep(SEEN, JSON.stringify(seen));
  tell({ ...alarm, seen: new Set(seen) });
}

export function setSound(soundOn: boolean): void {
  keep(SOUND, soundOn ? 'on' : 'off');
  tell({ ...alarm, soundOn });
}

// What is seen in one tab is silent in all.
window.addEventListener('storage', ({ key }) => {
  if (key === SEEN || key === SOUND) tell(read());
});

const ended = new Set<string>();

/** Notes a call that this screen ends itself, so that its end is no news here. */
export const endsHere = (id: string): void => void ended.add(id);
export const wasEndedHere = (id: string): boolean => ended.has(id);

export const useAlarm = (): Alarm => listeners.use(() => alarm);
