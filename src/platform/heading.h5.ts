type Orientation = DeviceOrientationEvent & { webkitCompassHeading?: number };
type Asking = { requestPermission?: () => Promise<'granted' | 'denied'> };

const EVENTS = ['deviceorientationabsolute', 'deviceorientation'] as const;
/** Turns of less are the hand's shaking. Degrees */
const SHAKE = 4;

/** iOS asks the visitor, and only after a tap. */
export async function askHeading(): Promise<void> {
  await (window.DeviceOrientationEvent as unknown as Asking | undefined)?.requestPermission?.().catch(() => 'denied');
}

/** Tells where the phone looks, in degrees from north, as long as it says so. Returns the way to stop. */
export function watchHeading(heard: (degrees: number) => void): () => void {
  let last = Number.NaN;
  const turned = (event: Event) => {
    const { webkitCompassHeading, absolute, alpha } = event as Orientation;
    const degrees = webkitCompassHeading ?? (absolute && alpha !== null ? 360 - alpha : null);
    if (degrees === null || Math.abs(degrees - last) < SHAKE) return;
    last = degrees;
    heard(Math.round(degrees));
  };
  for (const name of EVENTS) window.addEventListener(name, turned);
  return () => {
    for (const name of EVENTS) window.removeEventListener(name, turned);
  };
}
