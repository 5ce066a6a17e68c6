import { exportClaims, getAdminClaims } from '@park/contract/lostFound/calls';
import { CLAIM_STATES } from '@park/contract/lostFound/limits';
import type { AdminClaim } from '@park/contract/lostFound/schemas';
import { Link } from 'react-router';
import { queryOf } from '../../api/call';
import type { Filters } from '../../api/useList';
import { useTexts } from '../../i18n/language';
import { ListPage } from '../../ui/ListPage';
import { ParkTime } from '../../ui/ParkTime';
import { StateTabs } from '../../ui/StateTabs';
import { StatusTag } from '../../ui/StatusTag';
import { CLAIM_TONES } from './tones';
import { useItemEvents } from './useItemEvents';

const FILTERS = ['state'] as const;
const ALL = 'all';

const wanted = ({ state = 'waiting' }: Filters<'state'>) => ({
  state: CLAIM_STATES.find((one) => one === state),
  order: state === 'waiting' ? ('asc' as const) : ('desc' as const),
});

/** Who says that a thing is theirs; decided at the thing itself, beside the other claims of it. */
export function ClaimList() {
  const t = useTexts('lostFound');
  useItemEvents();
  return (
    <ListPage
      title={t.claims}
      about={t.claimsAbout}
      back="/lost-found"
      endpoint={getAdminClaims}
      filterNames={FILTERS}
      input={wanted}
      rowKey={({ id }: AdminClaim) => id}
      exportPath={(filters) => exportClaims.path + queryOf(exportClaims, wanted(filters))}
      empty={t.claimsEmpty}
      head={
        <StateTabs
          label={t.state}
          name="state"
          options={[...CLAIM_STATES.map((value) => ({ value, label: t.claimStates[value] })), { value: ALL, label: t.all }]}
        />
      }
      columns={[
        {
          title: t.thing,
          render: (_, { itemId, title }) => (
            <Link to={`/lost-found/${itemId}`} className="row-link">
              {title}
            </Link>
          ),
        },
        {
          title: t.claimText,
          render: (_, { text }) => <div style={{ width: 320, overflowWrap: 'anywhere' }}>{text}</div>,
        },
        { title: t.contact, render: (_, { contact }) => contact ?? '—' },
        { title: t.claimedAt, render: (_, { createdAt }) => <ParkTime at={createdAt} /> },
        { title: t.state, render: (_, { state }) => <StatusTag tone={CLAIM_TONES[state]}>{t.claimStates[state]}</StatusTag> },
      ]}
    />
  );
}
