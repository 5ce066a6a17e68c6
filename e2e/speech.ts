import type { Page } from '@playwright/test';

/** What the stand-in was asked to say, and at which rate. */
interface Spoken {
  text: string;
  rate: number;
}

/**
 * A voice for a browser without one, as Chromium without a screen is: it says nothing, and ends a text when the journey says so. Where the
 * browser has voices of its own they are left alone.
 */
export async function giveVoice(page: Page, lang: string) {
  await page.addInitScript((lang) => {
    if (window.speechSynthesis.getVoices().length > 0) return;
    class Utterance {
      onend = () => {};
      onerror = () => {};
      rate = 1;
      constructor(readonly text: string) {}
    }
    const spoken: Spoken[] = [];
    let now: Utterance | null = null;
    const voices = [{ lang, voiceURI: lang, name: lang, localService: true, default: true }];
    const standIn = {
      getVoices: () => voices,
      speak(utterance: Utterance) {
        now = utterance;
        spoken.push({ text: utterance.text, rate: utterance.rate });
      },
      cancel() {
        const broken = now;
        now = null;
        broken?.onerror();
      },
    };
    const endOne = () => {
      const ended = now;
      now = null;
      ended?.onend();
    };
    Object.defineProperty(window, 'speechSynthesis', { value: standIn });
    Object.assign(window, {
      SpeechSynthesisUtterance: Utterance,
      speech: { spoken, endOne, isSpeaking: () => now !== null },
    });
  }, lang);
  type Speech = { speech: { spoken: Spoken[]; endOne(): void; isSpeaking(): boolean } };
  return {
    spoken: (): Promise<Spoken[]> => page.evaluate(() => (window as unknown as Speech).speech.spoken),
    isSpeaking: (): Promise<boolean> => page.evaluate(() => (window as unknown as Speech).speech.isSpeaking()),
    /** The sentence is said to its end. */
    endOne: (): Promise<void> => page.evaluate(() => (window as unknown as Speech).speech.endOne()),
  };
}
