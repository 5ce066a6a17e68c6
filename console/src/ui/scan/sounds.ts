import { createListeners } from '../../api/listeners';

/** yes: two notes up; care: one note twice; no: one long and low. Told apart without looking. */
export type Sound = 'yes' | 'care' | 'no';

/** Hz, and s from the beginning to the end of each note. */
const NOTES: Record<Sound, readonly (readonly [hertz: number, from: number, to: number])[]> = {
  yes: [
    [880, 0, 0.09],
    [1320, 0.1, 0.24],
  ],
  care: [
    [520, 0, 0.12],
    [520, 0.2, 0.32],
  ],
  no: [[170, 0, 0.6]],
};
const LOUDNESS = 0.25;
const KEY = 'park-console-muted';

let context: AudioContext | null = null;
const listeners = createListeners();

const isMuted = (): boolean => localStorage.getItem(KEY) === '1';

export function setMuted(muted: boolean): void {
  localStorage.setItem(KEY, muted ? '1' : '0');
  listeners.tell();
}

export const useMuted = (): boolean => listeners.use(isMuted);

/** Silent when muted, and on a page that nobody has touched or typed on yet: the browser wants it so. */
export async function play(sound: Sound): Promise<void> {
  if (isMuted()) return;
  try {
    context ??= new AudioContext();
    if (context.state === 'suspended') await context.resume();
    const now = context.currentTime;
    for (const [hertz, from, to] of NOTES[sound]) playNote(context, hertz, now + from, now + to);
  } catch {
    // Without a loudspeaker the verdict is still to be seen.
  }
}

function playNote(audio: AudioContext, hertz: number, from: number, to: number): void {
  const note = audio.createOscillator();
  const volume = audio.createGain();
  note.type = hertz < 300 ? 'square' : 'sine';
  note.frequency.value = hertz;
  volume.gain.setValueAtTime(LOUDNESS, from);
  // Cut off at once a note clicks.
  volume.gain.exponentialRampToValueAtTime(0.001, to);
  note.connect(volume).connect(audio.destination);
  note.start(from);
  note.stop(to);
}
