import { takeFirstData } from '@/platform/firstScreen';
import { queryClient } from './queryClient';

/** Begins with what the server has put into the page, so that the home is drawn at once and asks for nothing that it shows already. */
export function beginWithFirstData(): void {
  const first = takeFirstData();
  if (!first) return;
  // A phone whose clock is behind would keep it for longer than anything else.
  const updatedAt = Math.min(first.at, Date.now());
  for (const { key, data } of first.queries) queryClient.setQueryData(key, data, { updatedAt });
}
