import {
  decideEnrollment,
  exportEnrollments,
  getActivityFigures,
  getAdminActivity,
  getAdminEnrollments,
  removeEnrollment,
} from '@park/contract/activity/calls';
import { ACTIVITY_FIELD, ENROLLMENT_STATES, type EnrollmentState, isLive } from '@park/contract/activity/limits';
import type { AdminEnrollment } from '@park/contract/activity/schemas';
import { Button, Flex, Space } from 'antd';
import { useParams } from 'react-router';
import { useCall, useSend } from '../../api/hooks';
import { useTexts } from '../../i18n/language';
import { AskWords } from '../../ui/AskWords';
import { StatusTag, type Tone } from '../../ui/Cells';
import { textIn } from '../../ui/contentLanguages';
import { choices } from '../../ui/list/choices';
import { ListPage } from '../../ui/list/ListPage';
import { ParkTime, parkTime } from '../../ui/values';

const TONES: Partial<Record<EnrollmentState, Tone>> = {
  applied: 'waiting',
  waiting: 'news',
  offered: 'news',
  enrolled: 'good',
  kept: 'good',
  cancelledByPark: 'bad',
  rejected: 'bad',
};

/** Who enrolled in an activity, masked: approved, refused, taken away. */
export function EnrolmentsPage() {
  const { id = '' } = useParams();
  const t = useTexts('activity');
  const ui = useTexts('ui');
  const activity = useCall(getAdminActivity, { id }).data;
  const stale = [getAdminEnrollments, getActivityFigures];
  const decide = useSend(decideEnrollment, { stale, done: ({ state }) => (state === 'rejected' ? ui.refused : ui.approved) });
  const remove = useSend(removeEnrollment, { stale, done: t.taken });
  return (
    <ListPage
      texts={{ title: t.enrolmentsOf({ title: textIn(activity?.title) }), empty: t.noEnrolments }}
      back="/activities"
      call={getAdminEnrollments}
      exportCall={exportEnrollments}
      filters={[{ name: 'state', label: ui.state, kind: 'choice', options: choices(ENROLLMENT_STATES, t.enrollmentStates) }]}
      input={({ state }) => ({ activityId: id, state })}
      summary={<Figures id={id} />}
      columns={[
        {
          title: ui.state,
          render: (_, { state }) => <StatusTag tone={TONES[state] ?? 'quiet'}>{t.enrollmentStates[state]}</StatusTag>,
        },
        { title: ui.person, dataIndex: 'name' },
        { title: ui.telephone, dataIndex: 'phone' },
        { title: ui.people, dataIndex: 'people' },
        { title: t.answers, width: 240, render: (_, { answers }) => <Answers of={answers} /> },
        { title: t.applied, render: (_, { createdAt }) => <ParkTime at={createdAt} /> },
        {
          title: ui.reason,
          width: 200,
          render: (_, { reason, keptAt, keptBy }) =>
            reason ?? (keptAt && t.kept({ when: parkTime(keptAt), who: keptBy ?? '' })),
        },
      ]}
      actions={(row) => (
        <Space>
          {row.state === 'applied' && (
            <>
              <Button
                type="primary"
                loading={decide.isPending && decide.variables.id === row.id}
                onClick={() => decide.mutate({ id: row.id, approve: true })}
              >
                {ui.approve}
              </Button>
              <AskWords
                danger
                title={t.refuseTitle({ name: row.name })}
                label={t.reasonShown}
                length={[1, ACTIVITY_FIELD.reason]}
                prepared="enrolment"
                thing={`refuseEnrolment:${row.id}`}
                onSend={(reason) => decide.mutateAsync({ id: row.id, approve: false, reason })}
              >
                {ui.refuse}
              </AskWords>
            </>
          )}
          {row.state !== 'applied' && isLive(row.state) && (
            <AskWords
              danger
              title={t.takeTitle({ name: row.name })}
              about={t.takeAbout}
              label={t.reasonShown}
              length={[1, ACTIVITY_FIELD.reason]}
              prepared="enrolment"
              thing={`takeEnrolment:${row.id}`}
              onSend={(reason) => remove.mutateAsync({ id: row.id, reason })}
            >
              {t.take}
            </AskWords>
          )}
        </Space>
      )}
    />
  );
}

function Answers({ of }: { of: AdminEnrollment['answers'] }) {
  return (
    <>
      {of.map(({ label, value }) => (
        <div key={label}>
          {label}: {value}
        </div>
      ))}
    </>
  );
}

/** Enrolments and people by what became of them. */
function Figures({ id }: { id: string }) {
  const t = useTexts('activity');
  const figures = useCall(getActivityFigures, { id }).data;
  if (!figures) return null;
  return (
    <Flex wrap gap="8px 24px" style={{ marginBottom: 16 }}>
      <strong>{t.figures({ taken: figures.taken, least: figures.minPeople, max: figures.maxPeople })}</strong>
      {figures.byState.map(({ state, enrollments, people }) => (
        <span key={state}>
          {t.enrollmentStates[state]}: {t.figure({ enrolments: enrollments, people })}
        </span>
      ))}
    </Flex>
  );
}
