import CloseOutlined from '@ant-design/icons/CloseOutlined';
import type { Call } from '@park/contract/call';
import type { Rows, RowsQuery } from '@park/contract/envelope';
import { Button, Input, InputNumber, Segmented, Select } from 'antd';
import { type ReactNode, useRef, useState } from 'react';
import { queryOf } from '../../api/call';
import { useCall } from '../../api/hooks';
import { useTexts } from '../../i18n/language';
import { ExportButton } from '../ExportButton';
import { AddButton, type AddButtonProps, PageHead, type PageHeadProps } from '../PageHead';
import { dayText } from '../values';
import type { Choice } from './choices';
import { ListTable, type ListTableProps } from './ListTable';
import { useListPreferences } from './listPreferences';
import { PreferencesButton } from './PreferencesButton';
import { type ListState, useListState } from './useListState';

/** Kept in the address under its name; what stands there and is none of the options is not asked for. */
type Filter<Name extends string = string> = {
  name: Name;
  label: string;
  /** Among those that are folded away; what is chosen of them shows as chips. */
  more?: boolean;
} & (
  | { kind: 'text' }
  /** An amount, in yuan in the address and in fen for the call. */
  | { kind: 'yuan' }
  /** `isScope`: the list is of one day whatever is chosen, so a day does not narrow it. */
  | { kind: 'day'; isScope?: boolean }
  /** `many`: any of several, as `a,b`. */
  | { kind: 'choice'; options: readonly Choice[]; many?: boolean }
  /** The parts that are worked through one after another, beside the title: the first without a word, and `all`, if any, at last. */
  | { kind: 'tabs'; options: readonly Choice[]; all?: string }
);

/** What a list's call takes besides the place. */
type Narrowed<In> = Omit<In, 'pageSize' | 'after' | 'before'>;

interface ListPageProps<In extends RowsQuery, Row extends object>
  extends Pick<PageHeadProps, 'back'>,
    Pick<ListTableProps<Row>, 'columns' | 'rowKey' | 'actions'> {
  /** What the page says; `empty`: what will be here, when nothing is. */
  texts: { title: string; about?: string; empty: string };
  call: Call<In, Rows<Row>>;
  filters?: readonly Filter<keyof Narrowed<In> & string>[];
  /** The call's fields, where they are more than its filters. */
  input?: (filters: Partial<Narrowed<In>>) => Narrowed<In>;
  /** The call that answers the same as a file. */
  exportCall?: Omit<Call<unknown, unknown>, 'types'>;
  /** The button that begins another one. */
  add?: AddButtonProps;
  /** Buttons beside the title. */
  head?: ReactNode;
  /** Between the title and the filters. */
  summary?: ReactNode;
  /** What all that matches comes to, shown while something narrows the list. */
  totals?: (query: Narrowed<In>) => ReactNode;
  /** Names a list of which views can be saved, and columns with a key left out, by each person on their device. */
  savedAs?: string;
}

const ALL = 'all';
/** Dearer is no order. */
const MAX_YUAN = 999_999;

/** A list with filters, pages, export and its states; place and filters stand in the address. */
export function ListPage<In extends RowsQuery, Row extends object>(props: ListPageProps<In, Row>) {
  const {
    call,
    filters = [],
    texts,
    input,
    exportCall,
    add,
    head,
    summary,
    totals,
    back,
    savedAs,
    columns = [],
    ...table
  } = props;
  const { title, about, empty } = texts;
  const state = useListState();
  const { preferences, change } = useListPreferences(savedAs);
  const chosen = Object.fromEntries(filters.map((filter) => [filter.name, wireValue(filter, state)])) as Partial<Narrowed<In>>;
  const query = input ? input(chosen) : chosen;
  const list = useCall(call, { ...query, ...state.place } as In);
  const fields = filters.filter(({ kind }) => kind !== 'tabs');
  const onClear = clearing(fields, state);
  return (
    <>
      <PageHead title={title} about={about} back={back}>
        {exportCall && <ExportButton path={exportCall.path + queryOf(query)} name={title} />}
        {head}
        {savedAs && <PreferencesButton {...{ preferences, change, columns, filters, state }} />}
        {filters.map((filter) => filter.kind === 'tabs' && <Tabs key={filter.name} filter={filter} state={state} />)}
        {add && <AddButton {...add} />}
      </PageHead>
      {summary}
      {fields.length > 0 && <Filters of={fields} state={state} />}
      {fields.some(({ more }) => more) && onClear && (
        <Chips {...{ of: fields, state, onClear }}>{totals?.(query as Narrowed<In>)}</Chips>
      )}
      <div className="sheet">
        <ListTable<Row>
          {...table}
          {...{ empty, onClear }}
          columns={columns.filter(({ key }) => !preferences.hidden.includes(String(key)))}
          of={list}
          place={state.place}
          turn={state.turn}
        />
      </div>
    </>
  );
}

/** What takes away all that narrows a list; undefined: nothing does. */
export function clearing(of: readonly Filter[], state: ListState): (() => void) | undefined {
  const isScope = (filter: Filter) => filter.kind === 'day' && filter.isScope;
  const names = of.filter((filter) => !isScope(filter) && chosenValue(filter, state) !== undefined).map(({ name }) => name);
  return names.length > 0 ? () => state.filter(Object.fromEntries(names.map((name) => [name, '']))) : undefined;
}

