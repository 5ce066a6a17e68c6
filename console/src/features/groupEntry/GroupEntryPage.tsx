import {
  checkIn,
  exportEnrollments,
  getActivityFigures,
  getAdminActivities,
  getAdminEnrollments,
} from '@park/contract/activity/calls';
import { ENROLLMENT_STATES, type EnrollmentState } from '@park/contract/activity/limits';
import type { AdminEnrollment } from '@park/contract/activity/schemas';
import { Empty, Select } from 'antd';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { queryOf } from '../../api/call';
import { sentenceOf } from '../../api/callError';
import { useCall, useSend } from '../../api/hooks';
import { useTexts } from '../../i18n/language';
import { Answer } from '../../ui/Answer';
import { StatusTag } from '../../ui/Cells';
import { textIn } from '../../ui/contentLanguages';
import { ExportButton } from '../../ui/ExportButton';
import { choices } from '../../ui/list/choices';
import { ListTable } from '../../ui/list/ListTable';
import type { Place } from '../../ui/list/useListState';
import { PageHead } from '../../ui/PageHead';
import { ScanBox } from '../../ui/scan/ScanBox';
import { play } from '../../ui/scan/sounds';
import { VerdictPanel } from '../../ui/scan/VerdictPanel';
import { ParkTime, parkTime } from '../../ui/values';
import { nextFirst } from './nextFirst';

/** The contract's most for a page; a park has a handful of activities that are still to come. */
const ALL = 100;

type Result = { enrollment: AdminEnrollment; problem: null } | { enrollment: null; problem: string };

/** A group comes to an activity by its one code; the list says who is there. */
export default function GroupEntryPage() {
  const t = useTexts('groupEntry');
  const [params, setParams] = useSearchParams();
  const activities = useCall(getAdminActivities, { stage: 'published', pageSize: ALL });
  const [result, setResult] = useState<Result | null>(null);
  const enter = useSend(checkIn, { stale: [getAdminEnrollments, getActivityFigures], quiet: true });
  const take = async (code: string) => {
    try {
      const enrollment = await enter.mutateAsync({ code });
      setResult({ enrollment, problem: null });
      // Whoever was scanned is whom the list should show.
      setParams({ activity: enrollment.activity.id }, { replace: true });
      void play('yes');
    } catch (error) {
      setResult({ enrollment: null, problem: sentenceOf(error) });
      void play('no');
    }
  };
  return (
    <>
      <PageHead title={t.title} about={t.about} />
      <div className="desk">
        <Verdict result={result} busy={enter.isPending} />
        <div className="sheet">
          <ScanBox label={t.label} hint={t.hint} check={t.check} onCode={take} />
        </div>
        <Answer of={activities}>
          {({ items }) => {
            const inOrder = nextFirst(items, Date.now());
            const chosen = items.find(({ id }) => id === params.get('activity')) ?? inOrder[0];
            if (!chosen) return <Empty description={t.none} />;
            return (
              <section className="sheet" aria-label={t.list}>
                <div className="desk-head">
                  <h2>{t.list}</h2>
                  <label className="field" htmlFor="group-activity">
                    {t.activity}
                    <Select
                      id="group-activity"
                      style={{ width: 340, maxWidth: '80vw' }}
                      value={chosen.id}
                      onChange={(activity) => setParams({ activity }, { replace: true })}
                      options={inOrder.map(({ id, title, start }) => ({
                        value: id,
                        label: `${parkTime(start)} ${textIn(title)}`,
                      }))}
                    />
                  </label>
                </div>
                <Enrollments key={chosen.id} activityId={chosen.id} />
              </section>
            );
          }}
        </Answer>
      </div>
    </>
  );
}

function Verdict({ result, busy }: { result: Result | null; busy: boolean }) {
  const t = useTexts('groupEntry');
  const ui = useTexts('ui');
  if (!result) return <VerdictPanel tone="none" word={t.idle} why={t.idleAbout} busy={busy} />;
  if (!result.enrollment) return <VerdictPanel tone="no" lead={t.stop} word={t.notIn} why={result.problem} busy={busy} />;
  const { people, name, activity } = result.enrollment;
  const facts = [
    { label: t.activity, value: activity.title },
    { label: ui.person, value: name },
  ];
  return (
    <VerdictPanel tone="yes" lead={t.letIn} word={t.people({ count: people })} why={t.welcome} facts={facts} busy={busy} />
  );
}

/** Other groups check in at the same time. ms */
const EVERY = 15_000;
const TONES: Partial<Record<EnrollmentState, 'good' | 'waiting'>> = { kept: 'good', enrolled: 'waiting', offered: 'waiting' };

/** Who enrolled for an activity and who is there; names and phones masked. */
function Enrollments({ activityId }: { activityId: string }) {
  const t = useTexts('groupEntry');
  const ui = useTexts('ui');
  const [state, setState] = useState<EnrollmentState | undefined>();
  const [place, setPlace] = useState<Place>({ pageSize: 20 });
  const list = useCall(getAdminEnrollments, { activityId, state, ...place }, { every: EVERY });
  const figures = useCall(getActivityFigures, { id: activityId }, { every: EVERY });
  const peopleIn = (wanted: EnrollmentState) => figures.data?.byState.find((one) => one.state === wanted)?.people ?? 0;
  return (
    <>
      {figures.data && (
        <p role="status">{t.figures({ there: peopleIn('kept'), all: peopleIn('kept') + peopleIn('enrolled') })}</p>
      )}
      <div className="desk-head">
        <label className="field" htmlFor="group-state">
          {ui.state}
          <Select
            id="group-state"
            allowClear
            placeholder={ui.any}
            style={{ width: 220 }}
            value={state}
            onChange={(next) => {
              setState(next);
              setPlace(({ pageSize }) => ({ pageSize }));
            }}
            options={choices(ENROLLMENT_STATES, t.states)}
          />
        </label>
        <ExportButton path={exportEnrollments.path + queryOf({ activityId, state })} name={t.list} />
      </div>
      <ListTable
        of={list}
        empty={t.empty}
        place={place}
        turn={setPlace}
        columns={[
          { title: ui.person, dataIndex: 'name' },
          { title: t.phone, dataIndex: 'phone' },
          { title: ui.people, dataIndex: 'people', align: 'end' },
          {
            title: ui.state,
            render: (_, row) => <StatusTag tone={TONES[row.state] ?? 'quiet'}>{t.states[row.state]}</StatusTag>,
          },
          {
            title: t.at,
            render: (_, { keptAt, keptBy }) =>
              keptAt && (
                <>
                  <ParkTime at={keptAt} /> {keptBy}
                </>
              ),
          },
        ]}
      />
    </>
  );
}
