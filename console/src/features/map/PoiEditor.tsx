import { closePlace, getAdminPlaces, getMap, removePlace, savePlace } from '@park/contract/map/calls';
import { MAP_FIELD, STAFF_PLACE_KINDS } from '@park/contract/map/limits';
import type { AdminPlace } from '@park/contract/map/schemas';
import type { Spot } from '@park/contract/map/sheet';
import { MOTIFS } from '@park/contract/motifs';
import { Form } from 'antd';
import { call } from '../../api/call';
import { useSend } from '../../api/hooks';
import { useTexts } from '../../i18n/language';
import { textIn } from '../../ui/contentLanguages';
import { EditPage, useEditing } from '../../ui/EditPage';
import { ChoiceItem, Item } from '../../ui/items';
import { LanguageTabs } from '../../ui/LanguageTabs';
import { choices } from '../../ui/list/choices';
import { PositionControl } from '../../ui/parkDrawing/PositionControl';
import { useDrawn } from '../../ui/parkDrawing/useDrawn';
import { TextItem } from '../../ui/TextItem';
import { newPoi, PLACES, toContents, toForm } from './poiForm';
import { CloseOnMap } from './ways/CloseOnMap';

interface PoiEditorProps {
  id: string;
  /** As it was when the page was opened; null: it is begun here. */
  opened: AdminPlace | null;
  places: AdminPlace[];
  /** What it lies near, when it is begun here. */
  near: readonly Spot[];
}

export function PoiEditor({ id, opened, places, near }: PoiEditorProps) {
  const t = useTexts('map');
  const ui = useTexts('ui');
  const stale = [getAdminPlaces, getMap];
  const close = useSend(closePlace, { stale, done: ui.saved });
  const editing = useEditing({
    of: PLACES,
    ...{ id, opened, toForm, toContents, stale },
    blank: () => newPoi(near),
    save: savePlace,
    load: async () => {
      const theirs = (await call(getAdminPlaces, {})).places.find((one) => one.id === id);
      if (!theirs) throw new Error(t.gone);
      return theirs;
    },
  });
  const place = editing.now;
  return (
    <EditPage
      editing={editing}
      title={place ? textIn(place.name) : t.add}
      labels={{ kind: ui.kind, name: ui.name, text: t.text, position: t.position, motif: t.worth, accessible: t.cabin }}
      describe={{
        kind: (kind) => t.kinds[kind],
        motif: (motif) => (motif ? ui.motifs[motif] : t.worthNot),
        accessible: (accessible) => t.cabins[accessible ?? 'unknown'],
        position: (position) => Object.values(position).join(', '),
      }}
      actions={({ dirty, follow }) =>
        place && (
          <CloseOnMap
            name={textIn(place.name)}
            closed={place.closed}
            disabled={dirty}
            onSend={async (closed) => {
              const closing = await close.mutateAsync({ id, version: place.version, closed });
              editing.setNow(closing);
              follow(closing.version);
            }}
          />
        )
      }
      remove={
        place && {
          call: removePlace,
          input: { id, version: place.version },
          title: t.removeTitle({ name: textIn(place.name) }),
          about: t.removeAbout,
        }
      }
    >
      <PoiFields id={id} places={places} />
    </EditPage>
  );
}

interface PoiFieldsProps {
  id: string;
  places: AdminPlace[];
}

function PoiFields({ id, places }: PoiFieldsProps) {
  const t = useTexts('map');
  const ui = useTexts('ui');
  const kind: AdminPlace['kind'] | undefined = Form.useWatch('kind');
  return (
    <div className="poi-columns">
      <div>
        <ChoiceItem name="kind" options={choices(STAFF_PLACE_KINDS, t.kinds)} />
        <ChoiceItem name="motif" extra={t.worthHow} allowClear placeholder={t.worthNot} options={choices(MOTIFS, ui.motifs)} />
        {kind === 'toilet' && (
          <ChoiceItem name="accessible" allowClear placeholder={t.cabins.unknown} options={choices(['yes', 'no'], t.cabins)} />
        )}
        <LanguageTabs label={ui.name} of={['name', 'text']} eager>
          {(one) => (
            <>
              <TextItem name="name" language={one} maxLength={MAP_FIELD.name} />
              <TextItem name="text" language={one} maxLength={MAP_FIELD.text} rows={4} />
            </>
          )}
        </LanguageTabs>
      </div>
      <Item name="position" extra={t.move}>
        <PositionControl poiId={id} places={useDrawn(places)} kind={kind ?? 'toilet'} />
      </Item>
    </div>
  );
}
