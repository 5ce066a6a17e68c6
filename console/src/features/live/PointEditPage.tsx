import { POINT_FIELD } from '@park/contract/live/limits';
import { getAdminPoint, getAdminPoints, getLivePoints, savePoint } from '@park/contract/live/point/calls';
import type { AdminPoint } from '@park/contract/live/point/schemas';
import { getMap } from '@park/contract/map/calls';
import { useCall } from '../../api/hooks';
import { useTexts } from '../../i18n/language';
import { Answer } from '../../ui/Answer';
import { textIn } from '../../ui/contentLanguages';
import { EditPage, Opened, useEditing } from '../../ui/EditPage';
import { Item, NumberItem } from '../../ui/items';
import { LanguageTabs } from '../../ui/LanguageTabs';
import { LinesItem } from '../../ui/LinesItem';
import { LookFields } from '../../ui/LookFields';
import type { DrawnPoi } from '../../ui/parkDrawing/ParkDrawing';
import { PositionControl } from '../../ui/parkDrawing/PositionControl';
import { TextItem } from '../../ui/TextItem';
import { newPoint, POINTS, toContents, toForm } from './pointForm';

/** One live point: what visitors read of it, where it is and how many it holds. */
export const PointEditPage = () => <Opened call={getAdminPoint} Editor={PointEditor} />;

interface PointEditorProps {
  id: string;
  /** As it was when the page was opened; null: it is begun here. */
  opened: AdminPoint | null;
}

function PointEditor(props: PointEditorProps) {
  const map = useCall(getMap, {}, { fresh: 60_000 });
  const points = useCall(getAdminPoints, {});
  return (
    <Answer of={map}>
      {({ places }) => <Answer of={points}>{(all) => <Editor {...props} onMap={places} points={all} />}</Answer>}
    </Answer>
  );
}

function Editor({ id, opened, onMap, points }: PointEditorProps & { onMap: DrawnPoi[]; points: AdminPoint[] }) {
  const { points: t } = useTexts('live');
  const ui = useTexts('ui');
  const { move } = useTexts('map');
  const editing = useEditing({
    of: POINTS,
    ...{ id, opened, toForm, toContents },
    blank: () => newPoint(onMap, points),
    save: savePoint,
    load: getAdminPoint,
    stale: [getLivePoints, getAdminPoints, getMap],
    done: t.saved,
  });
  const point = editing.now;
  return (
    <EditPage
      editing={editing}
      title={point ? textIn(point.name) : t.add}
      labels={{
        ...{ name: ui.name, text: t.text, facilities: t.facilities, motif: ui.motif, coverId: ui.cover },
        ...{ capacity: t.places, order: t.order, position: t.position },
      }}
      describe={{
        motif: (motif) => ui.motifs[motif],
        position: (position) => Object.values(position).join(', '),
      }}
    >
      <LanguageTabs label={ui.texts} of={['name', 'text', 'facilities']} eager>
        {(one) => (
          <>
            <TextItem name="name" language={one} maxLength={POINT_FIELD.name} />
            <TextItem name="text" language={one} maxLength={POINT_FIELD.text} rows={4} />
            <LinesItem name="facilities" language={one} maxLength={POINT_FIELD.facility} maxLines={POINT_FIELD.facilities} />
          </>
        )}
      </LanguageTabs>
      <div className="edit-pair">
        <NumberItem name="capacity" required min={1} max={POINT_FIELD.capacity} />
        <NumberItem name="order" extra={t.orderAbout} required />
      </div>
      <LookFields />
      <Item name="position" extra={move} style={{ maxWidth: 480 }}>
        <PositionControl poiId={id} places={onMap} kind="livePoint" />
      </Item>
    </EditPage>
  );
}
