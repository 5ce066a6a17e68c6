import type { Motif } from './motifs';

const plain = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 72"><rect width="96" height="72" fill="#d9cfb8"/></svg>';
export const DRAWINGS: Record<Motif, string> = {
  ammonite: plain,
  trilobite: plain,
  footprint: plain,
  ripple: plain,
  valley: plain,
  museum: plain,
  shuttle: plain,
};
