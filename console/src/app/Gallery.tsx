import { previewNotice } from '@park/contract/notice/calls';
import type { UseQueryResult } from '@tanstack/react-query';
import { Checkbox, ConfigProvider, Segmented, Space } from 'antd';
import { useState } from 'react';
import { Answer } from '../ui/Answer';
import { AskWords } from '../ui/AskWords';
import { StatusTag } from '../ui/Cells';
import { Confirm } from '../ui/Confirm';
import { ConflictDialog } from '../ui/ConflictDialog';
import { CopyButton } from '../ui/CopyButton';
import { DayField } from '../ui/DayField';
import { EditForm } from '../ui/EditForm';
import { ExportButton } from '../ui/ExportButton';
import { InOneLanguage } from '../ui/LanguageTabs';
import { LinesItem } from '../ui/LinesItem';
import { LookFields } from '../ui/LookFields';
import { ListTable } from '../ui/list/ListTable';
import { PageHead } from '../ui/PageHead';
import { PhonePreview } from '../ui/PhonePreview';
import { Pictures } from '../ui/Pictures';
import { ScanBox } from '../ui/scan/ScanBox';
import { VerdictPanel } from '../ui/scan/VerdictPanel';
import { TextItem } from '../ui/TextItem';
import { Money, ParkTime } from '../ui/values';
import { WrittenFields } from '../ui/WrittenFields';
import { LanguageButton } from './LanguageButton';
import { themeFor } from './theme';

const ICON = `${import.meta.env.BASE_URL}icon.svg`;
const PICTURE = { id: 'a', url: ICON, thumb: ICON, width: 112, height: 112 };
const ROWS = {
  items: [
    { id: 'TK1', fen: 12800 },
    { id: 'TK2', fen: -500 },
  ],
  total: 40,
  more: false,
  before: null,
  after: 'TK2',
};
const COLUMNS = [
  { key: 'id', title: 'Order', dataIndex: 'id' },
  { key: 'fen', title: 'Money', dataIndex: 'fen', render: (fen: number) => <Money fen={fen} /> },
];
const NOTICE = { title: { 'zh-Hans': '开放时间' }, text: { 'zh-Hans': '<p>九点开门。</p>' }, lines: {}, motif: 'ammonite' };
const later = async () => {};
const nothing = () => {};
const query = <T,>(answer: { data?: T; isError?: true; error?: Error }) =>
  ({ isError: false, refetch: nothing, ...answer }) as unknown as UseQueryResult<T, Error>;
const PLACE = { pageSize: 20 };

/** Every part of `ui` in its main states, for a mouse or a finger, in both languages. In development only (`App.tsx`). */
export default function Gallery() {
  const [touch, setTouch] = useState(false);
  const [day, setDay] = useState('2026-11-23');
  const [open, setOpen] = useState('none');
  return (
    <ConfigProvider theme={themeFor(touch)}>
      <main style={{ maxWidth: 1100, margin: '0 auto', padding: 24 }}>
        <PageHead title="Gallery" about="Every part of ui in its main states." back="/">
          <Checkbox checked={touch} onChange={({ target }) => setTouch(target.checked)}>
            For fingers
          </Checkbox>
          <LanguageButton />
        </PageHead>
        <Space wrap>
          <Confirm title="Close the slot?" about="12 orders are asked." danger onYes={later}>
            Close
          </Confirm>
          <AskWords title="Refuse" label="Reason" length={[2, 200]} thing="gallery" onSend={later}>
            Refuse
          </AskWords>
          <CopyButton text="TK1" what="number" />
          <ExportButton path="/api/none" name="gallery" />
          <DayField id="day" label="Day" day={day} onChange={setDay} />
          <Segmented options={['none', 'conflict', 'phone']} value={open} onChange={setOpen} />
        </Space>
        <p>
          {(['good', 'waiting', 'bad', 'quiet', 'news'] as const).map((tone) => (
            <StatusTag key={tone} tone={tone}>
              {tone}
            </StatusTag>
          ))}
          <Money fen={-1230} /> <ParkTime at="2026-11-23T09:00:00+08:00" /> <ParkTime at={null} />
        </p>
        <Pictures of={[PICTURE, { ...PICTURE, id: 'b' }]} />
        <ListTable columns={COLUMNS} of={query({ data: ROWS })} place={PLACE} turn={nothing} />
        <ListTable columns={COLUMNS} of={query({ data: { ...ROWS, items: [], total: 0 } })} place={PLACE} turn={nothing} />
        <Answer of={query({})}>{() => null}</Answer>
        <Answer of={query({ isError: true, error: new Error('No network.') })}>{() => null}</Answer>
        <ScanBox label="Code" hint="Scan or type" check="Check" onCode={nothing} />
        {(['yes', 'care', 'no', 'none'] as const).map((tone) => (
          <VerdictPanel key={tone} tone={tone} word={tone} why="Why it is so." facts={[{ label: 'Ticket', value: 'TK1' }]} />
        ))}
        <InOneLanguage>
          <EditForm thing="gallery:form" version={1} values={NOTICE} labels={{}} onSave={later}>
            <LookFields />
            <WrittenFields label="Text">
              {(one) => <TextItem name="title" label="Title" language={one} maxLength={80} />}
            </WrittenFields>
            <LinesItem name="lines" label="Rules" language="zh-Hans" maxLength={40} maxLines={5} />
          </EditForm>
        </InOneLanguage>
        {open === 'phone' && (
          <PhonePreview call={previewNotice} input={null} page="" needs="A title is needed." onClose={() => setOpen('none')} />
        )}
        {open === 'conflict' && (
          <ConflictDialog
            sentence="Lin changed it at 09:00."
            mine={{ title: 'Mine' }}
            theirs={{ title: 'Theirs' }}
            labels={{ title: 'Title' }}
            onSave={nothing}
            onClose={() => setOpen('none')}
          />
        )}
      </main>
    </ConfigProvider>
  );
}
