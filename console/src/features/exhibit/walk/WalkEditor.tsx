import { getAdminWalk, getAdminWalks, getWalkVersions, removeWalk, saveWalk } from '@park/contract/walk/calls';
import type { AdminWalk } from '@park/contract/walk/schemas';
import { Button } from 'antd';
import { useNavigate } from 'react-router';
import { call } from '../../../api/call';
import { useCall, useSend } from '../../../api/hooks';
import { useTexts } from '../../../i18n/language';
import { Confirm } from '../../../ui/Confirm';
import type { Describe, Labels } from '../../../ui/ConflictDialog';
import { textIn } from '../../../ui/contentLanguages';
import { dropDraft } from '../../../ui/drafts';
import { EditPage, useEditing } from '../../../ui/EditPage';
import { Versions } from '../../../ui/Versions';
import { useKnownExhibits } from '../useExhibitChoices';
import { WalkCode } from './WalkCode';
import { WalkFields } from './WalkFields';
import { newWalk, restoredWalk, toContents, toForm, type WalkValues } from './walkForm';

const BACK = '/exhibits/walks';

/** @param opened as it was when the page was opened; null: it is begun here */
export function WalkEditor({ id, opened }: { id: string; opened: AdminWalk | null }) {
  const t = useTexts('walk');
  const ui = useTexts('ui');
  const save = useSend(saveWalk, { stale: [getAdminWalks], done: ui.saved, quiet: true });
  const editing = useEditing({
    kind: 'walk',
    back: BACK,
    id,
    opened,
    blank: newWalk,
    toForm,
    onSave: (values, version) => save.mutateAsync({ id, version, ...toContents(values) }),
    load: () => call(getAdminWalk, { id }),
  });
  const walk = editing.now;
  const known = useKnownExhibits();
  const walks = useCall(getAdminWalks, {}).data;
  const restored = (earlier: WalkValues) => {
    const { values, stopsGone, isVariantGone } = restoredWalk(earlier, known, walks);
    const notes = [stopsGone.length > 0 && t.stopsGone({ numbers: stopsGone.join(ui.comma) }), isVariantGone && t.variantGone];
    return { values, notes: notes.filter((note) => note !== false) };
  };
  const labels: Labels<WalkValues> = {
    ...{ name: ui.name, text: t.text, minutes: t.minutes, stops: t.stops },
    ...{ isStepFree: t.stepFree, isShown: t.shown, stepFreeId: t.variant },
  };
  const nameOf = (id: string | null) => textIn(walks?.find((one) => one.id === id)?.name) || id || '';
  const describe: Describe<WalkValues> = { stops: (stops) => stops.join(', '), stepFreeId: nameOf };
  return (
    <EditPage
      editing={editing}
      title={walk ? textIn(walk.name) : t.add}
      head={
        walk?.isShown && (
          <>
            <WalkCode id={walk.id} name={textIn(walk.name)} />
            <Button href={`/mp/#/pages/exhibit/walk?id=${walk.id}`} target="_blank">
              {ui.onPhone}
            </Button>
          </>
        )
      }
      labels={labels}
      describe={describe}
      actions={(able) =>
        walk && (
          <>
            <Versions
              call={getWalkVersions}
              id={id}
              now={walk}
              valuesOf={(one) => toForm(one).values}
              {...{ restored, labels, describe, able }}
            />
            <Remove walk={walk} />
          </>
        )
      }
    >
      <WalkFields id={id} />
    </EditPage>
  );
}

function Remove({ walk: { id, version, name } }: { walk: AdminWalk }) {
  const t = useTexts('walk');
  const ui = useTexts('ui');
  const go = useNavigate();
  const remove = useSend(removeWalk, { stale: [getAdminWalks], done: ui.removed });
  return (
    <Confirm
      danger
      title={t.removeTitle({ name: textIn(name) })}
      about={t.removeAbout}
      onYes={async () => {
        await remove.mutateAsync({ id, version });
        dropDraft(`walk:${id}`);
        go(BACK);
      }}
    >
      {ui.remove}
    </Confirm>
  );
}
