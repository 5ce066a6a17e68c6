import { useOnline } from '@/api/online';
import { OfflineBar } from '@/ui/OfflineBar';

/** The thin bar over a page whose parts were loaded before the network went. */
export function OfflineNote() {
  return useOnline() ? null : <OfflineBar />;
}