/** The fields that narrow a list. */
export function Filters({ of, state }: { of: readonly Filter[]; state: ListState }) {
  const t = useTexts('ui');
  const [isOpen, setOpen] = useState(false);
  const shown = of.filter(({ more }) => isOpen || !more);
  return (
    <search className="page-filters">
      {shown.map((filter) => (
        // Not around the field: the word it shows when nothing is chosen would be part of its name.
        <div key={filter.name} className="field">
          <label htmlFor={`filter-${filter.name}`}>{filter.label}</label>
          <FilterField filter={filter} state={state} />
        </div>
      ))}
      {of.some(({ more }) => more) && (
        <Button aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? t.fewerFilters : t.moreFilters}
        </Button>
      )}
    </search>
  );
}

interface ChipsProps {
  of: readonly Filter[];
  state: ListState;
  onClear: () => void;
  children: ReactNode;
}

/** What narrows the list, each taken away by a tap. */
function Chips({ of, state, onClear, children }: ChipsProps) {
  const t = useTexts('ui');
  return (
    <div className="chips">
      {of.map((filter) => {
        const value = chosenValue(filter, state);
        if (value === undefined) return null;
        const text = filter.kind === 'text' ? `“${value}”` : t.chip({ name: filter.label, value: textOf(filter, value) });
        return (
          <Button
            key={filter.name}
            size="small"
            shape="round"
            icon={<CloseOutlined />}
            iconPlacement="end"
            aria-label={t.dropFilter({ filter: text })}
            onClick={() => state.filter({ [filter.name]: '' })}
          >
            {text}
          </Button>
        );
      })}
      <Button type="link" size="small" onClick={onClear}>
        {t.clearFilters}
      </Button>
      {children}
    </div>
  );
}

interface FilterProps {
  filter: Filter;
  state: ListState;
}

function chosenValue(filter: Filter, { filters }: ListState): string | undefined {
  const value = filters[filter.name];
  // Options that are still on their way let it pass.
  if (!('options' in filter) || filter.options.length === 0) return value;
  if (filter.kind === 'tabs' && value === undefined) return filter.options[0]?.value;
  const chosen = filter.options.filter((option) => value?.split(',').includes(option.value)).map((option) => option.value);
  return chosen.length === 0 || (chosen.length > 1 && !isMany(filter)) ? undefined : chosen.join();
}

const isMany = (filter: Filter) => filter.kind === 'choice' && filter.many === true;

/** What the call takes: an amount in fen, all else as it stands in the address. */
function wireValue(filter: Filter, state: ListState): string | number | undefined {
  const value = chosenValue(filter, state);
  if (filter.kind !== 'yuan' || value === undefined) return value;
  const fen = Math.round(Number(value) * 100);
  return fen >= 0 && fen <= MAX_YUAN * 100 ? fen : undefined;
}

/** What was chosen, in words. */
function textOf(filter: Filter, value: string): string {
  if (filter.kind === 'day') return dayText(value, { dateStyle: 'medium' });
  if (filter.kind === 'yuan') return `¥${value}`;
  if (!('options' in filter)) return value;
  return value
    .split(',')
    .map((one) => filter.options.find((option) => option.value === one)?.label ?? one)
    .join(' · ');
}

function Tabs({ filter, state }: FilterProps) {
  if (filter.kind !== 'tabs') return null;
  const { name, label, options, all } = filter;
  const first = options[0]?.value ?? ALL;
  return (
    <Segmented
      aria-label={label}
      options={all === undefined ? [...options] : [...options, { value: ALL, label: all }]}
      value={state.filters[name] ?? first}
      onChange={(value) => state.filter({ [name]: value === first ? '' : value })}
    />
  );
}

function FilterField({ filter, state }: FilterProps) {
  const t = useTexts('ui');
  const { name } = filter;
  const value = state.filters[name];
  const set = (next: string | undefined) => state.filter({ [name]: next });
  if (filter.kind === 'choice')
    return (
      <Select<string | string[]>
        id={`filter-${name}`}
        allowClear
        placeholder={t.any}
        style={{ minWidth: 160 }}
        options={[...filter.options]}
        mode={filter.many ? 'multiple' : undefined}
        maxTagCount={1}
        value={filter.many ? value?.split(',') : value}
        onChange={(next) => set(next?.toString())}
      />
    );
  if (filter.kind === 'yuan')
    return (
      <InputNumber
        key={value}
        id={`filter-${name}`}
        {...{ min: 0, max: MAX_YUAN, precision: 2, prefix: '¥', style: { width: 140 } }}
        defaultValue={value === undefined ? undefined : Number(value)}
        onPressEnter={({ target }) => (target as HTMLInputElement).blur()}
        onBlur={({ target }) => set(target.value)}
      />
    );
  return (
    <Typed key={value} id={`filter-${name}`} type={filter.kind === 'day' ? 'date' : 'search'} first={value ?? ''} onSet={set} />
  );
}

/** Takes effect by Enter or on leaving, not with each letter; Escape leaves it as it was. */
function Typed({ id, type, first, onSet }: { id: string; type: string; first: string; onSet: (value: string) => void }) {
  const [value, setValue] = useState(first);
  const isDropped = useRef(false);
  const done = () => !isDropped.current && value.trim() !== first && onSet(value.trim());
  return (
    <Input
      id={id}
      type={type}
      allowClear
      value={value}
      style={{ width: 200 }}
      onChange={(event) => setValue(event.target.value)}
      onPressEnter={done}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        // The browser would empty the field.
        event.preventDefault();
        isDropped.current = true;
        event.currentTarget.blur();
        isDropped.current = false;
        setValue(first);
      }}
      onBlur={done}
    />
  );
}
