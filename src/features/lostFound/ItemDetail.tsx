import { claimItem, closeItem, getItem, withdrawItem } from '@park/contract/lostFound/calls';
import { LOST_FOUND } from '@park/contract/lostFound/limits';
import type { Item } from '@park/contract/lostFound/schemas';
import { plainPhone } from '@park/contract/phone';
import { keepPreviousData } from '@tanstack/react-query';
import { View } from '@tarojs/components';
import { useState } from 'react';
import './LostFound.scss';
import { useCall } from '@/api/useCall';
import { useParts, useRules } from '@/api/usePark';
import { useParkList } from '@/api/useParkList';
import { useSend } from '@/api/useSend';
import { Failure } from '@/components/Failure';
import { Loaded } from '@/components/Loaded';
import { usePrivacy } from '@/components/PrivacySheet';
import { useT } from '@/i18n/useT';
import { goReplace } from '@/navigation/go';
import { phoneCall } from '@/platform/phoneCall';
import { toast } from '@/platform/toast';
import { errorNameOf } from '@/request/errors';
import { signInForTap, useSession } from '@/session/store';
import { Button } from '@/ui/Button';
import { Card } from '@/ui/Card';
import { ConfirmSheet } from '@/ui/ConfirmSheet';
import { confirm } from '@/ui/confirm';
import { Facts } from '@/ui/Facts';
import { phoneMistake } from '@/ui/mistakes';
import { Page } from '@/ui/Page';
import { PhoneField } from '@/ui/PhoneField';
import { PhotoRow } from '@/ui/PhotoRow';
import { Picture } from '@/ui/Picture';
import { Skeleton } from '@/ui/Skeleton';
import { MainAction } from '@/ui/StickyAction';
import { Tag } from '@/ui/Tag';
import { TextArea } from '@/ui/TextArea';
import { useForm } from '@/ui/useForm';
import { usePullToRefresh } from '@/ui/usePullToRefresh';
import { isShort } from './formRules';
import { CLAIM_TONES, ITEM_CHANGED, ITEM_TONES, pictureOf, stateWord, whenWords } from './rules';

/** Turning back in the dialler is no mistake. */
const call = (number: string) => void phoneCall(number).catch(() => undefined);

const BONES = <Skeleton shape="detail" rows={2} />;

/** One thing that was lost or found, for whoever looks: everybody, its author, one who claims it. */
export function ItemDetail({ id }: { id: string }) {
  const { core, lostFound: t } = useT();
  // Asked again when the sign-in has told who asks, who may see more.
  const query = useCall(
    getItem,
    { id },
    { isPersonal: true, enabled: id !== '', placeholderData: keepPreviousData, refetchOnMount: 'always' },
  );
  const { phase } = useSession();
  usePullToRefresh(query.refetch);
  if (query.data) return <Known item={query.data} />;
  const isGone = errorNameOf(query.error) === 'itemNotFound';
  return (
    <Page title={core.title.lastFound}>
      {isGone && phase === 'signingIn' ? (
        // It may be one's own, and not published yet: that shows once it is known who asks.
        BONES
      ) : (
        <Loaded
          query={query}
          skeleton={BONES}
          gone={{ error: 'itemNotFound', text: t.detail.gone, action: t.detail.all, to: 'lastFound' }}
        />
      )}
    </Page>
  );
}

function Known({ item }: { item: Item }) {
  const { core, lostFound: t } = useT();
  const { nameOf } = useParkList('lostFound', t.category);
  const isOffered = useParts()('lostFound');
  const [isClaiming, setClaiming] = useState(false);
  const { kind, category, state, title, place, text, contact, isMine, claim, canClaim } = item;
  const isShared = isMine || claim?.state === 'accepted';
  return (
    <Page
      title={core.title.lastFound}
      header={item.pictures.length === 0 ? <Picture motif={pictureOf(category)} size="hero" isThing /> : undefined}
      footer={
        canClaim && isOffered ? <MainAction onClick={() => setClaiming(true)}>{t.claim.action[kind]}</MainAction> : undefined
      }
    >
      <View className="stack-wide">
        <View className="head">
          <View className="lost-found__title text-heading">{title}</View>
          <Tag tone={ITEM_TONES[state]}>{stateWord(item, t)}</Tag>
        </View>
        <Status item={item} />
        <PhotoRow pictures={item.pictures} />
        <Card>
          <Facts
            rows={[
              [t.detail.when[kind], whenWords(item, t)],
              [t.detail.place[kind], place],
              [t.detail.category, nameOf(category)],
              ...(contact ? [[t.detail.contact, contact] as const] : []),
            ]}
          />
          {contact && !isShared && <View className="lost-found__quiet text-quiet">{t.detail.contactHidden}</View>}
          {contact && !isMine && isShared && (
            <Button kind="secondary" block onClick={() => call(contact)}>
              {t.detail.call}
            </Button>
          )}
        </Card>
        <View className="lost-found__text">{text}</View>
        <Match item={item} />
        <Claim item={item} />
        <EndItem item={item} />
      </View>
      {isClaiming && <ClaimSheet item={item} onClose={() => setClaiming(false)} />}
    </Page>
  );
}

