import { exportItems, getAdminItems } from '@park/contract/lostFound/calls';
import { ITEM_CATEGORIES, ITEM_KINDS } from '@park/contract/lostFound/limits';
import { Button } from 'antd';
import { useNavigate } from 'react-router';
import { useTexts } from '../../i18n/language';
import { RowLink, StatusTag } from '../../ui/Cells';
import { choices } from '../../ui/list/choices';
import { ListPage } from '../../ui/list/ListPage';
import { Thumb } from '../../ui/Pictures';
import { dayText } from '../../ui/values';
import { ITEM_TONES } from './tones';

/** The parts that are worked through; the rest is found under all. */
const TABS = ['reviewing', 'published', 'matched', 'returned'] as const;

export function ItemList() {
  const t = useTexts('lostFound');
  const ui = useTexts('ui');
  const go = useNavigate();
  return (
    <ListPage
      texts={t}
      call={getAdminItems}
      exportCall={exportItems}
      filters={[
        { name: 'state', label: ui.state, kind: 'tabs', options: choices(TABS, t.states), all: ui.any },
        { name: 'kind', label: ui.kind, kind: 'choice', options: choices(ITEM_KINDS, t.kinds) },
        { name: 'category', label: ui.category, kind: 'choice', options: choices(ITEM_CATEGORIES, t.categories) },
      ]}
      // The longest waiting first.
      input={(filters) => ({ ...filters, order: filters.state === 'reviewing' ? 'asc' : 'desc' })}
      head={<Button onClick={() => go('/lost-found/claims')}>{t.claims}</Button>}
      columns={[
        { key: 'picture', width: 72, render: (_, { picture }) => picture && <Thumb of={picture} /> },
        { title: t.thing, render: (_, { id, title }) => <RowLink to={`/lost-found/${id}`} text={title} /> },
        { title: ui.kind, render: (_, { kind }) => t.kinds[kind] },
        { title: ui.category, render: (_, { category }) => t.categories[category] },
        { title: t.place, dataIndex: 'place' },
        {
          title: ui.when,
          render: (_, { day, dayPart }) =>
            `${dayText(day, { dateStyle: 'medium' })}${dayPart ? ` · ${t.dayParts[dayPart]}` : ''}`,
        },
        { title: ui.state, render: (_, { state }) => <StatusTag tone={ITEM_TONES[state]}>{t.states[state]}</StatusTag> },
      ]}
    />
  );
}
