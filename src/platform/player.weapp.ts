import Taro from '@tarojs/taro';
import type { Hears, Player, Sound } from './player.h5';

export type { Hears, Player, Sound };

export const SKIP = 15;

let manager: Taro.BackgroundAudioManager | null = null;
let owner: Hears | null = null;
/** It has the owner's sound, and was not closed from WeChat's own bar. */
let isLoaded = false;

/** WeChat's one player that goes on while the screen is locked (decision 205). */
function made(): Taro.BackgroundAudioManager {
  const audio = Taro.getBackgroundAudioManager();
  const over = (tell: (hears: Hears) => void) => () => {
    isLoaded = false;
    if (owner) tell(owner);
  };
  audio.onTimeUpdate(() => owner?.moved(audio.currentTime));
  audio.onPlay(() => owner?.playing(true));
  audio.onPause(() => owner?.playing(false));
  audio.onStop(over((hears) => hears.playing(false)));
  audio.onEnded(over((hears) => hears.ended()));
  audio.onError(over((hears) => hears.failed()));
  return audio;
}

/** A player of one sound. */
export function playerOf({ url, title, by }: Sound, hears: Hears): Player {
  const mine = () => (owner === hears && isLoaded ? manager : null);
  return {
    play(from, speed) {
      manager ??= made();
      const audio = manager;
      if (mine()) {
        audio.playbackRate = speed;
        audio.seek(from);
        audio.play();
        return;
      }
      if (owner !== hears) owner?.playing(false);
      owner = hears;
      isLoaded = true;
      Object.assign(audio, { title, singer: by, epname: by, startTime: from, playbackRate: speed });
      // It plays by being told what.
      audio.src = url;
    },
    pause: () => mine()?.pause(),
    seek: (second) => mine()?.seek(second),
    setSpeed(speed) {
      const audio = mine();
      if (audio) audio.playbackRate = speed;
    },
    stop() {
      const audio = mine();
      if (owner === hears) owner = null;
      isLoaded = false;
      audio?.stop();
    },
  };
}
