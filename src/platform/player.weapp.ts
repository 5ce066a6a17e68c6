import Taro from '@tarojs/taro';
import type { Hears, Player, Sound } from './player.h5';

export type { Hears, Player, Sound };

export const SKIP = 15;

type Audio = Taro.BackgroundAudioManager | Taro.InnerAudioContext;

let background: Taro.BackgroundAudioManager | null = null;
let inner: Taro.InnerAudioContext | null = null;
/** Which of them the owner has. */
let current: Audio | null = null;
let owner: Hears | null = null;
/** It has the owner's sound, and was not closed from WeChat's own bar. */
let isLoaded = false;
/** It was told to stop, and may say so when the next sound has begun. */
let isStopping = false;

function listening<One extends Audio>(audio: One): One {
  const now = (notify: (hears: Hears) => void) => () => {
    if (audio === current && owner) notify(owner);
  };
  const over = (notify: (hears: Hears) => void) => () => {
    if (audio !== current) return;
    isLoaded = false;
    if (owner) notify(owner);
  };
  audio.onTimeUpdate(now((hears) => hears.moved(audio.currentTime)));
  audio.onPlay(() => {
    isStopping = false;
    now((hears) => hears.playing(true))();
  });
  audio.onPause(now((hears) => hears.playing(false)));
  audio.onStop(() => {
    if (!isStopping) over((hears) => hears.playing(false))();
    isStopping = false;
  });
  audio.onEnded(over((hears) => hears.ended()));
  audio.onError(over((hears) => hears.failed()));
  return audio;
}

/** WeChat's one player that goes on while the screen is locked (decision 205); it plays what comes from the network alone. */
function madeBackground(): Taro.BackgroundAudioManager {
  if (background) return background;
  background = listening(Taro.getBackgroundAudioManager());
  // On iOS alone.
  background.onPrev(() => owner?.skip?.(-1));
  background.onNext(() => owner?.skip?.(1));
  return background;
}

/** The other one, for a file of the phone: new for each, as only then it begins where it is told. */
function newInner(): Taro.InnerAudioContext {
  inner?.destroy();
  // As the first one, it is heard by who has muted the phone's bell.
  void Taro.setInnerAudioOption({ obeyMuteSwitch: false });
  inner = listening(Taro.createInnerAudioContext());
  return inner;
}

/** A player of one sound. */
export function playerOf(sound: Sound, hears: Hears): Player {
  const mine = () => (owner === hears && isLoaded ? current : null);
  return {
    play(from, speed) {
      const loaded = mine();
      if (loaded) {
        loaded.playbackRate = speed;
        loaded.seek(from);
        loaded.play();
        return;
      }
      if (owner !== hears) owner?.playing(false);
      const before = current;
      const how = { startTime: from, playbackRate: speed };
      owner = hears;
      isLoaded = true;
      if (sound.packed === null) {
        inner?.destroy();
        inner = null;
        current = madeBackground();
        // It plays by being told what.
        Object.assign(current, how, { title: sound.title, singer: sound.by, epname: sound.by }).src = sound.url;
      } else {
        const audio = newInner();
        current = audio;
        Object.assign(audio, how).src = sound.packed;
        audio.play();
      }
      if (before !== current && before === background) background?.stop();
    },
    pause: () => mine()?.pause(),
    seek: (second) => mine()?.seek(second),
    setSpeed(speed) {
      const audio = mine();
      if (audio) audio.playbackRate = speed;
    },
    stop() {
      const audio = mine();
      if (owner !== hears) return;
      owner = null;
      isLoaded = false;
      isStopping = audio !== null;
      audio?.stop();
    },
  };
}
