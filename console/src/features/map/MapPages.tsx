import { getAdminPlaces, getAdminShapes } from '@park/contract/map/calls';
import { getParkAbout } from '@park/contract/park/calls';
import { useState } from 'react';
import { Route, Routes, useParams, useSearchParams } from 'react-router';
import { useCall } from '../../api/hooks';
import { useTexts } from '../../i18n/language';
import { Answer } from '../../ui/Answer';
import { Gone } from '../../ui/EditPage';
import { PageHead } from '../../ui/PageHead';
import { PoiEditor } from './PoiEditor';
import { PoiList } from './PoiList';
import { WaysEditor } from './ways/WaysEditor';
import './map.css';

/** The places of the park's map: all of them in their order, and one to edit. */
export default function MapPages() {
  return (
    <Routes>
      <Route index element={<PoiList />} />
      <Route path="ways" element={<WaysPage />} />
      <Route path=":id" element={<PoiPage />} />
    </Routes>
  );
}

/** One place by its address; `?new` is one that is begun with this very id. */
function PoiPage() {
  const { id = '' } = useParams();
  return <Opened key={id} id={id} />;
}

function Opened({ id }: { id: string }) {
  const t = useTexts('map');
  const [params] = useSearchParams();
  const [isNew] = useState(() => params.has('new'));
  const query = useCall(getAdminPlaces, {});
  const about = useCall(getParkAbout, {});
  return (
    <Answer of={query} anew>
      {({ places }) => {
        // The first place of a park begins where the park says it is.
        if (places.length === 0 && about.isLoading) return null;
        const { position } = about.data ?? {};
        const place = places.find((one) => one.id === id) ?? null;
        if (place || isNew)
          return (
            <PoiEditor id={id} opened={place} places={places} near={places.length === 0 && position ? [position] : places} />
          );
        return <Gone title={t.title} back="/places" why={t.gone} />;
      }}
    </Answer>
  );
}

/** The ways, waters and woods of the map, to draw on. */
function WaysPage() {
  const t = useTexts('map');
  const shapes = useCall(getAdminShapes, {});
  const places = useCall(getAdminPlaces, {}).data?.places;
  return (
    <>
      <PageHead title={t.ways} about={t.waysAbout} back="/places" />
      <Answer of={shapes}>{(answer) => places && <WaysEditor saved={answer.shapes} places={places} />}</Answer>
    </>
  );
}
