import { getTimespans } from '@park/contract/live/timespan/calls';
import { parkDay } from '@park/contract/parkTime';
import { Alert, Input, Radio } from 'antd';
import { useState } from 'react';
import { useCall } from '../../api/hooks';
import { useTexts } from '../../i18n/language';
import { Answer } from '../../ui/Answer';
import { daySpan } from '../../ui/daySpan';
import { useListState } from '../../ui/list/useListState';
import { PageHead } from '../../ui/PageHead';
import { TimespansForm } from './TimespansForm';

/** When anchors may reserve: usually, and on days that have their own timespans. */
export function TimespansPage() {
  const { timespans: t } = useTexts('live');
  const ui = useTexts('ui');
  const { filters, filter } = useListState();
  const { day } = filters;
  const [oneDay, setOneDay] = useState(day !== undefined);
  const today = parkDay(Date.now());
  return (
    <>
      <PageHead title={t.title} about={t.about} />
      <div className="page-filters">
        <Radio.Group
          optionType="button"
          aria-label={t.which}
          value={oneDay ? 'oneDay' : 'usual'}
          options={[
            { value: 'usual', label: t.usual },
            { value: 'oneDay', label: t.oneDay },
          ]}
          onChange={({ target }) => {
            setOneDay(target.value === 'oneDay');
            if (target.value === 'usual') filter({ day: '' });
          }}
        />
        {oneDay && (
          <Input
            type="date"
            aria-label={ui.date}
            {...daySpan()}
            min={today}
            style={{ width: 200 }}
            value={day ?? ''}
            onChange={({ target }) => filter({ day: target.value })}
          />
        )}
      </div>
      {oneDay && day === undefined ? (
        <p className="muted">{t.chooseDay}</p>
      ) : (
        <Timespans key={day ?? 'usual'} day={oneDay ? day : undefined} />
      )}
    </>
  );
}

function Timespans({ day }: { day: string | undefined }) {
  const { timespans: t } = useTexts('live');
  // What is being edited is not changed under the hands; a second editor is told when saving.
  const set = useCall(getTimespans, { day }, { fresh: Number.POSITIVE_INFINITY });
  return (
    <div className="sheet" style={{ maxWidth: 640 }}>
      <Answer of={set}>
        {(opened) => (
          <>
            {opened.day !== null && (
              <Alert type="info" title={opened.own ? t.own : t.asUsual} style={{ marginBottom: 16 }} showIcon />
            )}
            <TimespansForm key={`${opened.day}:${opened.version}`} set={opened} />
          </>
        )}
      </Answer>
    </div>
  );
}
