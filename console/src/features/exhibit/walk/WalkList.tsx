import { getAdminWalks } from '@park/contract/walk/calls';
import { WALK } from '@park/contract/walk/limits';
import type { AdminWalk } from '@park/contract/walk/schemas';
import { useCall } from '../../../api/hooks';
import { newId } from '../../../api/newId';
import { useTexts } from '../../../i18n/language';
import { Answer } from '../../../ui/Answer';
import { RowLink, StatusTag, TwoLines } from '../../../ui/Cells';
import { textIn } from '../../../ui/contentLanguages';
import { Missing } from '../../../ui/Missing';
import { AddButton, PageHead } from '../../../ui/PageHead';
import { RowsTable } from '../../../ui/RowsTable';
import { pathOf } from '../../../ui/things';
import { Unsaved } from '../../../ui/Unsaved';
import { ParkTime } from '../../../ui/values';
import { WALKS, type WalkValues } from './walkForm';

/** All walks, the shortest first. */
export function WalkList() {
  const t = useTexts('walk');
  const ui = useTexts('ui');
  const walks = useCall(getAdminWalks, {});
  return (
    <>
      <PageHead title={t.title} about={t.about} back="/exhibits">
        <AddButton text={t.add} to={pathOf(WALKS, newId('w').slice(0, WALK.id), true)} />
      </PageHead>
      <Unsaved<WalkValues> of={WALKS} nameOf={({ name }) => textIn(name) || ui.untitled} />
      <Answer of={walks}>{(rows) => <Walks rows={rows} />}</Answer>
    </>
  );
}

function Walks({ rows }: { rows: AdminWalk[] }) {
  const t = useTexts('walk');
  const ui = useTexts('ui');
  return (
    <div className="sheet">
      <RowsTable<AdminWalk>
        dataSource={rows}
        empty={t.empty}
        columns={[
          {
            title: ui.name,
            width: 300,
            render: (_, { id, name, text }) => (
              <>
                <RowLink to={pathOf(WALKS, id)} text={textIn(name)} />
                <Missing of={[name, text]} />
              </>
            ),
          },
          { title: t.stops, render: (_, { stops }) => stops.join(' → ') },
          { title: t.minutes, dataIndex: 'minutes', align: 'right' },
          { title: t.stepFree, render: (_, { isStepFree }) => t.isStepFree[isStepFree ? 'yes' : 'no'] },
          {
            title: ui.state,
            render: (_, { isShown }) => (
              <StatusTag tone={isShown ? 'good' : 'quiet'}>{isShown ? t.isShown.yes : t.isShown.no}</StatusTag>
            ),
          },
          {
            title: t.changed,
            render: (_, { updatedAt, updatedBy }) => (
              <TwoLines first={updatedAt && <ParkTime at={updatedAt} />} second={updatedBy ?? t.park} />
            ),
          },
        ]}
      />
    </div>
  );
}
