import { createListeners } from '../../api/listeners';

/**
 * `ready`: it sounds when it is told to. `blocked`: the browser keeps it silent until somebody has touched the page. `none`: this
 * browser has no sound.
 */
type ChimeState = 'ready' | 'blocked' | 'none';

/** s from one stroke to the next. */
const EVERY = 4;
/** Hz, and when in s: two notes that carry over talk in a room. */
const NOTES = [
  [880, 0],
  [1174.7, 0.22],
  [880, 0.6],
  [1174.7, 0.82],
] as const;
const LENGTH = 0.35;

let context: AudioContext | null = null;
let sounding: AudioBufferSourceNode | null = null;
const listeners = createListeners();

function open(): AudioContext | null {
  if (context || typeof AudioContext === 'undefined') return context;
  context = new AudioContext();
  context.onstatechange = listeners.tell;
  // Any touch of the page is what the browser waits for.
  for (const touch of ['pointerdown', 'keydown']) document.addEventListener(touch, allow, { passive: true });
  return context;
}

/** Asks the browser for sound; only in the course of a touch does it say yes. */
export function allow(): void {
  void open()
    ?.resume()
    .catch(() => undefined);
}

function chimeState(): ChimeState {
  const opened = open();
  if (!opened) return 'none';
  return opened.state === 'running' ? 'ready' : 'blocked';
}

export const useChimeState = (): ChimeState => listeners.use(chimeState);

/** Sounds again and again until `hush`. The repetition is in the sound itself: a tab behind others has its clock slowed down. */
export function ring(): void {
  const opened = open();
  if (!opened || sounding) return;
  sounding = opened.createBufferSource();
  sounding.buffer = strokes(opened);
  sounding.loop = true;
  sounding.connect(opened.destination);
  sounding.start();
}

export function hush(): void {
  sounding?.stop();
  sounding?.disconnect();
  sounding = null;
}

function strokes({ sampleRate }: AudioContext): AudioBuffer {
  const buffer = new AudioBuffer({ length: EVERY * sampleRate, numberOfChannels: 1, sampleRate });
  const samples = buffer.getChannelData(0);
  for (const [pitch, start] of NOTES) {
    const first = Math.floor(start * sampleRate);
    for (let n = 0; n < LENGTH * sampleRate; n++) {
      const s = n / sampleRate;
      // Swells for 10 ms, so that it does not crack, and dies away.
      const loudness = 0.35 * Math.min(1, s / 0.01) * Math.exp(-s * 9);
      samples[first + n] = (samples[first + n] ?? 0) + loudness * Math.sin(2 * Math.PI * pitch * s);
    }
  }
  return buffer;
}
