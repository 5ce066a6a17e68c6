import { getCapacity, getCapacityReport, saveCapacity } from '@park/contract/capacity/calls';
import type { Capacity, CapacityDay, CapacityNow } from '@park/contract/capacity/schemas';
import { parkDay } from '@park/contract/parkTime';
import { Alert, Descriptions, Form, Input } from 'antd';
import { Link } from 'react-router';
import { call } from '../../api/call';
import { useCall, useRefresh, useSend } from '../../api/hooks';
import { useTexts } from '../../i18n/language';
import { Answer } from '../../ui/Answer';
import { EditForm, type Versioned } from '../../ui/EditForm';
import { LineItem, NumberItem } from '../../ui/items';
import { PageHead } from '../../ui/PageHead';
import { RowsTable } from '../../ui/RowsTable';
import { rule } from '../../ui/rule';
import { ParkTime } from '../../ui/values';
import { Report } from './Report';

/** How often the figures are asked for while they are in view. ms */
const EVERY = 10_000;

interface Given {
  validFrom: string;
  /** Null: not approved yet. */
  daily: number | null;
  momentary: number | null;
  approval: string;
  meanStay: number | null;
}

/** The most people allowed: how full the days are, what was approved, and the form for the authority. */
export default function CapacityPage() {
  const t = useTexts('capacity');
  const capacity = useCall(getCapacity, {}, { every: EVERY });
  useRefresh(['capacityLevel'], [getCapacity]);
  return (
    <>
      <PageHead title={t.title} about={t.about} />
      <Answer of={capacity} anew>
        {(now) => (
          <>
            <Over days={now.days} />
            <Today now={now} />
            <Days days={now.days} />
            <Setting settings={now.settings} />
          </>
        )}
      </Answer>
      <Report />
    </>
  );
}

/** Days of which more is sold than may come, and what can be done. */
function Over({ days }: { days: CapacityDay[] }) {
  const t = useTexts('capacity');
  return days.map(({ day, daily, taken }) =>
    daily !== null && taken > daily ? (
      <Alert
        key={day}
        type="warning"
        showIcon
        style={{ marginBottom: 16 }}
        title={t.over({ day, over: taken - daily })}
        description={t.overAbout}
        action={<Link to="/stock/closures">{t.toClosures}</Link>}
      />
    ) : null,
  );
}

function Today({ now: { days, today } }: { now: CapacityNow }) {
  const t = useTexts('capacity');
  const [day] = days;
  if (!day || day.daily === null) return <Alert type="info" showIcon style={{ marginBottom: 16 }} title={t.none} />;
  const items = [
    [t.daily, day.daily],
    [t.figures.taken, day.taken],
    [t.momentary, day.momentary],
    [today.isEstimated ? t.figures.estimated : t.figures.present, today.present],
    [t.figures.entered, today.entered],
    [t.figures.out, today.left],
    [t.figures.level, t.levels({ level: Math.max(day.level, today.level) })],
  ] as const;
  return (
    <Descriptions
      className="sheet"
      style={{ padding: 16, marginBottom: 16 }}
      title={t.now}
      column={{ xs: 2, md: 4 }}
      layout="vertical"
      items={items.map(([label, children]) => ({ key: label, label, children }))}
    />
  );
}

function Days({ days }: { days: CapacityDay[] }) {
  const t = useTexts('capacity');
  return (
    <section className="sheet" style={{ padding: 16, marginBottom: 16 }} aria-label={t.days}>
      <h2>{t.days}</h2>
      <RowsTable
        rowKey="day"
        size="small"
        dataSource={days}
        columns={[
          { title: t.day, render: (_, { day }) => <span className="whole">{day}</span> },
          { title: t.daily, dataIndex: 'daily', align: 'right', render: (daily: number | null) => daily ?? t.unlimited },
          { title: t.figures.taken, dataIndex: 'taken', align: 'right' },
          { title: t.groups, dataIndex: 'groups', align: 'right' },
          {
            title: t.figures.left,
            align: 'right',
            render: (_, { daily, taken }) => (daily === null ? t.unlimited : Math.max(daily - taken, 0)),
          },
          { title: t.figures.level, dataIndex: 'level', render: (level: number) => t.levels({ level }) },
        ]}
      />
    </section>
  );
}

