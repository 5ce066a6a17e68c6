import { exportEnrollments, getActivityFigures, getAdminEnrollments } from '@park/contract/activity/calls';
import { ENROLLMENT_STATES, type EnrollmentState } from '@park/contract/activity/limits';
import { Select } from 'antd';
import { useState } from 'react';
import { queryOf } from '../../api/call';
import { useCall } from '../../api/hooks';
import { useTexts } from '../../i18n/language';
import { StatusTag } from '../../ui/Cells';
import { ExportButton } from '../../ui/ExportButton';
import { choices } from '../../ui/list/choices';
import { ListTable } from '../../ui/list/ListTable';
import type { Place } from '../../ui/list/useListState';
import { ParkTime } from '../../ui/values';

/** Other groups check in at the same time. ms */
const EVERY = 15_000;
const TONES: Partial<Record<EnrollmentState, 'good' | 'waiting'>> = { kept: 'good', enrolled: 'waiting', offered: 'waiting' };

/** Who enrolled for an activity and who is there; names and phones masked. */
export function Enrollments({ activityId }: { activityId: string }) {
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
