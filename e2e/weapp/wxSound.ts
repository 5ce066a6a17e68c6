import type { Phone, PhoneSound } from './phone';
import { answer, type Callbacks } from './wxAnswer';

const EVENTS = [
  'Canplay',
  'Waiting',
  'Error',
  'Play',
  'Pause',
  'Seeking',
  'Seeked',
  'Ended',
  'Stop',
  'TimeUpdate',
  'Next',
  'Prev',
];
type Listener = (event: object) => void;

/**
 * `wx.getBackgroundAudioManager`: one player, whose `src` starts it at `startTime`. It wants a title, and plays what an address gives as
 * sound, and no file (`src is not http or https stream!`). `wx.createInnerAudioContext`: as many as one likes, which play a file of the
 * phone, too, and are told to. Nothing is heard of either but what the journey lets go by.
 */
export function soundCalls(phone: Phone): Record<string, unknown> {
  const background = player(phone, false);
  return {
    getBackgroundAudioManager: () => background,
    createInnerAudioContext: () => player(phone, true),
    setInnerAudioOption: (options: Callbacks) => answer('setInnerAudioOption', options, () => ({})),
  };
}

function player(phone: Phone, isInner: boolean): object {
  const listeners: Record<string, Listener> = {};
  const tell = (event: string, detail: object = {}) => listeners[event]?.(detail);
  let startTime = 0;
  let isLoaded = false;
  /** `play` was called, perhaps before it has come. */
  let isToPlay = false;
  /** Another address, or a stop, before this one has come. */
  let turn = 0;
  const sound: PhoneSound = {
    ...{ url: '', title: '', singer: '', at: 0, rate: 1, isPlaying: false, isInner },
    listen(seconds) {
      if (!sound.isPlaying) return;
      sound.at += seconds * sound.rate;
      tell('TimeUpdate');
    },
    end() {
      close('Ended');
    },
    close() {
      close('Stop');
    },
    pause,
    next: () => tell('Next'),
  };
  function close(event: string): void {
    turn += 1;
    isToPlay = false;
    isLoaded = false;
    sound.isPlaying = false;
    tell(event);
  }
  function pause(): void {
    if (!sound.isPlaying) return;
    sound.isPlaying = false;
    tell('Pause');
  }
  function play(): void {
    isToPlay = true;
    if (!isLoaded || sound.isPlaying) return;
    sound.isPlaying = true;
    tell('Play');
  }
  async function start(url: string): Promise<void> {
    const mine = ++turn;
    phone.sound = sound;
    Object.assign(sound, { url, at: startTime, isPlaying: false });
    isLoaded = false;
    const fails = async () => {
      if (isInner && url.startsWith('wxfile://'))
        return /\.(mp3|m4a)$/.test(url) && phone.files.has(url) ? '' : `no such file ${url}`;
      if (!/^https?:/.test(url)) return 'src is not http or https stream!';
      if (!isInner && sound.title === '') return 'title is empty';
      if (!phone.online) return 'errcode:-1 network is down';
      phone.requests.push(`GET ${new URL(url).pathname}`);
      const response = await fetch(phone.route(new URL(url)), { headers: { range: 'bytes=0-' } }).catch(() => null);
      await response?.body?.cancel();
      const type = response?.headers.get('content-type') ?? '';
      return response?.status === 206 && type.startsWith('audio/') ? '' : `10002 ${response?.status} ${type}`;
    };
    const wrong = await fails();
    if (mine !== turn) return;
    if (wrong !== '') return tell('Error', { errCode: 10_002, errMsg: wrong });
    isLoaded = true;
    tell('Canplay');
    if (!isInner || isToPlay) play();
  }

  const manager = {
    play,
    pause,
    stop: () => close('Stop'),
    /** Nothing is told of it any more. */
    destroy() {
      for (const event of EVENTS) delete listeners[event];
      close('Stop');
    },
    seek(second: number) {
      if (!isLoaded) return;
      sound.at = second;
      tell('Seeked');
    },
    set src(url: string) {
      void start(url);
    },
    get src() {
      return sound.url;
    },
    set title(title: string) {
      sound.title = title;
    },
    set singer(singer: string) {
      sound.singer = singer;
    },
    set epname(_: string) {},
    set startTime(second: number) {
      startTime = second;
    },
    set playbackRate(rate: number) {
      if (rate < 0.5 || rate > 2) throw new Error(`playbackRate ${rate}`);
      sound.rate = rate;
    },
    get currentTime() {
      return sound.at;
    },
    get paused() {
      return !sound.isPlaying;
    },
  };
  for (const event of EVENTS)
    Object.assign(manager, {
      [`on${event}`]: (listener: Listener) => {
        listeners[event] = listener;
      },
    });
  return manager;
}
