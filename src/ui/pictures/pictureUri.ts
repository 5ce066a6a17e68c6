import type { Motif } from '@park/contract/motifs';
import { DRAWINGS } from './drawings';
import { svgUri } from './svgUri';

const made = new Map<Motif, string>();

/** A motif's drawing as a data address. */
export function pictureUri(motif: Motif): string {
  const known = made.get(motif);
  if (known) return known;
  const uri = svgUri(DRAWINGS[motif]);
  made.set(motif, uri);
  return uri;
}
