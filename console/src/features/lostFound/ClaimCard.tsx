import { decideClaim, getAdminClaims, getAdminItem, getAdminItems } from '@park/contract/lostFound/calls';
import { LOST_FOUND } from '@park/contract/lostFound/limits';
import type { AdminItem } from '@park/contract/lostFound/schemas';
import { Flex, Space } from 'antd';
import { useSend } from '../../api/hooks';
import { useTexts } from '../../i18n/language';
import { AskWords } from '../../ui/AskWords';
import { StatusTag } from '../../ui/Cells';
import { Confirm } from '../../ui/Confirm';
import { ParkTime } from '../../ui/values';
import { CLAIM_TONES } from './tones';

const CHANGED = [getAdminItem, getAdminItems, getAdminClaims];

/** Somebody's word that a thing is theirs, or that they have it; a yes shares the two phone numbers. */
export function ClaimCard({ item, claim }: { item: AdminItem; claim: AdminItem['claims'][number] }) {
  const t = useTexts('lostFound');
  const ui = useTexts('ui');
  const accept = useSend(decideClaim, { stale: CHANGED, done: t.accepted });
  const reject = useSend(decideClaim, { stale: CHANGED, done: t.claimRejected });
  const { id, state, text, contact } = claim;
  const mayAccept = state === 'waiting' && item.state === 'published';
  const mayReject = state === 'waiting' || (state === 'accepted' && item.state === 'matched');
  return (
    <li className="card">
      <Flex wrap align="center" gap="8px 16px">
        <StatusTag tone={CLAIM_TONES[state]}>{t.claimStates[state]}</StatusTag>
        <ParkTime at={claim.createdAt} />
        {contact ? <a href={`tel:${contact}`}>{contact}</a> : <span className="muted">{t.noContact}</span>}
      </Flex>
      <p className="written" style={{ maxWidth: 720 }}>
        {text}
      </p>
      {claim.reason && (
        <p className="muted">
          {ui.reason}: {claim.reason}
        </p>
      )}
      <Space wrap>
        {mayAccept && (
          <Confirm
            type="primary"
            title={t.acceptTitle}
            about={t.acceptAbout({ author: item.contact ?? '—', claimant: contact ?? '—' })}
            onYes={() => accept.mutateAsync({ id, approve: true })}
          >
            {t.accept}
          </Confirm>
        )}
        {mayReject && (
          <AskWords
            prepared="claim"
            thing={`claim:${id}:reject`}
            title={t.claimRejectTitle}
            about={state === 'accepted' ? t.takeBackAbout : t.claimRejectAbout}
            length={LOST_FOUND.reason}
            danger
            onSend={(reason) => reject.mutateAsync({ id, approve: false, reason })}
          >
            {state === 'accepted' ? t.takeBack : t.reject}
          </AskWords>
        )}
      </Space>
    </li>
  );
}