const versionOf = (settings: Capacity[], validFrom: string) =>
  settings.find((one) => one.validFrom === validFrom)?.version ?? 0;

/** What is valid today, to begin from; a change is one of today's row or makes another. */
function givenOf(settings: Capacity[]): Versioned<Given> {
  const today = parkDay(Date.now());
  const valid = settings.find(({ validFrom }) => validFrom <= today) ?? settings.at(-1);
  const { daily = null, momentary = null, approval = '', meanStay = 180 } = valid ?? {};
  return { version: versionOf(settings, today), values: { validFrom: today, daily, momentary, approval, meanStay } };
}

function Setting({ settings }: { settings: Capacity[] }) {
  const t = useTexts('capacity');
  const save = useSend(saveCapacity, { stale: [getCapacity, getCapacityReport], done: t.saved, quiet: true });
  const today = parkDay(Date.now());
  return (
    <section className="sheet" style={{ padding: 16, marginBottom: 16 }} aria-label={t.setting}>
      <h2>{t.setting}</h2>
      <div style={{ maxWidth: 640 }}>
        <EditForm<Given>
          thing="capacity"
          {...givenOf(settings)}
          labels={{
            ...{ validFrom: t.validFrom, daily: t.daily, momentary: t.momentary },
            ...{ approval: t.approval, meanStay: t.meanStay },
          }}
          loadTheirs={async () => givenOf((await call(getCapacity, {})).settings)}
          onSave={async (values, version) => {
            // Of another day its own row is changed, or made.
            const opened = values.validFrom === today ? version : versionOf(settings, values.validFrom);
            const { daily, momentary, meanStay } = values;
            // The form lets nothing through without the maxima.
            if (daily === null || momentary === null) return givenOf(settings);
            await save.mutateAsync({ ...values, daily, momentary, meanStay: meanStay ?? null, version: opened });
            return givenOf((await call(getCapacity, {})).settings);
          }}
        >
          <Fields />
        </EditForm>
      </div>
      {settings.length > 0 && <History settings={settings} />}
    </section>
  );
}

const MAX_PEOPLE = 1_000_000;

function Fields() {
  const t = useTexts('capacity');
  const daily = Form.useWatch<number>('daily');
  const people = { type: 'integer', min: 1, max: MAX_PEOPLE, required: true, message: t.numberWrong } as const;
  return (
    <>
      <Form.Item name="validFrom" label={t.validFrom} extra={t.validFromAbout} rules={[{ required: true }]}>
        <Input type="date" min={parkDay(Date.now())} style={{ width: 170 }} />
      </Form.Item>
      <NumberItem name="daily" rules={[people]} min={1} max={MAX_PEOPLE} />
      <NumberItem
        name="momentary"
        dependencies={['daily']}
        rules={[people, rule((value: number) => value > daily && t.momentaryWrong)]}
        min={1}
        max={MAX_PEOPLE}
      />
      <LineItem name="approval" rules={[{ required: true, whitespace: true, message: t.approvalWrong }]} maxLength={80} />
      <NumberItem
        name="meanStay"
        extra={t.meanStayAbout}
        rules={[{ type: 'integer', min: 15, max: 1_440, message: t.meanStayWrong }]}
      />
    </>
  );
}

function History({ settings }: { settings: Capacity[] }) {
  const t = useTexts('capacity');
  return (
    <>
      <h3>{t.history}</h3>
      <RowsTable
        rowKey="validFrom"
        size="small"
        dataSource={settings}
        columns={[
          { title: t.validFrom, render: (_, { validFrom }) => <span className="whole">{validFrom}</span> },
          { title: t.daily, dataIndex: 'daily', align: 'right' },
          { title: t.momentary, dataIndex: 'momentary', align: 'right' },
          { title: t.approval, dataIndex: 'approval' },
          { title: t.meanStay, dataIndex: 'meanStay', align: 'right', render: (stay: number | null) => stay ?? '–' },
          {
            title: t.changed,
            render: (_, { updatedAt, updatedBy }) => (
              <>
                <ParkTime at={updatedAt} /> {updatedBy}
              </>
            ),
          },
        ]}
      />
    </>
  );
}
