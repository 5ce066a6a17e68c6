import { FOSSILS, type Motif, PICTURE_FILES } from './motifs';

/** Of a shared page's card, px. WeChat shows cards 5 : 4, of PNG and JPEG files alone. */
export const CARD = { width: 500, height: 400 } as const;

/** The picture for the card of something that is shared, relative to the server: its photograph, or its plate; undefined where it has neither. */
export function cardPicture({ cover, motif }: { cover: string | null; motif: Motif }): string | undefined {
  if (cover) return `${cover}?size=card`;
  return FOSSILS.some((fossil) => fossil === motif) ? `/mp/${PICTURE_FILES}/${motif}.png` : undefined;
}
