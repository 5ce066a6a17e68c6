import {
  getAdminExhibit,
  getAdminExhibits,
  getExhibitVersions,
  removeExhibit,
  saveExhibit,
} from '@park/contract/exhibit/calls';
import type { AdminExhibit } from '@park/contract/exhibit/schemas';
import { getAdminPlaces } from '@park/contract/map/calls';
import type { AdminPlace } from '@park/contract/map/schemas';
import { Button } from 'antd';
import { useNavigate } from 'react-router';
import { useCall } from '../../api/hooks';
import { useTexts } from '../../i18n/language';
import { Answer } from '../../ui/Answer';
import { textIn } from '../../ui/contentLanguages';
import { EditPage, useEditing } from '../../ui/EditPage';
import { middleOf } from '../../ui/parkDrawing/middleOf';
import { ExhibitFields } from './ExhibitFields';
import {
  type AudioValues,
  clock,
  EXHIBITS,
  type ExhibitValues,
  newExhibit,
  pageOf,
  restoredExhibit,
  toContents,
  toForm,
} from './exhibitForm';
import { useKnownExhibits } from './useExhibitChoices';

interface ExhibitEditorProps {
  /** Its number; of one that is begun, only what its draft is kept by. */
  id: string;
  /** As it was when the page was opened; null: it is begun here. */
  opened: AdminExhibit | null;
}

export function ExhibitEditor(props: ExhibitEditorProps) {
  const map = useCall(getAdminPlaces, {});
  return <Answer of={map}>{({ places }) => <Editor {...props} places={places} />}</Answer>;
}

function Editor({ id, opened, places }: ExhibitEditorProps & { places: AdminPlace[] }) {
  const t = useTexts('exhibit');
  const ui = useTexts('ui');
  const go = useNavigate();
  const middle = middleOf(places);
  const editing = useEditing({
    of: EXHIBITS,
    ...{ id, opened, toContents },
    blank: () => newExhibit(middle),
    toForm: (exhibit: AdminExhibit) => toForm(exhibit, middle),
    save: saveExhibit,
    load: getAdminExhibit,
    stale: [getAdminExhibits],
  });
  const exhibit = editing.now;
  const known = useKnownExhibits();
  const restored = (earlier: ExhibitValues) => {
    const { values, recordingsThatStay, relatedGone } = restoredExhibit(earlier, editing.form.values, known);
    const notes = [
      recordingsThatStay.length > 0 &&
        t.recordingsStay({ languages: recordingsThatStay.map((one) => ui.languages[one]).join(ui.comma) }),
      relatedGone.length > 0 && t.relatedGone({ numbers: relatedGone.join(ui.comma) }),
    ];
    return { values, notes: notes.filter((note) => note !== false) };
  };
  return (
    <EditPage
      editing={editing}
      title={exhibit ? `${exhibit.id} ${textIn(exhibit.name)}` : t.add}
      head={
        exhibit && (
          <>
            <Button onClick={() => go(`/exhibits/heard?number=${exhibit.id}`)}>{t.heard}</Button>
            <Button onClick={() => go(`/exhibits/signs?number=${exhibit.id}`)}>{t.sign}</Button>
            {exhibit.isShown && (
              <Button href={pageOf(exhibit.id)} target="_blank">
                {ui.onPhone}
              </Button>
            )}
          </>
        )
      }
      labels={useLabels()}
      describe={{
        group: (group) => t.groups[group],
        size: ({ millimetres, beside }) => `${millimetres} mm · ${t.besides[beside]}`,
        position: (position) => Object.values(position).join(', '),
        audio: (audio) => inWords(audio),
        shownAs: (shownAs) => (shownAs ? t.shownAsWhat[shownAs] : ''),
        motif: (motif) => ui.motifs[motif],
        sources: ({ age, formation, size }) => [age, formation, size].join('\n'),
      }}
      versions={{ call: getExhibitVersions, restored }}
      remove={
        exhibit && {
          call: removeExhibit,
          input: { id: exhibit.id, version: exhibit.version },
          title: t.removeTitle({ number: exhibit.id }),
          about: t.removeAbout,
        }
      }
    >
      <ExhibitFields id={exhibit?.id ?? null} places={places} />
    </EditPage>
  );
}

/** What its fields are called, in the order of the form. */
function useLabels() {
  const t = useTexts('exhibit');
  const { name, cover: coverId, motif } = useTexts('ui');
  const { latin, formation, where, story, childStory, recording: audio, kind: group, fromMa, toMa } = t;
  const {
    millimetres: size,
    sources,
    storySources,
    isOnMap,
    position,
    credit,
    mayTouch,
    accession,
    related,
    shown: isShown,
    repository,
    shownAs,
  } = t;
  return {
    ...{ name, formation, where, story, childStory, audio, latin, group, fromMa, toMa, size, sources, isOnMap, position },
    ...{ coverId, credit, motif, accession, related, mayTouch, isShown, repository, shownAs, storySources },
  };
}

/** Each language's recording in a line. */
const inWords = (audio: AudioValues): string =>
  Object.entries(audio)
    .map(([language, { seconds, transcript }]) => `${language} ${clock(seconds)} ${transcript}`)
    .join('\n');
