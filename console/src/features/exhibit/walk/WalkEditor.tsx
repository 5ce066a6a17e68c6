import { getMiniCode } from '@park/contract/miniCode/calls';
import { getAdminWalk, getAdminWalks, getWalkVersions, removeWalk, saveWalk } from '@park/contract/walk/calls';
import type { AdminWalk } from '@park/contract/walk/schemas';
import { Button, Modal } from 'antd';
import { useState } from 'react';
import { useCall, useCallEach } from '../../../api/hooks';
import { useTexts } from '../../../i18n/language';
import { textIn } from '../../../ui/contentLanguages';
import { EditPage, useEditing } from '../../../ui/EditPage';
import { MiniCode } from '../MiniCode';
import { useKnownExhibits } from '../useExhibitChoices';
import { WalkFields } from './WalkFields';
import { newWalk, restoredWalk, toContents, toForm, WALKS, type WalkValues } from './walkForm';
import '../exhibit.css';

/** @param opened as it was when the page was opened; null: it is begun here */
export function WalkEditor({ id, opened }: { id: string; opened: AdminWalk | null }) {
  const t = useTexts('walk');
  const ui = useTexts('ui');
  const editing = useEditing({
    of: WALKS,
    ...{ id, opened, toForm, toContents },
    blank: newWalk,
    save: saveWalk,
    load: getAdminWalk,
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

/** Shows the walk's code of the mini-program, to save for a print. */
function WalkCode({ id, name }: { id: string; name: string }) {
  const t = useTexts('walk');
  const [open, setOpen] = useState(false);
  const [code] = useCallEach(getMiniCode, open ? [{ to: 'walk' as const, id }] : []);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t.code}</Button>
      <Modal
        open={open}
        title={t.codeOf({ name })}
        width={360}
        onCancel={() => setOpen(false)}
        footer={
          code?.data ? (
            <Button
              type="primary"
              href={code.data.picture}
              download={`${id}.${code.data.picture.startsWith('data:image/png') ? 'png' : 'jpg'}`}
            >
              {t.saveCode}
            </Button>
          ) : null
        }
      >
        <div className="walk-code">{code && <MiniCode of={code} name={t.codeOf({ name })} />}</div>
      </Modal>
    </>
  );
}
