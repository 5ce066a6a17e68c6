import { type RefObject, useEffect, useRef, useState } from 'react';
import { frameReader } from './frameReader';

/** Between two looks at the picture: a code is read within a blink, and the tablet stays cool. ms */
const LOOK_EVERY = 120;
/** A code that stays before the camera is read once; again when it was away for so long. ms */
const FORGET_AFTER = 2_500;
const KEY = 'park-console-camera';

type CameraProblem = 'insecure' | 'refused' | 'none' | 'busy';

export interface Camera {
  video: RefObject<HTMLVideoElement>;
  problem: CameraProblem | null;
  cameras: { id: string; label: string }[];
  chosen: string | undefined;
  choose(id: string): void;
  /** Null where the camera has no lamp. */
  torch: boolean | null;
  light(on: boolean): void;
}

/** Keeps a camera open while the component is shown, and tells each code that comes before it. */
export function useCamera(onRead: (code: string) => void): Camera {
  const video = useRef<HTMLVideoElement>(null);
  const hear = useRef(onRead);
  hear.current = onRead;
  const track = useRef<MediaStreamTrack | null>(null);
  const [wanted, setWanted] = useState(() => localStorage.getItem(KEY) ?? undefined);
  const [open, setOpen] = useState<Pick<Camera, 'problem' | 'cameras' | 'chosen' | 'torch'>>({
    problem: null,
    cameras: [],
    chosen: undefined,
    torch: null,
  });

  useEffect(() => {
    let closed = false;
    let stream: MediaStream | null = null;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const run = async () => {
      const picture = video.current;
      // A page that is not served safely has none.
      const devices = (navigator as { mediaDevices?: MediaDevices }).mediaDevices;
      if (!devices?.getUserMedia) return setOpen((now) => ({ ...now, problem: 'insecure' }));
      try {
        stream = await openCamera(devices, wanted);
      } catch (error) {
        if (!closed) setOpen((now) => ({ ...now, problem: problemOf(error) }));
        return;
      }
      if (closed || !picture) return stop(stream);
      const [first] = stream.getVideoTracks();
      track.current = first ?? null;
      picture.srcObject = stream;
      const [read, all] = await Promise.all([frameReader(), devices.enumerateDevices(), picture.play().catch(() => undefined)]);
      if (closed) return;
      const cameras = all.filter(({ kind }) => kind === 'videoinput');
      setOpen({
        problem: null,
        cameras: cameras.map(({ deviceId: id, label }, index) => ({ id, label: label || `${index + 1}` })),
        chosen: first?.getSettings().deviceId,
        torch: hasTorch(first) ? false : null,
      });
      const seen = { text: '', at: 0 };
      const look = async () => {
        const text = await read(picture);
        if (closed) return;
        const now = performance.now();
        if (text && (text !== seen.text || now - seen.at > FORGET_AFTER)) hear.current(text);
        if (text) Object.assign(seen, { text, at: now });
        timer = setTimeout(look, LOOK_EVERY);
      };
      void look();
    };
    void run();
    return () => {
      closed = true;
      clearTimeout(timer);
      stop(stream);
      track.current = null;
    };
  }, [wanted]);

  return {
    video,
    ...open,
    choose(id) {
      localStorage.setItem(KEY, id);
      setWanted(id);
    },
    light(on) {
      const set = track.current?.applyConstraints({ advanced: [{ torch: on } as MediaTrackConstraintSet] });
      void set?.then(
        () => setOpen((now) => ({ ...now, torch: on })),
        () => setOpen((now) => ({ ...now, torch: null })),
      );
    },
  };
}

async function openCamera(devices: MediaDevices, wanted: string | undefined): Promise<MediaStream> {
  const size = { width: { ideal: 1280 }, height: { ideal: 720 } };
  const back = { audio: false, video: { ...size, facingMode: 'environment' } };
  if (wanted === undefined) return devices.getUserMedia(back);
  // The camera that was chosen may have been unplugged since.
  return devices
    .getUserMedia({ audio: false, video: { ...size, deviceId: { exact: wanted } } })
    .catch((error: unknown) => (problemOf(error) === 'none' ? devices.getUserMedia(back) : Promise.reject(error)));
}

function stop(stream: MediaStream | null): void {
  for (const track of stream?.getTracks() ?? []) track.stop();
}

function hasTorch(track: MediaStreamTrack | undefined): boolean {
  return (track?.getCapabilities?.() as { torch?: boolean } | undefined)?.torch === true;
}

function problemOf(error: unknown): CameraProblem {
  const { name } = error as { name?: string };
  if (name === 'NotAllowedError' || name === 'SecurityError') return 'refused';
  return name === 'NotFoundError' || name === 'OverconstrainedError' ? 'none' : 'busy';
}
