import { type Motif, PICTURE_FILES } from './motifs';

/** Of a shared page's card, px. WeChat shows cards 5 : 4, of PNG and JPEG files alone. */
export const CARD = { width: 500, height: 400 } as const;

/** The picture for the card of something that is shared, relative to the server: its photograph, or its drawing. */
export const cardPicture = ({ cover, motif }: { cover: string | null; motif: Motif }): string =>
  cover ? `${cover}?size=card` : `/mp/${PICTURE_FILES}/${motif}.png`;
