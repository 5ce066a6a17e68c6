import type { Db } from '../../db/db';
import { AppError } from '../../http/appError';
import { picturesIn } from '../../http/richBlocks';
import type { Localized } from '../../i18n/lang';
import { countOfPark } from './file.repo';
import { fileUrl } from './file.service';

/**
 * What the park shows to everyone holds only pictures that its staff uploaded: a visitor's is theirs, and goes when they want.
 * @param others pictures beside the cover
 * @param text cleaned HTML by language
 * @throws AppError noticeCoverUnknown, pictureGone (one of the text)
 */
export async function requireParkPictures(
  tx: Db,
  { coverId, others = [], text = {} }: { coverId: string | null; others?: string[] | undefined; text?: Localized },
): Promise<void> {
  const covers = [...new Set([coverId, ...others].filter((id) => id !== null))];
  if (covers.length > 0 && (await countOfPark(tx, covers)) !== covers.length) throw new AppError('noticeCoverUnknown');
  const start = fileUrl('').length;
  const inText = [...new Set(Object.values(text).flatMap((html) => picturesIn(html).map((src) => src.slice(start))))];
  if (inText.length > 0 && (await countOfPark(tx, inText)) !== inText.length) throw new AppError('pictureGone');
}
