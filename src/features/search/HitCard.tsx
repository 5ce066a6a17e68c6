import type { SearchHit } from '@park/contract/search/schemas';
import { ListItem } from '@/ui/ListItem';
import { Marked } from '@/ui/Marked';
import { Picture } from '@/ui/Picture';
import { openHit } from './openHit';

/** One thing that was found, with the words in it. */
export function HitCard({ hit }: { hit: SearchHit }) {
  const { title, excerpt, motif } = hit;
  return (
    <ListItem
      picture={motif ? <Picture motif={motif} size="thumb" /> : undefined}
      title={<Marked parts={title} />}
      facts={excerpt.length > 0 ? [<Marked key="excerpt" parts={excerpt} />] : []}
      label={title.map(({ text }) => text).join('')}
      onClick={() => void openHit(hit)}
    />
  );
}
