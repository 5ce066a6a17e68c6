import { useSyncExternalStore } from 'react';
import { useTexts } from '../i18n/language';

function subscribe(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

export function OfflineStrip() {
  const t = useTexts('shell');
  const online = useSyncExternalStore(subscribe, () => navigator.onLine);
  return (
    <div role="status" aria-live="polite">
      {!online && <div className="strip">{t.offline}</div>}
    </div>
  );
}
