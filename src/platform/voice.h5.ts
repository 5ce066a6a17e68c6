import { useMemo, useSyncExternalStore } from 'react';
import { pausePlayer } from './player.h5';

/** The phone's own voice for one language. */
export interface Voice {
  /**
   * Says a text, in place of what it says now. Short ones: Chromium stops in a long one after some 15 s. The first must be asked for within
   * a tap, or iOS stays silent.
   * @param rate 1: as the voice speaks by itself
   */
  say(text: string, rate: number, then: { done: () => void; failed: () => void }): void;
  /** Neither `done` nor `failed` comes after it. */
  stop(): void;
}

/** Which of the phone's languages speak ours, the nearest first. Cantonese reads traditional characters rather than nobody. */
const SPOKEN: Record<string, readonly string[]> = {
  'zh-hans': ['zh-cn', 'zh-hans', 'cmn', 'zh-sg', 'zh-tw', 'zh'],
  'zh-hant': ['zh-tw', 'zh-hant', 'cmn-hant', 'zh-cn', 'cmn', 'zh-hk', 'yue', 'zh'],
};

/** A voice for a language: one that is on the phone before one that needs a network, the phone's choice before others. */
export function voiceFor<V extends Pick<SpeechSynthesisVoice, 'lang' | 'localService' | 'default'>>(
  voices: readonly V[],
  lang: string,
): V | null {
  const wanted = SPOKEN[lang.toLowerCase()] ?? [lang.toLowerCase()];
  const tagOf = ({ lang }: V) => lang.toLowerCase().replace(/_/g, '-');
  for (const tag of wanted) {
    const fitting = voices.filter((voice) => tagOf(voice) === tag || tagOf(voice).startsWith(`${tag}-`));
    const best = fitting.find((voice) => voice.localService && voice.default) ?? fitting.find((voice) => voice.localService);
    const found = best ?? fitting[0];
    if (found) return found;
  }
  return null;
}

const synthesis = (): SpeechSynthesis | undefined => window.speechSynthesis;

/** Browsers learn their voices some time after they are first asked. */
function subscribe(listener: () => void): () => void {
  // Safari before 16 tells nobody, but has its voices from the start.
  synthesis()?.addEventListener?.('voiceschanged', listener);
  return () => synthesis()?.removeEventListener?.('voiceschanged', listener);
}
synthesis()?.getVoices();

/** Chromium forgets an utterance that nobody holds, and then tells of no end. */
let held: SpeechSynthesisUtterance | null = null;

function stop(): void {
  held = null;
  synthesis()?.cancel();
}
// Else it speaks on behind the next page.
window.addEventListener('pagehide', stop);

/** The phone's voice for a language; null where it has none. */
export function useVoice(lang: string): Voice | null {
  const uri = useSyncExternalStore(
    subscribe,
    () => voiceFor(synthesis()?.getVoices() ?? [], lang)?.voiceURI ?? '',
    () => '',
  );
  return useMemo(() => (uri === '' ? null : { say: (text, rate, then) => say(uri, text, { rate, ...then }), stop }), [uri]);
}

function say(uri: string, text: string, { rate, done, failed }: { rate: number; done: () => void; failed: () => void }): void {
  // Between two sentences there is nothing to break off, and Android waits after it.
  if (held) stop();
  pausePlayer();
  const voice = synthesis()
    ?.getVoices()
    .find(({ voiceURI }) => voiceURI === uri);
  const utterance = new SpeechSynthesisUtterance(text);
  Object.assign(utterance, { ...(voice && { voice, lang: voice.lang }), rate });
  const ended = (then: () => void) => () => {
    if (held !== utterance) return;
    held = null;
    then();
  };
  utterance.onend = ended(done);
  utterance.onerror = ended(failed);
  held = utterance;
  synthesis()?.speak(utterance);
}