/** What its author should know of where it stands. */
function Status({ item: { state, reason, isMine } }: { item: Item }) {
  const t = useT().lostFound.detail;
  if (state === 'published' || (state !== 'returned' && !isMine)) return null;
  const stateText = state === 'rejected' ? t.rejected({ reason: reason ?? '' }) : t[state];
  return <View className={`note tone-${ITEM_TONES[state]}`}>{stateText}</View>;
}

/** For its author: the other one, when staff have accepted a claim. */
function Match({ item: { kind, match } }: { item: Item }) {
  const t = useT().lostFound.detail;
  if (!match) return null;
  const { text, contact } = match;
  return (
    <Card>
      <View className="stack">
        <View className="text-strong">{t.match[kind]}</View>
        <View className="lost-found__text">{text}</View>
        {contact && <Facts rows={[[t.contact, contact]]} />}
        {contact && (
          <Button kind="secondary" block onClick={() => call(contact)}>
            {t.call}
          </Button>
        )}
      </View>
    </Card>
  );
}

/** What became of one's own claim. */
function Claim({ item: { claim } }: { item: Item }) {
  const t = useT().lostFound.claim;
  if (!claim) return null;
  const stateText = claim.state === 'rejected' ? t.rejected({ reason: claim.reason ?? '' }) : t[claim.state];
  return (
    <Card>
      <View className="stack">
        <View className="text-strong">{t.mine}</View>
        <View className="lost-found__text">{claim.text}</View>
        <View className={`note tone-${CLAIM_TONES[claim.state]}`}>{stateText}</View>
      </View>
    </Card>
  );
}

/** Saying that a found thing is one's own, or that one has a lost one. */
function ClaimSheet({ item: { id, kind }, onClose }: { item: Item; onClose: () => void }) {
  const { lostFound: t, posting } = useT();
  const { lostFoundPhones: days } = useRules().retention;
  // The same words again are the same claim, so a retry is safe. Anybody sees the thing, so the tap signs in.
  const claim = useSend(claimItem, { ...ITEM_CHANGED, before: signInForTap });
  const { form, clear, check, field } = useForm(
    `draft-claim-${id}`,
    { text: '', contact: '' },
    ({ text, contact }) => ({
      text: isShort(text, LOST_FOUND.claim) ? posting.tooShort({ least: LOST_FOUND.claim[0] }) : null,
      contact: phoneMistake(contact, { ...t.error, ...posting }) ?? null,
    }),
    claim.reset,
  );
  const privacy = usePrivacy('lostFound', { ...posting, text: t.privacy.text({ days }) });
  const send = async () => {
    if (!(await claim.send({ id, text: form.text.trim(), contact: plainPhone(form.contact) }))) return;
    clear();
    toast(t.claim.done);
    onClose();
  };
  if (privacy.sheet) return privacy.sheet;
  return (
    <ConfirmSheet
      open
      title={t.claim.title[kind]}
      text={t.claim.text[kind]}
      action={t.claim.submit}
      loading={claim.isPending}
      onConfirm={() => check() && privacy.before(send)}
      onCancel={onClose}
    >
      <View className="below">
        <TextArea
          {...field('text')}
          label={t.claim.label[kind]}
          maxLength={LOST_FOUND.claim[1]}
          hint={t.claim.hint[kind]}
          required
        />
        <PhoneField {...field('contact')} label={posting.phone} required />
        <Failure error={claim.error} unknown={t.form.safe} />
      </View>
    </ConfirmSheet>
  );
}

/** For its author: it is back with its owner, the notice is not wanted any more, or it was refused and can be written better. */
function EndItem({ item: { id, kind, state, isMine, canClose, canWithdraw } }: { item: Item }) {
  const t = useT().lostFound.detail;
  const isOffered = useParts()('lostFound');
  const closing = useSend(closeItem, ITEM_CHANGED);
  const withdrawal = useSend(withdrawItem, ITEM_CHANGED);
  const isEnding = closing.isPending || withdrawal.isPending;
  if (isMine && state === 'rejected' && isOffered)
    return (
      <Button block onClick={() => void goReplace('lastFound', { publish: kind })}>
        {t.again}
      </Button>
    );
  if (!canClose && !canWithdraw) return null;
  const close = async () => {
    if (!(await confirm({ title: t.closeAsk, text: t.closeText, action: t.close }))) return;
    closing.mutate({ id }, { onSuccess: () => toast(t.closed) });
  };
  const withdraw = async () => {
    const question = { title: t.withdrawAsk, text: t.withdrawText, action: t.withdraw, danger: true };
    if (!(await confirm(question))) return;
    withdrawal.mutate({ id }, { onSuccess: () => toast(t.takenAway) });
  };
  return (
    <View className="stack-near">
      {canClose && (
        <Button block loading={isEnding} onClick={() => void close()}>
          {t.close}
        </Button>
      )}
      {canWithdraw && (
        <Button kind="text" block disabled={isEnding} onClick={() => void withdraw()}>
          {t.withdraw}
        </Button>
      )}
    </View>
  );
}
