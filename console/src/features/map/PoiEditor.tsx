import { closePlace, getAdminPlaces, getMap, removePlace, savePlace } from '@park/contract/map/calls';
import type { AdminPlace } from '@park/contract/map/schemas';
import { call } from '../../api/call';
import { useSend } from '../../api/hooks';
import { useTexts } from '../../i18n/language';
import { textIn } from '../../ui/contentLanguages';
import { EditPage, useEditing } from '../../ui/EditPage';
import { PoiFields } from './PoiFields';
import { newPoi, PLACES, toContents, toForm } from './poiForm';
import { CloseOnMap } from './ways/CloseOnMap';

interface PoiEditorProps {
  id: string;
  /** As it was when the page was opened; null: it is begun here. */
  opened: AdminPlace | null;
  places: AdminPlace[];
}

export function PoiEditor({ id, opened, places }: PoiEditorProps) {
  const t = useTexts('map');
  const ui = useTexts('ui');
  const stale = [getAdminPlaces, getMap];
  const close = useSend(closePlace, { stale, done: ui.saved });
  const editing = useEditing({
    of: PLACES,
    ...{ id, opened, toForm, toContents, stale },
    blank: () => newPoi(places),
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
