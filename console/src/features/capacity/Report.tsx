import { exportCapacityReport, getCapacityReport } from '@park/contract/capacity/calls';
import type { CapacityReport } from '@park/contract/capacity/schemas';
import { parkDay } from '@park/contract/parkTime';
import { Button, Descriptions, Space } from 'antd';
import { useState } from 'react';
import { useCall, useRefresh } from '../../api/hooks';
import { useTexts } from '../../i18n/language';
import { Answer } from '../../ui/Answer';
import { CopyButton } from '../../ui/CopyButton';
import { DayField } from '../../ui/DayField';
import { ExportButton } from '../../ui/ExportButton';
import { RowsTable } from '../../ui/RowsTable';
import { ParkTime } from '../../ui/values';

/** The form for the authority, which fills itself: of a day its maxima, figures, levels and measures, and what visitors are told. */
export function Report() {
  const t = useTexts('capacity');
  const [day, setDay] = useState(() => parkDay(Date.now()));
  const report = useCall(getCapacityReport, { day });
  useRefresh(['capacityLevel'], [getCapacityReport]);
  return (
    <section className="sheet" style={{ padding: 16 }} aria-label={t.form}>
      <h2>{t.form}</h2>
      <p className="muted">{t.formAbout}</p>
      <Space wrap style={{ marginBottom: 16 }}>
        <DayField id="capacity-day" label={t.day} day={day} onChange={setDay} />
        <ExportButton path={`${exportCapacityReport.path}?day=${day}`} name={`${t.exportName}-${day}`} />
        <Button onClick={() => window.print()}>{t.print}</Button>
      </Space>
      <Answer of={report} anew>
        {(form) => <Filled form={form} />}
      </Answer>
    </section>
  );
}

function Filled({ form }: { form: CapacityReport }) {
  const t = useTexts('capacity');
  const items = [
    [t.day, form.day],
    [t.approval, form.approval ?? '–'],
    [t.daily, form.daily ?? t.unlimited],
    [t.momentary, form.momentary ?? t.unlimited],
    [t.figures.taken, form.taken],
    [t.groups, form.groups],
    [t.figures.entered, form.entered],
    [t.figures.out, form.left],
    [form.isEstimated ? t.figures.estimated : t.figures.present, form.present],
  ] as const;
  return (
    <>
      <Descriptions
        column={{ xs: 2, md: 3 }}
        layout="vertical"
        items={items.map(([label, children]) => ({ key: label, label, children }))}
      />
      {form.levels.length === 0 ? (
        <p>{t.noLevels}</p>
      ) : (
        <RowsTable
          rowKey={({ at, maximum, level }) => `${at} ${maximum} ${level}`}
          size="small"
          dataSource={form.levels}
          columns={[
            { title: t.at, dataIndex: 'at', render: (at: string) => <ParkTime at={at} /> },
            { title: t.change, render: (_, { maximum, before, level }) => `${t.maximum[maximum]} ${before}% → ${level}%` },
            { title: t.figure, align: 'right', render: (_, { figure, most }) => `${figure} / ${most ?? t.unlimited}` },
            { title: t.measure, dataIndex: 'measure' },
          ]}
        />
      )}
      {form.announcement.zh !== '' && (
        <>
          <h3>{t.announcement}</h3>
          <p className="muted">{t.announcementAbout}</p>
          {(['zh', 'en'] as const).map((lang) => (
            <p key={lang} lang={lang === 'zh' ? 'zh-Hans' : 'en'}>
              {form.announcement[lang]}{' '}
              <CopyButton text={form.announcement[lang]} what={`${t.announcement} (${lang === 'zh' ? '中文' : 'English'})`} />
            </p>
          ))}
        </>
      )}
    </>
  );
}
