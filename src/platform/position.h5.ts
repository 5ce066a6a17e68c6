/** Where the phone is, in degrees; `accuracy` in metres, null where it is not said. */
export interface PhonePosition {
  latitude: number;
  longitude: number;
  accuracy: number | null;
  system: 'wgs84' | 'gcj02';
}

/** How old a position may be, and how long the phone may look for one. ms */
const AGE = 30_000;
const PATIENCE = 15_000;

/** Asks the phone where it is; null when it may not or cannot say. The browser asks the visitor the first time. */
export function phonePosition(): Promise<PhonePosition | null> {
  return new Promise((resolve) => {
    if (!navigator.geolocation) {
      resolve(null);
      return;
    }
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude, accuracy } }) => resolve({ latitude, longitude, accuracy, system: 'wgs84' }),
      () => resolve(null),
      { enableHighAccuracy: true, maximumAge: AGE, timeout: PATIENCE },
    );
  });
}
