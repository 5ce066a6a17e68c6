import type { PrizeClaim } from '@park/contract/prize/redemption/schemas';
import { View } from '@tarojs/components';
import { useState } from 'react';
import './ClaimCard.scss';
import { Failure } from '@/components/Failure';
import { useT } from '@/i18n/useT';
import { aria } from '@/ui/aria';
import { Button } from '@/ui/Button';
import { Card } from '@/ui/Card';
import { ConfirmSheet } from '@/ui/ConfirmSheet';
import { Facts } from '@/ui/Facts';
import { Picture } from '@/ui/Picture';
import { momentText } from '../momentText';
import type { Redemption } from './useRedemption';

/** The prize behind a code and whose it is, masked; handed out after a question, or why not. */
export function ClaimCard({ claim, redemption }: { claim: PrizeClaim; redemption: Redemption }) {
  const t = useT().prize;
  const { prize, round, state } = claim;
  const [isAsking, setAsking] = useState(false);
  const canHandOut = state === 'won' && !redemption.isDone;
  const handOut = () => void redemption.handOut().then(() => setAsking(false));
  return (
    <Card>
      <View className="stack">
        {(redemption.isDone || state !== 'won') && <Outcome claim={claim} isDone={redemption.isDone} />}
        <View className="redemption__prize row">
          <Picture motif={prize.motif} size="thumb" />
          <View className="redemption__words">
            <View className="redemption__name text-heading">{prize.name}</View>
            <View className="text-quiet">{prize.text}</View>
          </View>
        </View>
        <Facts
          rows={[
            [t.redemption.winner, claim.name],
            [t.redemption.phone, claim.phone],
            [t.redemption.number, claim.number],
            [t.redemption.round, round.name],
            [t.redemption.until, momentText(round.claimUntil)],
            [t.redemption.code, claim.code],
          ]}
        />
        {!isAsking && <Failure error={redemption.failure} />}
        {canHandOut && (
          <Button block round onClick={() => setAsking(true)}>
            {t.redemption.handOut}
          </Button>
        )}
        <Button
          kind={canHandOut ? 'text' : 'primary'}
          block
          round={!canHandOut}
          disabled={redemption.isHandingOut}
          onClick={redemption.next}
        >
          {t.redemption.next}
        </Button>
      </View>
      {isAsking && canHandOut && (
        <ConfirmSheet
          open
          title={t.redemption.ask({ prize: prize.name })}
          text={t.redemption.askText}
          action={t.redemption.handOut}
          dismiss={t.redemption.keep}
          loading={redemption.isHandingOut}
          onConfirm={handOut}
          onCancel={() => setAsking(false)}
        >
          <View className="below">
            <Facts
              rows={[
                [t.redemption.winner, claim.name],
                [t.redemption.phone, claim.phone],
              ]}
            />
          </View>
        </ConfirmSheet>
      )}
    </Card>
  );
}

/** What became of a prize, with the moment and the colleague. */
function Outcome({ claim, isDone }: { claim: PrizeClaim; isDone: boolean }) {
  const t = useT().prize.redemption;
  const note = isDone
    ? { tone: 'ok', title: t.doneTitle, text: t.doneText({ prize: claim.prize.name, name: claim.name }) }
    : claim.writtenOffAt
      ? {
          tone: 'warn',
          title: t.usedTitle,
          text: t.usedText({ time: momentText(claim.writtenOffAt), who: claim.writtenOffBy ?? '' }),
        }
      : { tone: 'danger', title: t.lateTitle, text: t.lateText({ time: momentText(claim.round.claimUntil) }) };
  return (
    <View className={`note tone-${note.tone}`} {...aria({ role: isDone ? 'status' : 'alert' })}>
      <View className="text-title">{note.title}</View>
      <View>{note.text}</View>
    </View>
  );
}
