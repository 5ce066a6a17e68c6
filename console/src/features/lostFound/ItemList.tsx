import { exportItems, getAdminItems } from '@park/contract/lostFound/calls';
import { ITEM_CATEGORIES, ITEM_KINDS, ITEM_STATES } from '@park/contract/lostFound/limits';
import type { ItemSummary } from '@park/contract/lostFound/schemas';
import { Button } from 'antd';
import { Link, useNavigate } from 'react-router';
import { queryOf } from '../../api/call';
import type { Filters } from '../../api/useList';
import { useTexts } from '../../i18n/language';
import { dayText } from '../../ui/dayText';
import { ListPage } from '../../ui/ListPage';
import { Thumb } from '../../ui/Pictures';
import { StateTabs } from '../../ui/StateTabs';
import { StatusTag } from '../../ui/StatusTag';
import { ITEM_TONES } from './tones';
import { useItemEvents } from './useItemEvents';

const FILTERS = ['state', 'kind', 'category'] as const;
const ALL = 'all';
/** The parts that are worked through; the rest is found under all. */
const TABS = ['reviewing', 'published', 'matched', 'returned'] as const;

/** Without a word what waits for its review, the longest waiting first. */
const wanted = ({ state = 'reviewing', kind, category }: Filters<(typeof FILTERS)[number]>) => ({
  state: ITEM_STATES.find((one) => one === state),
  kind: ITEM_KINDS.find((one) => one === kind),
  category: ITEM_CATEGORIES.find((one) => one === category),
  order: state === 'reviewing' ? ('asc' as const) : ('desc' as const),
});

export function ItemList() {
  const t = useTexts('lostFound');
  const go = useNavigate();
  useItemEvents();
  return (
    <ListPage
      title={t.title}
      about={t.about}
      endpoint={getAdminItems}
      filterNames={FILTERS}
      filters={[
        { name: 'kind', label: t.kind, kind: 'choice', options: ITEM_KINDS.map((value) => ({ value, label: t.kinds[value] })) },
        {
          name: 'category',
          label: t.category,
          kind: 'choice',
          options: ITEM_CATEGORIES.map((value) => ({ value, label: t.categories[value] })),
        },
      ]}
      input={wanted}
      rowKey={({ id }: ItemSummary) => id}
      exportPath={(filters) => exportItems.path + queryOf(exportItems, wanted(filters))}
      empty={t.empty}
      head={
        <>
          <Button onClick={() => go('/lost-found/claims')}>{t.claims}</Button>
          <StateTabs
            label={t.state}
            name="state"
            options={[...TABS.map((value) => ({ value, label: t.states[value] })), { value: ALL, label: t.all }]}
          />
        </>
      }
      columns={[
        { key: 'picture', width: 72, render: (_, { picture }) => picture && <Thumb of={picture} /> },
        {
          title: t.thing,
          render: (_, { id, title }) => (
            <Link to={`/lost-found/${id}`} className="row-link">
              {title}
            </Link>
          ),
        },
        { title: t.kind, render: (_, { kind }) => t.kinds[kind] },
        { title: t.category, render: (_, { category }) => t.categories[category] },
        { title: t.place, dataIndex: 'place' },
        {
          title: t.day,
          render: (_, { day, dayPart }) =>
            `${dayText(day, { dateStyle: 'medium' })}${dayPart ? ` · ${t.dayParts[dayPart]}` : ''}`,
        },
        { title: t.state, render: (_, { state }) => <StatusTag tone={ITEM_TONES[state]}>{t.states[state]}</StatusTag> },
      ]}
    />
  );
}
