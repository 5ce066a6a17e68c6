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
import { call } from '../../api/call';
import { useCall, useSend } from '../../api/hooks';
import { useTexts } from '../../i18n/language';
import { Answer } from '../../ui/Answer';
import { Confirm } from '../../ui/Confirm';
import type { Describe } from '../../ui/ConflictDialog';
import { textIn } from '../../ui/contentLanguages';
import { dropDraft } from '../../ui/drafts';
import { EditPage, useEditing } from '../../ui/EditPage';
import { middleOf } from '../../ui/parkDrawing/middleOf';
import { Versions } from '../../ui/Versions';
import { ExhibitFields } from './ExhibitFields';
import { type AudioValues, type ExhibitValues, newExhibit, restoredExhibit, toContents, toForm } from './exhibitForm';
import { pageOf } from './pageOf';
import { clock } from './recording/clock';
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
  const labels = useLabels();
  const middle = middleOf(places);
  const save = useSend(saveExhibit, { stale: [getAdminExhibits], done: ui.saved, quiet: true });
  const editing = useEditing({
    kind: 'exhibit',
    back: '/exhibits',
    id,
    opened,
    blank: () => newExhibit(middle),
    toForm: (exhibit: AdminExhibit) => toForm(exhibit, middle),
    onSave: (values, version) => save.mutateAsync({ version, ...toContents(values) }),
    load: () => call(getAdminExhibit, { id }),
    idOf: (exhibit) => exhibit.id,
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
  const describe: Describe<ExhibitValues> = {
    group: (group) => t.groups[group],
    size: ({ millimetres, beside }) => `${millimetres} mm · ${t.besides[beside]}`,
    position: (position) => Object.values(position).join(', '),
    audio: (audio) => inWords(audio),
    shownAs: (shownAs) => (shownAs ? t.shownAsWhat[shownAs] : ''),
    motif: (motif) => ui.motifs[motif],
    sources: ({ age, formation, size }) => [age, formation, size].join('\n'),
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
      labels={labels}
      describe={describe}
      actions={(able) =>
        exhibit && (
          <>
            <Versions
              call={getExhibitVersions}
              id={exhibit.id}
              now={exhibit}
              valuesOf={(one) => toForm(one, middle).values}
              restored={restored}
              {...{ labels, describe, able }}
            />
            <Remove exhibit={exhibit} />
          </>
        )
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
  const {
    latin,
    formation,
    where,
    story,
    childStory,
    recording: audio,
    kind: group,
    fromMa,
    toMa,
    millimetres: size,
    sources,
  } = t;
  const { isOnMap, position, credit, mayTouch, accession, related, shown: isShown, repository, shownAs } = t;
  return {
    ...{ name, formation, where, story, childStory, audio, latin, group, fromMa, toMa, size, sources, isOnMap, position },
    ...{ coverId, credit, motif, accession, related, mayTouch, isShown, repository, shownAs, storySources: t.storySources },
  };
}

/** Each language's recording in a line. */
const inWords = (audio: AudioValues): string =>
  Object.entries(audio)
    .map(([language, { seconds, transcript }]) => `${language} ${clock(seconds)} ${transcript}`)
    .join('\n');

function Remove({ exhibit: { id, version } }: { exhibit: AdminExhibit }) {
  const t = useTexts('exhibit');
  const ui = useTexts('ui');
  const go = useNavigate();
  const remove = useSend(removeExhibit, { stale: [getAdminExhibits], done: ui.removed });
  return (
    <Confirm
      danger
      title={t.removeTitle({ number: id })}
      about={t.removeAbout}
      onYes={async () => {
        await remove.mutateAsync({ id, version });
        dropDraft(`exhibit:${id}`);
        go('/exhibits');
      }}
    >
      {ui.remove}
    </Confirm>
  );
}
