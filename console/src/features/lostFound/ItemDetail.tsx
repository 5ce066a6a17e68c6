import { getAdminItem } from '@park/contract/lostFound/calls';
import type { AdminItem } from '@park/contract/lostFound/schemas';
import { Empty } from 'antd';
import { useParams } from 'react-router';
import { useCall } from '../../api/hooks';
import { useTexts } from '../../i18n/language';
import { StatusTag } from '../../ui/Cells';
import { DetailPage } from '../../ui/DetailPage';
import { Pictures } from '../../ui/Pictures';
import { dayText, ParkTime } from '../../ui/values';
import { ClaimCard } from './ClaimCard';
import { CloseItem, ReviewItem } from './ItemSteps';
import { ITEM_TONES } from './tones';

/** One thing: what its author says, and everybody who claims it. */
export function ItemDetail() {
  const { id = '' } = useParams();
  const t = useTexts('lostFound');
  const ui = useTexts('ui');
  const item = useCall(getAdminItem, { id });
  return (
    <DetailPage
      of={item}
      title={item.data?.title ?? t.title}
      back="/lost-found"
      actions={({ state }) => <StatusTag tone={ITEM_TONES[state]}>{t.states[state]}</StatusTag>}
      facts={(one) => [
        { label: ui.kind, value: t.kinds[one.kind] },
        { label: ui.category, value: t.categories[one.category] },
        { label: t.place, value: one.place },
        {
          label: ui.when,
          value: `${dayText(one.day, { dateStyle: 'medium' })}${one.dayPart ? ` · ${t.dayParts[one.dayPart]}` : ''}`,
        },
        {
          label: ui.telephone,
          value: one.contact ? <a href={`tel:${one.contact}`}>{one.contact}</a> : <span className="muted">{t.noContact}</span>,
        },
        { label: ui.sent, value: <ParkTime at={one.createdAt} /> },
        ...(one.reason ? [{ label: ui.reason, value: one.reason }] : []),
      ]}
    >
      {(one) => <Body item={one} />}
    </DetailPage>
  );
}

function Body({ item }: { item: AdminItem }) {
  const t = useTexts('lostFound');
  const isOpen = item.state === 'published' || item.state === 'matched';
  return (
    <>
      <p className="written" style={{ maxWidth: 720 }}>
        {item.text}
      </p>
      <Pictures of={item.pictures} />
      {item.state === 'reviewing' && <ReviewItem item={item} />}
      {isOpen && <CloseItem item={item} />}
      {item.state !== 'reviewing' && item.state !== 'rejected' && (
        <section aria-label={t.claims}>
          <h2 className="edit-part">{t.claims}</h2>
          {item.claims.length === 0 ? (
            <Empty description={t.noClaims} />
          ) : (
            <ul className="list">
              {item.claims.map((claim) => (
                <ClaimCard key={claim.id} item={item} claim={claim} />
              ))}
            </ul>
          )}
        </section>
      )}
    </>
  );
}
