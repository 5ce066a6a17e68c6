import { getAdminWalk, getAdminWalks, removeWalk, saveWalk } from '@park/contract/walk/calls';
import type { AdminWalk } from '@park/contract/walk/schemas';
import { Button } from 'antd';
import { useNavigate } from 'react-router';
import { call } from '../../../api/call';
import { useSend } from '../../../api/hooks';
import { useTexts } from '../../../i18n/language';
import { Confirm } from '../../../ui/Confirm';
import { textIn } from '../../../ui/contentLanguages';
import { dropDraft } from '../../../ui/drafts';
import { EditPage, useEditing } from '../../../ui/EditPage';
import { WalkCode } from './WalkCode';
import { WalkFields } from './WalkFields';
import { newWalk, toContents, toForm } from './walkForm';

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
      describe={{ stops: (stops) => stops.join(', ') }}
      actions={() => walk && <Remove walk={walk} />}
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
      title={t.removeTitle(textIn(name))}
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
