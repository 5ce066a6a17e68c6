import { getAdminWalks } from '@park/contract/walk/calls';
import { WALK } from '@park/contract/walk/limits';
import { useCall } from '../../../api/hooks';
import { newId } from '../../../api/newId';
import { useTexts } from '../../../i18n/language';
import { LastSaved, StatusTag, ThingLink } from '../../../ui/Cells';
import { textIn } from '../../../ui/contentLanguages';
import { useFind } from '../../../ui/list/useFind';
import { AddButton, PageHead } from '../../../ui/PageHead';
import { RowsSheet } from '../../../ui/RowsTable';
import { pathOf } from '../../../ui/things';
import { Unsaved } from '../../../ui/Unsaved';
import { WALKS, type WalkValues } from './walkForm';

/** All walks, the shortest first. */
export function WalkList() {
  const t = useTexts('walk');
  const ui = useTexts('ui');
  const walks = useCall(getAdminWalks, {});
  const find = useFind();
  return (
    <>
      <PageHead title={t.title} about={t.about} back="/exhibits">
        <AddButton text={t.add} to={pathOf(WALKS, newId('w').slice(0, WALK.id), true)} />
      </PageHead>
      <Unsaved<WalkValues> of={WALKS} nameOf={({ name }) => textIn(name) || ui.untitled} />
      {find.field}
      <RowsSheet
        of={walks}
        rows={(all) => all.filter(({ name }) => find.fits(name))}
        {...{ empty: t.empty, onClear: find.onClear }}
        columns={[
          {
            title: ui.name,
            width: 300,
            render: (_, { id, name, text }) => <ThingLink of={WALKS} id={id} text={textIn(name)} written={[name, text]} />,
          },
          { title: t.stops, render: (_, { stops }) => stops.join(' → ') },
          { title: t.minutes, dataIndex: 'minutes', align: 'right' },
          { title: t.stepFree, render: (_, { isStepFree }) => t.isStepFree[isStepFree ? 'yes' : 'no'] },
          {
            title: ui.state,
            render: (_, { isShown: is }) => <StatusTag tone={is ? 'good' : 'quiet'}>{t.isShown[is ? 'yes' : 'no']}</StatusTag>,
          },
          { title: t.changed, render: (_, row) => <LastSaved {...row} /> },
        ]}
      />
    </>
  );
}
