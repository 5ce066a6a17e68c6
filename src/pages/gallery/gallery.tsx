import { addDays, parkDay } from '@park/contract/parkTime';
import type { RichBlock } from '@park/contract/richText/schemas';
import { Fragment, type ReactNode, useState } from 'react';
import { EndlessFooter } from '@/components/EndlessFooter';
import { setTextSize, setTheme, TEXT_SIZES, THEMES } from '@/theme/appearance';
import { useAppearance } from '@/theme/useAppearance';
import { Button } from '@/ui/Button';
import { Calendar } from '@/ui/Calendar';
import { Card } from '@/ui/Card';
import { CheckList } from '@/ui/CheckList';
import { Choice } from '@/ui/Choice';
import { Countdown } from '@/ui/Countdown';
import { confirm } from '@/ui/confirm';
import { DateField } from '@/ui/DateField';
import { DayStrip } from '@/ui/DayStrip';
import { Empty } from '@/ui/Empty';
import { ErrorState } from '@/ui/ErrorState';
import { Facts } from '@/ui/Facts';
import { Icon } from '@/ui/Icon';
import { ListItem } from '@/ui/ListItem';
import { Locked } from '@/ui/Locked';
import { Marked } from '@/ui/Marked';
import { Page } from '@/ui/Page';
import { PhoneField } from '@/ui/PhoneField';
import { PhotoRow } from '@/ui/PhotoRow';
import { Picture } from '@/ui/Picture';
import { PictureField } from '@/ui/PictureField';
import { Price } from '@/ui/Price';
import { ICON_NAMES } from '@/ui/pictures/icons';
import { STRATA_URI } from '@/ui/pictures/strata';
import { RichText } from '@/ui/RichText';
import { SearchField } from '@/ui/SearchField';
import { Section } from '@/ui/Section';
import { Skeleton } from '@/ui/Skeleton';
import { Stepper } from '@/ui/Stepper';
import { Steps } from '@/ui/Steps';
import { StickyAction } from '@/ui/StickyAction';
import { Strata } from '@/ui/Strata';
import { Tabs } from '@/ui/Tabs';
import { Tag } from '@/ui/Tag';
import { TextArea } from '@/ui/TextArea';
import { TextField } from '@/ui/TextField';

definePageConfig({ enablePullDownRefresh: false });

const TODAY = parkDay(Date.now());
const DAYS = [0, 1, 2, 3, 4, 5, 6].map((ahead) => addDays(TODAY, ahead));
const OFFERS = DAYS.map((day, at) => ({ day, note: `${at} left`, state: (['none', 'few', 'free'] as const)[at] ?? 'free' }));
const SOON = new Date(Date.now() + 14 * 60_000).toISOString();
const PHOTO = { id: 'a', url: STRATA_URI, thumb: STRATA_URI, width: 400, height: 300 };
const SENT = { src: STRATA_URI, progress: 40 };
const SENDING = (['waiting', 'sending', 'done', 'failed'] as const).map((state) => ({ ...SENT, key: state, state }));
const RICH: RichBlock[] = [
  { kind: 'heading', level: 2, runs: [{ text: 'Rich text' }] },
  { kind: 'text', quote: false, runs: [{ text: 'Plain and ' }, { text: 'strong', strong: true }] },
  { kind: 'item', depth: 1, mark: 'dot', runs: [{ text: 'An item' }] },
];

const nothing = () => {};
const later = async () => {};
const ofForm = { ids: [], pending: null, choose: later, retry: nothing, remove: nothing, clear: nothing };
const options = <V extends string>(values: readonly V[]) => values.map((value) => ({ value, label: value }));
/** One drawing for each state. */
const each = <V extends string>(states: readonly V[], draw: (state: V) => ReactNode) =>
  states.map((state) => <Fragment key={state}>{draw(state)}</Fragment>);
const ask = () => void confirm({ title: 'Cancel it?', text: 'It cannot be undone.', action: 'Cancel it', danger: true });

