import type { PrizeClaim } from '@park/contract/prize/schemas';
import { View } from '@tarojs/components';
import { useState } from 'react';
import './CounterView.scss';
import { sentenceOf } from '@/api/sentence';
import { useT } from '@/i18n/useT';
import { aria } from '@/ui/aria';
import { Button } from '@/ui/Button';
import { Card } from '@/ui/Card';
import { ConfirmSheet } from '@/ui/ConfirmSheet';
import { Facts } from '@/ui/Facts';
import { Picture } from '@/ui/Picture';
import { momentText } from './momentText';
import type { Counter } from './useCounter';

/** The prize behind a code and whose it is, masked; handed out after a question, or why not. */
export function ClaimCard({ claim, counter }: { claim: PrizeClaim; counter: Counter }) {
  const { prize: words, core } = useT();
  const { prize, round, state } = claim;
  const [isAsking, setAsking] = useState(false);
  const canHandOut = state === 'won' && !counter.isDone;
  const handOut = () => void counter.handOut().then(() => setAsking(false));
  return (
    <Card>
      <View className="counter__claim">
        {(counter.isDone || state !== 'won') && <Said claim={claim} isDone={counter.isDone} />}
        <View className="counter__prize">
          <Picture motif={prize.motif} size="thumb" />
          <View className="counter__words">
            <View className="counter__name">{prize.name}</View>
            <View className="counter__about">{prize.text}</View>
          </View>
        </View>
        <Facts
          rows={[
            [words.counter.winner, claim.name],
            [words.counter.phone, claim.phone],
            [words.counter.number, claim.number],
            [words.counter.round, round.name],
            [words.counter.until, momentText(round.claimUntil)],
            [words.counter.code, claim.code],
          ]}
        />
        {counter.failure && !isAsking && (
          <View className="counter__failure" {...aria({ role: 'alert' })}>
            {sentenceOf(counter.failure) ?? core.request.failed}
          </View>
        )}
        {canHandOut && (
          <Button block round onClick={() => setAsking(true)}>
            {words.counter.handOut}
          </Button>
        )}
        <Button
          kind={canHandOut ? 'text' : 'primary'}
          block
          round={!canHandOut}
          disabled={counter.isHandingOut}
          onClick={counter.next}
        >
          {words.counter.next}
        </Button>
      </View>
      {isAsking && canHandOut && (
        <ConfirmSheet
          open
          title={words.counter.ask(prize.name)}
          text={words.counter.askText}
          action={words.counter.handOut}
          dismiss={words.counter.keep}
          loading={counter.isHandingOut}
          onConfirm={handOut}
          onCancel={() => setAsking(false)}
        >
          <View className="counter__check">
            <Facts
              rows={[
                [words.counter.winner, claim.name],
                [words.counter.phone, claim.phone],
              ]}
            />
          </View>
        </ConfirmSheet>
      )}
    </Card>
  );
}

/** What became of a prize, with the moment and the colleague. */
function Said({ claim, isDone }: { claim: PrizeClaim; isDone: boolean }) {
  const words = useT().prize.counter;
  const said = isDone
    ? { kind: 'done', title: words.doneTitle, text: words.doneText(claim.prize.name, claim.name) }
    : claim.writtenOffAt
      ? {
          kind: 'writtenOff',
          title: words.usedTitle,
          text: words.usedText(momentText(claim.writtenOffAt), claim.writtenOffBy ?? ''),
        }
      : { kind: 'forfeited', title: words.lateTitle, text: words.lateText(momentText(claim.round.claimUntil)) };
  return (
    <View className={`counter__said counter__said--${said.kind}`} {...aria({ role: isDone ? 'status' : 'alert' })}>
      <View className="counter__title">{said.title}</View>
      <View>{said.text}</View>
    </View>
  );
}
