import type { Motif } from '@park/contract/motifs';
import { DRAWINGS } from './drawings';

const made = new Map<Motif, string>();

/** A motif's drawing as a data address, which shows on both targets and asks the network for nothing. */
export function pictureUri(motif: Motif): string {
  const known = made.get(motif);
  if (known) return known;
  const uri = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(DRAWINGS[motif])}`;
  made.set(motif, uri);
  return uri;
}
