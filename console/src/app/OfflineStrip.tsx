import { useSyncExternalStore } from 'react';
import { shell as en } from '../i18n/en/shell';
import { useTexts } from '../i18n/language';
import { shell as zh } from '../i18n/zh/shell';

function subscribe(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

export function OfflineStrip() {
  const t = useTexts({ zh, en });
  const online = useSyncExternalStore(subscribe, () => navigator.onLine);
  return (
    <div role="status" aria-live="polite">
      {!online && <div className="strip">{t.offline}</div>}
    </div>
  );
}
