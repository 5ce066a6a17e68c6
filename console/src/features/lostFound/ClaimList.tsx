import { exportClaims, getAdminClaims } from '@park/contract/lostFound/calls';
import { CLAIM_STATES } from '@park/contract/lostFound/limits';
import { useTexts } from '../../i18n/language';
import { RowLink, StatusTag } from '../../ui/Cells';
import { choices } from '../../ui/list/choices';
import { ListPage } from '../../ui/list/ListPage';
import { ParkTime } from '../../ui/values';
import { CLAIM_TONES } from './tones';

/** Who says that a thing is theirs; decided at the thing itself, beside the other claims of it. */
export function ClaimList() {
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
