import { useShare } from '@/components/useShare';
import { ItemDetail } from '@/features/lostFound/ItemDetail';
import { ItemList } from '@/features/lostFound/ItemList';
import { MyItems } from '@/features/lostFound/MyItems';
import { PublishForm } from '@/features/lostFound/PublishForm';
import { useT } from '@/i18n/useT';
import { goReplace } from '@/navigation/go';
import { useParams } from '@/navigation/useParams';

definePageConfig({ enableShareAppMessage: true, enableShareTimeline: true });

/** Lost and found, all of it on one route (R-nav-2): the list, one thing, publishing, and what is one's own. */
export default function LastFoundPage() {
  const { id, publish, mine } = useParams<'lastFound'>();
  useShare(useT().core.title.lastFound, 'lastFound', { id });
  if (id) return <ItemDetail id={id} />;
  if (publish === 'lost' || publish === 'found')
    return <PublishForm kind={publish} onDone={(made) => void goReplace('lastFound', { id: made })} />;
  return mine ? <MyItems /> : <ItemList />;
}
