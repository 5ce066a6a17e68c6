import { exportClaims, exportItems, getAdminClaims, getAdminItem, getAdminItems } from '@park/contract/lostFound/calls';
import { CLAIM_STATES, ITEM_KINDS } from '@park/contract/lostFound/limits';
import { Button } from 'antd';
import { Route, Routes, useNavigate } from 'react-router';
import { useRefresh } from '../../api/hooks';
import { useParkList } from '../../api/park';
import { useTexts } from '../../i18n/language';
import { RowLink, SampleTag, StatusTag } from '../../ui/Cells';
import { choices } from '../../ui/list/choices';
import { ListPage } from '../../ui/list/ListPage';
import { Thumb } from '../../ui/Pictures';
import { mediumDay, ParkTime } from '../../ui/values';
import { ItemDetail } from './ItemDetail';
import { CLAIM_TONES, ITEM_TONES } from './tones';

/** Things that were lost or found: reviewed before they show, claimed, given back. */
export default function LostFoundPage() {
  useRefresh(['itemPublished', 'itemClaimed'], [getAdminItems, getAdminItem, getAdminClaims]);
  return (
    <Routes>
      <Route index element={<ItemList />} />
      <Route path="claims" element={<ClaimList />} />
      <Route path=":id" element={<ItemDetail />} />
    </Routes>
  );
}

/** The parts that are worked through; the rest is found under all. */
const TABS = ['reviewing', 'published', 'matched', 'returned'] as const;

function ItemList() {
  const t = useTexts('lostFound');
  const ui = useTexts('ui');
  const go = useNavigate();
  const categories = useParkList('lostFound', t.categories);
  return (
    <ListPage
      texts={t}
      call={getAdminItems}
      exportCall={exportItems}
      filters={[
        { name: 'state', label: ui.state, kind: 'tabs', options: choices(TABS, t.states), all: ui.any },
        { name: 'kind', label: ui.kind, kind: 'choice', options: choices(ITEM_KINDS, t.kinds) },
        { name: 'category', label: ui.category, kind: 'choice', options: categories.options },
      ]}
      // The longest waiting first.
      input={(filters) => ({ ...filters, order: filters.state === 'reviewing' ? 'asc' : 'desc' })}
      head={<Button onClick={() => go('/lost-found/claims')}>{t.claims}</Button>}
      columns={[
        { key: 'picture', width: 72, render: (_, { picture }) => picture && <Thumb of={picture} /> },
        {
          title: t.thing,
          render: (_, { id, title }) => (
            <RowLink to={`/lost-found/${id}`} text={title} beside={<SampleTag kind="lostFoundItem" id={id} />} />
          ),
        },
        { title: ui.kind, render: (_, { kind }) => t.kinds[kind] },
        { title: ui.category, render: (_, { category }) => categories.nameOf(category) },
        { title: t.place, dataIndex: 'place' },
        {
          title: ui.when,
          render: (_, { day, dayPart }) => `${mediumDay(day)}${dayPart ? ` · ${t.dayParts[dayPart]}` : ''}`,
        },
        { title: ui.state, render: (_, { state }) => <StatusTag tone={ITEM_TONES[state]}>{t.states[state]}</StatusTag> },
      ]}
    />
  );
}

/** Who says that a thing is theirs; decided at the thing itself, beside the other claims of it. */
function ClaimList() {
  const t = useTexts('lostFound');
  const ui = useTexts('ui');
  return (
    <ListPage
      texts={{ title: t.claims, about: t.claimsAbout, empty: t.claimsEmpty }}
      back="/lost-found"
      call={getAdminClaims}
      exportCall={exportClaims}
      filters={[{ name: 'state', label: ui.state, kind: 'tabs', options: choices(CLAIM_STATES, t.claimStates), all: ui.any }]}
      input={({ state }) => ({ state, order: state === 'waiting' ? 'asc' : 'desc' })}
      columns={[
        { title: t.thing, render: (_, { itemId, title }) => <RowLink to={`/lost-found/${itemId}`} text={title} /> },
        {
          title: t.claimText,
          render: (_, { text }) => <div style={{ width: 320, overflowWrap: 'anywhere' }}>{text}</div>,
        },
        { title: ui.telephone, render: (_, { contact }) => contact ?? '—' },
        { title: t.claimedAt, render: (_, { createdAt }) => <ParkTime at={createdAt} /> },
        { title: ui.state, render: (_, { state }) => <StatusTag tone={CLAIM_TONES[state]}>{t.claimStates[state]}</StatusTag> },
      ]}
    />
  );
}
