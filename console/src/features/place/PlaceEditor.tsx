import { getAdminPlaces, getMap, removePlace, savePlace } from '@park/contract/map/calls';
import type { AdminPlace } from '@park/contract/map/schemas';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { call } from '../../api/call';
import { useSend } from '../../api/hooks';
import { useLanguage } from '../../i18n/language';
import { Confirm } from '../../ui/Confirm';
import { type ContentLanguage, describeTexts, type InAll, languageOf } from '../../ui/contentLanguages';
import { dropDraft } from '../../ui/drafts';
import { EditForm } from '../../ui/EditForm';
import { PageHead } from '../../ui/PageHead';
import { useUiTexts } from '../../ui/uiTexts';
import { PlaceFields } from './PlaceFields';
import { newPlace, type PlaceValues, toContents, toForm } from './placeForm';
import { usePlaceTexts } from './placeTexts';
import type { Position } from './sheet';

interface PlaceEditorProps {
  id: string;
  /** As it was when the page was opened; null: it is begun here. */
  opened: AdminPlace | null;
  places: AdminPlace[];
}

export function PlaceEditor({ id, opened, places }: PlaceEditorProps) {
  const t = usePlaceTexts();
  const { languages } = useUiTexts();
  const reader = useLanguage();
  const go = useNavigate();
  const [place, setPlace] = useState(opened);
  const [blank] = useState(() => ({ version: 0, values: newPlace(places) }));
  const [language, setLanguage] = useState<ContentLanguage>('zh-Hans');
  const first = place ? toForm(place) : blank;
  const stale = [getAdminPlaces, getMap];
  const save = useSend(savePlace, { stale, done: t.saved, quiet: true });
  const remove = useSend(removePlace, { stale, done: t.removed });

  const send = async (values: PlaceValues, version: number) => {
    const saved = await save.mutateAsync({ id, version, ...toContents(values) });
    if (version === 0) go(`/places/${id}`, { replace: true });
    setPlace(saved);
    return toForm(saved);
  };
  const loadTheirs = async () => {
    const theirs = (await call(getAdminPlaces, {})).places.find((one) => one.id === id);
    if (!theirs) throw new Error(t.gone);
    setPlace(theirs);
    return toForm(theirs);
  };
  const texts = (value: PlaceValues[keyof PlaceValues]) => describeTexts(value as InAll, languages);
  const degrees = (value: PlaceValues[keyof PlaceValues]) => Object.values(value as Position).join(', ');
  return (
    <>
      <PageHead title={place ? (place.name[reader] ?? place.name['zh-Hans'] ?? '') : t.add} back="/places" />
      <div className="sheet">
        <EditForm<PlaceValues>
          thing={`place:${id}`}
          version={first.version}
          values={first.values}
          fields={[
            { name: 'kind', label: t.kind, describe: (value) => t.kinds[value as PlaceValues['kind']] },
            { name: 'name', label: t.name, describe: texts },
            { name: 'text', label: t.text, describe: texts },
            { name: 'position', label: t.position, describe: degrees },
          ]}
          onSave={send}
          loadTheirs={loadTheirs}
          onMistakes={(names) => setLanguage(languageOf(names) ?? language)}
          actions={() =>
            place && (
              <Confirm
                danger
                title={t.removeTitle(place.name[reader] ?? place.name['zh-Hans'] ?? '')}
                about={t.removeAbout}
                onYes={async () => {
                  await remove.mutateAsync({ id, version: place.version });
                  dropDraft(`place:${id}`);
                  go('/places');
                }}
              >
                {t.remove}
              </Confirm>
            )
          }
        >
          {() => <PlaceFields id={id} places={places} language={language} onLanguage={setLanguage} />}
        </EditForm>
      </div>
    </>
  );
}
