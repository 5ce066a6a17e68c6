import type { ItemSummary } from '@park/contract/lostFound/schemas';
import { useT } from '@/i18n/useT';
import { go } from '@/navigation/go';
import { ListItem } from '@/ui/ListItem';
import { Photo } from '@/ui/Photo';
import { Picture } from '@/ui/Picture';
import { Tag, type Tone } from '@/ui/Tag';
import { ITEM_TONES, pictureOf, stateWord, whenWords } from './rules';

interface ItemCardProps {
  item: ItemSummary;
  /** In place of the thing's own state. */
  state?: { word: string; tone: Tone };
}

/** One thing of a list. */
export function ItemCard({ item, state }: ItemCardProps) {
  const t = useT().lostFound;
  const { id, kind, category, title, place, picture } = item;
  const tag = state ?? { word: stateWord(item, t), tone: ITEM_TONES[item.state] };
  const when = whenWords(item, t);
  return (
    <ListItem
      picture={
        picture ? <Photo src={picture.thumb} size="thumb" /> : <Picture motif={pictureOf(category)} size="thumb" isThing />
      }
      title={title}
      facts={[
        `${t.kind[kind]} · ${when}`,
        place,
        <Tag key="state" tone={tag.tone}>
          {tag.word}
        </Tag>,
      ]}
      label={`${t.kind[kind]}: ${title}, ${place}, ${when}, ${tag.word}`}
      onClick={() => void go('lastFound', { id })}
    />
  );
}
