import { closeAdminItem, getAdminItem, getAdminItems, reviewItem } from '@park/contract/lostFound/calls';
import { LOST_FOUND } from '@park/contract/lostFound/limits';
import type { AdminItem } from '@park/contract/lostFound/schemas';
import { Empty, Space } from 'antd';
import { useSend } from '../../api/hooks';
import { useParkList } from '../../api/park';
import { useTexts } from '../../i18n/language';
import { AskWords } from '../../ui/AskWords';
import { SampleTag, StatusTag } from '../../ui/Cells';
import { Confirm } from '../../ui/Confirm';
import { DetailPage } from '../../ui/DetailPage';
import { Pictures } from '../../ui/Pictures';
import { mediumDay, ParkTime } from '../../ui/values';
import { ClaimCard } from './ClaimCard';
import { ITEM_TONES } from './tones';

/** One thing: what its author says, and everybody who claims it. */
export function ItemDetail() {
  const t = useTexts('lostFound');
  const ui = useTexts('ui');
  const { nameOf } = useParkList('lostFound', t.categories);
  return (
    <DetailPage
      call={getAdminItem}
      title={(one) => one?.title ?? t.title}
      back="/lost-found"
      actions={({ id, state }) => (
        <>
          <SampleTag kind="lostFoundItem" id={id} />
          <StatusTag tone={ITEM_TONES[state]}>{t.states[state]}</StatusTag>
        </>
      )}
      facts={(one) => [
        { label: ui.kind, value: t.kinds[one.kind] },
        { label: ui.category, value: nameOf(one.category) },
        { label: t.place, value: one.place },
        {
          label: ui.when,
          value: `${mediumDay(one.day)}${one.dayPart ? ` · ${t.dayParts[one.dayPart]}` : ''}`,
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

const CHANGED = [getAdminItem, getAdminItems];

/** Publishes a thing, or says to its author why not. */
function ReviewItem({ item: { id, title } }: { item: AdminItem }) {
  const t = useTexts('lostFound');
  const ui = useTexts('ui');
  const publish = useSend(reviewItem, { stale: CHANGED, done: t.published });
  const reject = useSend(reviewItem, { stale: CHANGED, done: t.rejected });
  return (
    <Space wrap>
      <Confirm
        type="primary"
        title={t.publishTitle({ title })}
        about={t.publishAbout}
        onYes={() => publish.mutateAsync({ id, approve: true })}
      >
        {ui.publish}
      </Confirm>
      <AskWords
        prepared="item"
        thing={`item:${id}:reject`}
        title={t.rejectTitle({ title })}
        about={t.rejectAbout}
        length={LOST_FOUND.reason}
        danger
        onSend={(reason) => reject.mutateAsync({ id, approve: false, reason })}
      >
        {t.reject}
      </AskWords>
    </Space>
  );
}

/** It is back with its owner. */
function CloseItem({ item: { id, title, claims } }: { item: AdminItem }) {
  const t = useTexts('lostFound');
  const close = useSend(closeAdminItem, { stale: CHANGED, done: t.closed });
  const waiting = claims.filter(({ state }) => state === 'waiting').length;
  return (
    <Confirm title={t.closeTitle({ title })} about={t.closeAbout({ waiting })} onYes={() => close.mutateAsync({ id })}>
      {t.close}
    </Confirm>
  );
}
