import type { Call } from '@park/contract/call';
import type { Rows, RowsQuery } from '@park/contract/envelope';
import { Input, Segmented, Select } from 'antd';
import { type ReactNode, useState } from 'react';
import { queryOf } from '../../api/call';
import { useCall } from '../../api/hooks';
import { useTexts } from '../../i18n/language';
import { ExportButton } from '../ExportButton';
import { AddButton, type AddButtonProps, PageHead, type PageHeadProps } from '../PageHead';
import type { Choice } from './choices';
import { ListTable, type ListTableProps } from './ListTable';
import { type ListState, useListState } from './useListState';

/** Kept in the address under its name; what stands there and is none of the options is not asked for. */
type Filter<Name extends string = string> = { name: Name; label: string } & (
  | { kind: 'text' }
  /** `isScope`: the list is of one day whatever is chosen, so a day does not narrow it. */
  | { kind: 'day'; isScope?: boolean }
  | { kind: 'choice'; options: readonly Choice[] }
  /** The parts that are worked through one after another, beside the title: the first without a word, and `all` at last. */
  | { kind: 'tabs'; options: readonly Choice[]; all: string }
);

/** What a list's call takes besides the place. */
type Narrowed<In> = Omit<In, keyof RowsQuery>;

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
}

const ALL = 'all';

/** A list with filters, pages, export and its states; place and filters stand in the address. */
export function ListPage<In extends RowsQuery, Row extends object>(props: ListPageProps<In, Row>) {
  const { call, filters = [], texts, input, exportCall, add, head, summary, back, ...table } = props;
  const { title, about, empty } = texts;
  const state = useListState();
  const chosen = Object.fromEntries(filters.map((filter) => [filter.name, chosenValue(filter, state)])) as Partial<
    Narrowed<In>
  >;
  const query = input ? input(chosen) : chosen;
  const list = useCall(call, { ...query, ...state.place } as In);
  const fields = filters.filter(({ kind }) => kind !== 'tabs');
  return (
    <>
      <PageHead title={title} about={about} back={back}>
        {exportCall && <ExportButton path={exportCall.path + queryOf(query)} name={title} />}
        {head}
        {filters.map((filter) => filter.kind === 'tabs' && <Tabs key={filter.name} filter={filter} state={state} />)}
        {add && <AddButton {...add} />}
      </PageHead>
      {summary}
      {fields.length > 0 && <Filters of={fields} state={state} />}
      <div className="sheet">
        <ListTable<Row>
          {...table}
          {...{ empty, onClear: clearing(fields, state) }}
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
  return (
    <search className="page-filters">
      {of.map((filter) => (
        // Not around the field: the word it shows when nothing is chosen would be part of its name.
        <div key={filter.name} className="field">
          <label htmlFor={`filter-${filter.name}`}>{filter.label}</label>
          <FilterField filter={filter} state={state} />
        </div>
      ))}
    </search>
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
  return filter.options.find((option) => option.value === value)?.value;
}

function Tabs({ filter, state }: FilterProps) {
  if (filter.kind !== 'tabs') return null;
  const { name, label, options, all } = filter;
  const first = options[0]?.value ?? ALL;
  return (
    <Segmented
      aria-label={label}
      options={[...options, { value: ALL, label: all }]}
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
      <Select
        id={`filter-${name}`}
        allowClear
        placeholder={t.any}
        style={{ minWidth: 160 }}
        options={[...filter.options]}
        value={value}
        onChange={set}
      />
    );
  return (
    <Typed key={value} id={`filter-${name}`} type={filter.kind === 'day' ? 'date' : 'search'} first={value ?? ''} onSet={set} />
  );
}

/** Takes effect by Enter or on leaving, not with each letter. */
function Typed({ id, type, first, onSet }: { id: string; type: string; first: string; onSet: (value: string) => void }) {
  const [value, setValue] = useState(first);
  const done = () => value.trim() !== first && onSet(value.trim());
  return (
    <Input
      id={id}
      type={type}
      allowClear
      value={value}
      style={{ width: 200 }}
      onChange={(event) => setValue(event.target.value)}
      onPressEnter={done}
      onBlur={done}
    />
  );
}
