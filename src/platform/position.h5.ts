/** Where the phone is, in degrees; `accuracy` in metres, null where it is not said. */
export interface PhonePosition {
  latitude: number;
  longitude: number;
  accuracy: number | null;
  system: 'wgs84' | 'gcj02';
}

/** How old a position may be, and how long the phone may look for one. ms */
const AGE = 30_000;
const TIMEOUT_MS = 15_000;

const toPosition = ({ coords: { latitude, longitude, accuracy } }: GeolocationPosition): PhonePosition => ({
  ...{ latitude, longitude, accuracy, system: 'wgs84' },
});

/** Asks the phone where it is; null when it may not or cannot say. The browser asks the visitor the first time. */
export function phonePosition(): Promise<PhonePosition | null> {
  return new Promise((resolve) => {
    if (!navigator.geolocation) {
      resolve(null);
      return;
    }
    navigator.geolocation.getCurrentPosition(
      (found) => resolve(toPosition(found)),
      () => resolve(null),
      { enableHighAccuracy: true, maximumAge: AGE, timeout: TIMEOUT_MS },
    );
  });
}

/** As `phonePosition`, and again whenever the phone has moved. @returns the way to stop */
export function watchPosition(heard: (position: PhonePosition | null) => void): () => void {
  if (!navigator.geolocation) {
    heard(null);
    return () => {};
  }
  const id = navigator.geolocation.watchPosition(
    (found) => heard(toPosition(found)),
    () => heard(null),
    { enableHighAccuracy: true, maximumAge: 0, timeout: TIMEOUT_MS },
  );
  return () => navigator.geolocation.clearWatch(id);
}
