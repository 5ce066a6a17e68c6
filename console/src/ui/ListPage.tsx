import type { Call } from '@park/contract/call';
import type { Rows, RowsQuery } from '@park/contract/envelope';
import { Button, Empty, Input, Result, Select, Skeleton, type TableColumnsType } from 'antd';
import { type ReactNode, useState } from 'react';
import { sentenceOf } from '../api/callError';
import { type Filters, type ListState, useList, useListState } from '../api/useList';
import { useTexts } from '../i18n/language';
import { ExportButton } from './ExportButton';
import { ListTable } from './ListTable';
import { PageHead, type PageHeadProps } from './PageHead';

type Filter<Name extends string> = { name: Name; label: string } & (
  | { kind: 'text' }
  | { kind: 'day' }
  | { kind: 'choice'; options: { value: string; label: string }[] }
);

interface ListPageProps<In extends RowsQuery, Row, Name extends string> extends Omit<PageHeadProps, 'children'> {
  endpoint: Call<In, Rows<Row>>;
  /** Kept in the address; a constant outside the component. */
  filterNames: readonly Name[];
  filters?: readonly Filter<Name>[];
  /** The call's other fields, of the filters. */
  input: (filters: Filters<Name>) => Omit<In, keyof RowsQuery>;
  columns: TableColumnsType<Row>;
  rowKey: (row: Row) => string;
  /** Buttons at a row's end. */
  actions?: (row: Row) => ReactNode;
  /** Buttons beside the title. */
  head?: ReactNode;
  /** Between the title and the filters. */
  summary?: ReactNode;
  /** The export's path, without `format`. */
  exportPath?: (filters: Filters<Name>) => string;
  /** What will be here, when nothing is. */
  empty?: string;
}

/** A list with filters, pages, export and its states; place and filters stand in the address. */
export function ListPage<In extends RowsQuery, Row extends object, Name extends string>(props: ListPageProps<In, Row, Name>) {
  const {
    endpoint,
    filterNames,
    filters = [],
    input,
    columns,
    rowKey,
    actions,
    head,
    summary,
    exportPath,
    empty,
    ...titles
  } = props;
  const t = useTexts('ui');
  const state = useListState(filterNames);
  const list = useList(endpoint, state, input);
  const all: TableColumnsType<Row> = actions
    ? [...columns, { key: 'actions', title: t.actions, fixed: 'end', width: 'max-content', render: (_, row) => actions(row) }]
    : columns;
  return (
    <>
      <PageHead {...titles}>
        {exportPath && <ExportButton path={exportPath(state.filters)} name={titles.title} />}
        {head}
      </PageHead>
      {summary}
      {filters.length > 0 && <FilterRow filters={filters} state={state} />}
      <div className="sheet">
        {list.isError && !list.data ? (
          <Result
            status="warning"
            title={sentenceOf(list.error)}
            extra={<Button onClick={() => list.refetch()}>{t.again}</Button>}
          />
        ) : list.data === undefined ? (
          <Skeleton active paragraph={{ rows: 8 }} />
        ) : (
          <ListTable<Row>
            columns={all}
            rows={list.data}
            rowKey={rowKey}
            locale={{ emptyText: <Empty description={empty ?? t.nothing} /> }}
            aria-busy={list.isPlaceholderData}
            place={state.place}
            turn={state.turn}
          />
        )}
      </div>
    </>
  );
}

function FilterRow<Name extends string>({ filters, state }: { filters: readonly Filter<Name>[]; state: ListState<Name> }) {
  const t = useTexts('ui');
  const set = (name: Name, value: string) => state.filter({ [name]: value } as Filters<Name>);
  return (
    <search className="page-filters">
      {filters.map((filter) => (
        // Not around the field: the word it shows when nothing is chosen would be part of its name.
        <div key={filter.name} className="field">
          <label htmlFor={`filter-${filter.name}`}>{filter.label}</label>
          {filter.kind === 'choice' ? (
            <Select
              id={`filter-${filter.name}`}
              allowClear
              placeholder={t.any}
              style={{ minWidth: 160 }}
              options={filter.options}
              value={state.filters[filter.name]}
              onChange={(value) => set(filter.name, value ?? '')}
            />
          ) : (
            <Typed
              key={state.filters[filter.name] ?? ''}
              id={`filter-${filter.name}`}
              type={filter.kind === 'day' ? 'date' : 'search'}
              first={state.filters[filter.name] ?? ''}
              onSet={(value) => set(filter.name, value)}
            />
          )}
        </div>
      ))}
    </search>
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
