import type { Guide } from '@park/contract/search/limits';
import type { SearchHit } from '@park/contract/search/schemas';
import { go } from '@/navigation/go';
import { ListItem } from '@/ui/ListItem';
import { Marked } from '@/ui/Marked';
import { Picture } from '@/ui/Picture';

const GUIDE_PAGES = { refund: 'ticketRecord', help: 'help', lostFound: 'lastFound', hours: 'about' } as const satisfies Record<
  Guide,
  string
>;
/** Pages of one thing, by its id. */
const PAGES = {
  ticket: 'ticketDetail',
  activity: 'activityDetail',
  notice: 'noticeDetail',
  livePoint: 'livePoint',
  lostFound: 'lastFound',
  exhibit: 'exhibit',
  walk: 'walk',
} as const;

function open({ kind, id }: SearchHit): Promise<void> {
  if (kind === 'guide') return go(GUIDE_PAGES[id as Guide] ?? 'help');
  if (kind === 'place') return go('searchBar', { view: 'map', place: id });
  return go(PAGES[kind], { id });
}

/** Those whose drawing is of them. */
const THINGS: readonly SearchHit['kind'][] = ['exhibit', 'walk', 'place'];

/** One thing that was found, with the words in it. */
export function HitCard({ hit }: { hit: SearchHit }) {
  const { title, excerpt, motif } = hit;
  return (
    <ListItem
      picture={motif ? <Picture motif={motif} size="thumb" isThing={THINGS.includes(hit.kind)} /> : undefined}
      title={<Marked parts={title} />}
      facts={excerpt.length > 0 ? [<Marked key="excerpt" parts={excerpt} />] : []}
      label={title.map(({ text }) => text).join('')}
      onClick={() => void open(hit)}
    />
  );
}
