import { useShare } from '@/components/useShare';
import { WithWalk } from '@/features/exhibit/walk/WithWalk';
import { ParkMapView } from '@/features/map/ParkMapView';
import { SearchView } from '@/features/search/SearchView';
import { useT } from '@/i18n/useT';
import { useParams } from '@/navigation/useParams';
import { Page } from '@/ui/Page';

definePageConfig({ enableShareAppMessage: true, enableShareTimeline: true });

/** What one looks for: by words, or (`view=map`) on the park's map. */
export default function SearchBarPage() {
  const { core, map } = useT();
  const { keyword, view, place, nearest, kind, walk } = useParams<'searchBar'>();
  const title = view === 'map' ? map.title : core.title.searchBar;
  useShare(title, 'searchBar', view === 'map' ? { view, ...(kind && { kind }), ...(walk && { walk }) } : {});
  return (
    <Page title={title} full={view === 'map'}>
      {view !== 'map' ? (
        <SearchView keyword={keyword} />
      ) : walk ? (
        <WithWalk id={walk}>{(on) => <ParkMapView place={place} nearest={nearest} walk={on} />}</WithWalk>
      ) : (
        <ParkMapView place={place} nearest={nearest} kind={kind} />
      )}
    </Page>
  );
}
