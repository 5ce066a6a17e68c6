/** What is heard, and what the locked screen says of it. */
export interface Sound {
  url: string;
  /** Its address on this phone, of an offline pack, which is played instead; null: in none. */
  packed: string | null;
  title: string;
  /** Who tells it. */
  by: string;
}

/** What a player tells of itself. Seconds are those of the sound, whatever the speed. */
export interface Hears {
  moved(second: number): void;
  /** It sounds now, or no longer: also by the buttons of the locked screen. */
  playing(isPlaying: boolean): void;
  ended(): void;
  failed(): void;
  /** Of several that follow one another: the one before or behind it is wanted. */
  skip?(by: 1 | -1): void;
}

/** One sound of the app's only player: who plays takes it from whoever played before. Nothing is loaded before. */
export interface Player {
  /** Within a tap the first time: iOS lets nothing else make a sound. */
  play(from: number, speed: number): void;
  pause(): void;
  seek(second: number): void;
  setSpeed(speed: number): void;
  /** Lets go of the sound. */
  stop(): void;
}

/** What the buttons of a locked screen go back and on by, seconds; as those of the page. */
export const SKIP = 15;

let element: HTMLAudioElement | null = null;
let owner: Hears | null = null;

function made(): HTMLAudioElement {
  const audio = new Audio();
  audio.preload = 'auto';
  audio.addEventListener('timeupdate', () => {
    if (!audio.seeking) owner?.moved(audio.currentTime);
  });
  audio.addEventListener('play', () => owner?.playing(true));
  audio.addEventListener('pause', () => owner?.playing(false));
  audio.addEventListener('ended', () => owner?.ended());
  audio.addEventListener('error', () => owner?.failed());
  const session = navigator.mediaSession;
  const skip = (by: number) => () => {
    audio.currentTime = Math.max(0, audio.currentTime + by);
  };
  // Browsers that know no session, or not all of its buttons, show their own.
  session?.setActionHandler('play', () => void audio.play());
  session?.setActionHandler('pause', () => audio.pause());
  session?.setActionHandler('seekbackward', skip(-SKIP));
  session?.setActionHandler('seekforward', skip(SKIP));
  return audio;
}

/** The buttons of a locked screen for what comes before and behind. @param skip undefined: there are none */
function setTrackButtons(skip: Hears['skip']): void {
  for (const [button, by] of [['previoustrack', -1] as const, ['nexttrack', 1] as const])
    navigator.mediaSession?.setActionHandler(button, skip ? () => skip(by) : null);
}

/** A player of one sound. */
export function playerOf(sound: Sound, hears: Hears): Player {
  const mine = () => (owner === hears ? element : null);
  return {
    play(from, speed) {
      element ??= made();
      const audio = element;
      if (!mine()) {
        audio.pause();
        owner?.playing(false);
        owner = hears;
        audio.src = sound.packed ?? sound.url;
      } else if (audio.error) audio.src = sound.packed ?? sound.url;
      audio.defaultPlaybackRate = speed;
      audio.playbackRate = speed;
      audio.currentTime = from;
      setTrackButtons(hears.skip);
      if (navigator.mediaSession && window.MediaMetadata)
        navigator.mediaSession.metadata = new MediaMetadata({ title: sound.title, artist: sound.by });
      audio.play().catch((error: Error) => {
        // Paused before it began, or a file that fails, which has told it.
        if (error.name === 'NotAllowedError' && mine()) hears.failed();
      });
    },
    pause: () => mine()?.pause(),
    seek(second) {
      const audio = mine();
      if (audio) audio.currentTime = second;
    },
    setSpeed(speed) {
      const audio = mine();
      if (audio) audio.playbackRate = speed;
    },
    stop() {
      const audio = mine();
      if (!audio) return;
      owner = null;
      setTrackButtons(undefined);
      audio.pause();
      audio.removeAttribute('src');
      audio.load();
      if (navigator.mediaSession) navigator.mediaSession.metadata = null;
    },
  };
}

/** Whatever plays is quiet: something else is heard. */
export const pausePlayer = (): void => element?.pause();