/** Every part of `ui` in its main states, in the chosen theme and text size. In development only (`app.config.ts`). */
export default function GalleryPage() {
  const { theme, textSize } = useAppearance();
  const [text, setText] = useState('Ammonite');
  const [day, setDay] = useState(TODAY);
  const [one, setOne] = useState('one');
  const [count, setCount] = useState(2);
  const field = { label: 'Name', value: text, onChange: setText, maxLength: 30 };
  const choice = { label: 'Kind', options: options(['one', 'two', 'three']), value: one, onChange: setOne };
  const days = { label: 'Day', days: DAYS, value: day, onChange: setDay };
  return (
    <Page
      title="Gallery"
      footer={
        <StickyAction note={<Price fen={12800} large />}>
          <Button onClick={ask}>Ask</Button>
        </StickyAction>
      }
    >
      <Choice name="Theme" options={options(THEMES)} value={theme} onChange={setTheme} />
      <Choice name="Text size" options={options(TEXT_SIZES)} value={textSize} onChange={setTextSize} />
      <Section title="Buttons" more="More" onMore={nothing}>
        {each(['primary', 'secondary', 'danger', 'text'], (kind) => (
          <Card>
            <Button kind={kind}>{kind}</Button>
            <Button {...{ kind, loading: true }}>loading</Button>
            <Button {...{ kind, disabled: true }}>disabled</Button>
          </Card>
        ))}
        {each(ICON_NAMES, (name) => (
          <Icon name={name} />
        ))}
      </Section>
      <Section title="Fields">
        <TextField {...field} hint="As in the passport" required />
        <TextField {...field} error="Too short" />
        <TextField {...field} disabled />
        <TextArea {...field} />
        <PhoneField label="Phone" value="13800138000" onChange={nothing} />
        <DateField {...days} />
        <Choice {...choice} />
        <Choice {...choice} layout="list" error="Choose another" />
        <CheckList name="Kinds" options={choice.options} values={[one]} onToggle={setOne} />
        <Stepper label="Tickets" less="Less" more="More" value={count} max={5} onChange={setCount} />
        <SearchField {...field} action="Search" clearLabel="Clear" onSearch={nothing} />
        <PictureField maxBytes={10_000_000} pictures={{ ...ofForm, list: SENDING, max: 6 }} />
      </Section>
      <Section title="Days">
        <DayStrip {...days} dayNote={(each) => (each === DAYS[2] ? 'closed' : '')} />
        <Calendar {...days} days={OFFERS} />
        <Countdown until={SOON} label="Left" clock={Date.now} />
      </Section>
      <Section title="Lists">
        <Tabs {...choice} name="Kind" />
        <ListItem
          picture={<Picture motif="ammonite" size="thumb" />}
          title="A wall"
          facts={['12 left']}
          side={<Price fen={0} />}
        />
        <Facts
          rows={[
            ['Number', 'TK1234'],
            ['Found', <Marked key="found" parts={[{ text: 'Ammo', hit: true }]} />],
          ]}
        />
        {each(['more', 'loading', 'failed', 'end'], (state) => (
          <EndlessFooter state={state} onLoad={nothing} />
        ))}
      </Section>
      <Section title="States">
        {each(['ok', 'info', 'warn', 'danger', 'muted'], (tone) => (
          <Tag tone={tone}>{tone}</Tag>
        ))}
        <Steps steps={(['done', 'wrong', 'open'] as const).map((state) => ({ key: state, state, title: state }))} />
        <Empty text="Nothing here yet" action="Look around" onAction={nothing} />
        <ErrorState onRetry={nothing} />
        <Locked lock={{ reason: 'Maintenance', until: SOON }} onLook={later} />
        {each(['list', 'detail', 'form', 'home'], (shape) => (
          <Skeleton shape={shape} rows={2} />
        ))}
      </Section>
      <Section title="Pictures">
        <Strata>Strata</Strata>
        <Picture motif="trilobite" size="hero" label="A trilobite" />
        <PhotoRow pictures={[PHOTO, { ...PHOTO, id: 'b' }]} />
        <RichText text={RICH} />
      </Section>
    </Page>
  );
}
