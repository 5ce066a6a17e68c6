import { exportActivities, getAdminActivities, getAdminActivity } from '@park/contract/activity/calls';
import { ACTIVITY_STAGES } from '@park/contract/activity/limits';
import type { AdminActivity } from '@park/contract/activity/schemas';
import { Button } from 'antd';
import { Route, Routes, useNavigate } from 'react-router';
import { newId } from '../../api/newId';
import { useTexts } from '../../i18n/language';
import { StatusTag, ThingLink, type Tone } from '../../ui/Cells';
import { type Localized, textIn } from '../../ui/contentLanguages';
import { Opened } from '../../ui/EditPage';
import { choices } from '../../ui/list/choices';
import { ListPage } from '../../ui/list/ListPage';
import { pathOf } from '../../ui/things';
import { Unsaved } from '../../ui/Unsaved';
import { ParkTime } from '../../ui/values';
import { ActivityEditor } from './ActivityEditor';
import { ACTIVITIES, type ActivityValues } from './activityForm';
import { EnrolmentsPage } from './EnrolmentsPage';

/** Activities: all of them, one to edit, and who enrolled in it. */
export default function ActivitiesPage() {
  return (
    <Routes>
      <Route index element={<ActivityList />} />
      <Route path=":id" element={<Opened call={getAdminActivity} Editor={ActivityEditor} />} />
      <Route path=":id/enrolments" element={<EnrolmentsPage />} />
    </Routes>
  );
}

const TONES: Record<AdminActivity['state'], Tone> = {
  coming: 'news',
  open: 'good',
  full: 'good',
  closed: 'quiet',
  running: 'good',
  over: 'quiet',
  cancelled: 'bad',
};

/** All activities, the latest beginning first. */
function ActivityList() {
  const t = useTexts('activity');
  const ui = useTexts('ui');
  const go = useNavigate();
  const titleOf = (texts: Localized) => textIn(texts) || ui.untitled;
  return (
    <>
      <Unsaved<ActivityValues> of={ACTIVITIES} nameOf={({ title }) => titleOf(title)} />
      <ListPage
        texts={t}
        call={getAdminActivities}
        exportCall={exportActivities}
        filters={[{ name: 'stage', label: ui.state, kind: 'choice', options: choices(ACTIVITY_STAGES, t.stages) }]}
        add={{ text: t.add, to: pathOf(ACTIVITIES, newId('a'), true) }}
        columns={[
          {
            title: ui.heading,
            width: 300,
            render: (_, { id, title }) => <ThingLink of={ACTIVITIES} id={id} text={titleOf(title)} written={title} />,
          },
          {
            title: ui.state,
            render: (_, { stage, state }) =>
              stage === 'draft' ? (
                <StatusTag tone="waiting">{t.stages.draft}</StatusTag>
              ) : (
                <StatusTag tone={TONES[state]}>{t.states[state]}</StatusTag>
              ),
          },
          { title: ui.when, render: (_, { start }) => <ParkTime at={start} /> },
          {
            title: t.placesTaken,
            render: (_, { taken, maxPeople }) => <span className="whole">{t.people({ taken, max: maxPeople })}</span>,
          },
        ]}
        actions={({ id, title }) => (
          <Button onClick={() => go(`/activities/${id}/enrolments`)} aria-label={`${t.enrolments} · ${titleOf(title)}`}>
            {t.enrolments}
          </Button>
        )}
      />
    </>
  );
}
