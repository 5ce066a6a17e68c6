import { getAdminWalk, getAdminWalks, getWalkVersions, removeWalk, saveWalk } from '@park/contract/walk/calls';
import type { AdminWalk } from '@park/contract/walk/schemas';
import { Button } from 'antd';
import { call } from '../../../api/call';
import { useCall } from '../../../api/hooks';
import { useTexts } from '../../../i18n/language';
import { textIn } from '../../../ui/contentLanguages';
import { EditPage, useEditing } from '../../../ui/EditPage';
import { useKnownExhibits } from '../useExhibitChoices';
import { WalkCode } from './WalkCode';
import { WalkFields } from './WalkFields';
import { newWalk, restoredWalk, toContents, toForm, WALKS, type WalkValues } from './walkForm';

/** @param opened as it was when the page was opened; null: it is begun here */
export function WalkEditor({ id, opened }: { id: string; opened: AdminWalk | null }) {
  const t = useTexts('walk');
  const ui = useTexts('ui');
  const editing = useEditing({
    of: WALKS,
    ...{ id, opened, toForm, toContents },
    blank: newWalk,
    save: saveWalk,
    load: () => call(getAdminWalk, { id }),
    stale: [getAdminWalks],
  });
  const walk = editing.now;
  const known = useKnownExhibits();
  const walks = useCall(getAdminWalks, {}).data;
  const restored = (earlier: WalkValues) => {
    const { values, stopsGone, isVariantGone } = restoredWalk(earlier, known, walks);
    const notes = [stopsGone.length > 0 && t.stopsGone({ numbers: stopsGone.join(ui.comma) }), isVariantGone && t.variantGone];
    return { values, notes: notes.filter((note) => note !== false) };
  };
  const nameOf = (id: string | null) => textIn(walks?.find((one) => one.id === id)?.name) || id || '';
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
      labels={{
        ...{ name: ui.name, text: t.text, minutes: t.minutes, stops: t.stops },
        ...{ isStepFree: t.stepFree, isShown: t.shown, stepFreeId: t.variant },
      }}
      describe={{ stops: (stops) => stops.join(', '), stepFreeId: nameOf }}
      versions={{ call: getWalkVersions, restored }}
      remove={
        walk && {
          call: removeWalk,
          input: { id, version: walk.version },
          title: t.removeTitle({ name: textIn(walk.name) }),
          about: t.removeAbout,
        }
      }
    >
      <WalkFields id={id} />
    </EditPage>
  );
}
