import { getAdminPlaces, getAdminShapes } from '@park/contract/map/calls';
import { useCall } from '../../../api/hooks';
import { useTexts } from '../../../i18n/language';
import { Answer } from '../../../ui/Answer';
import { PageHead } from '../../../ui/PageHead';
import { WaysEditor } from './WaysEditor';

/** The ways, waters and woods of the map, to draw on. */
export function WaysPage() {
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
