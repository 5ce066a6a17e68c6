import { cancelHelp, getHelp } from '@park/contract/help/calls';
import type { CallHelpIn, HelpRequest } from '@park/contract/help/schemas';
import { isPhone } from '@park/contract/phone';
import { useQueryClient } from '@tanstack/react-query';
import { View } from '@tarojs/components';
import { type ReactNode, useState } from 'react';
import { askAgain } from '@/api/askAgain';
import { useOnline } from '@/api/online';
import { keyOf } from '@/api/useCall';
import { useParkList } from '@/api/useParkList';
import { useSend } from '@/api/useSend';
import { formatMoment } from '@/i18n/format';
import { useT } from '@/i18n/useT';
import { aria } from '@/ui/aria';
import { Button } from '@/ui/Button';
import { Card } from '@/ui/Card';
import { confirm } from '@/ui/confirm';
import { Facts } from '@/ui/Facts';
import { PhoneField } from '@/ui/PhoneField';
import { isOpen, keepNumber, sendNumber } from './api';
import { deviceSecret } from './device';
import { rememberPhone } from './phoneKept';
import { takeBack } from './queue';

type Typed = Pick<AskNumberProps, 'phone' | 'onPhone'>;

function Frame({ title, text, children }: { title: string; text: string; children?: ReactNode }) {
  return (
    <Card>
      <View className="stack">
        <View className="text-title" {...aria({ role: 'heading', level: 2 })}>
          {title}
        </View>
        <View className="text-soft">{text}</View>
        {children}
      </View>
    </Card>
  );
}

/** A call that has no answer yet. While it cannot have arrived, it may be taken back here. */
export function WaitingCard({ input, tried, ...typed }: { input: CallHelpIn; tried: boolean } & Typed) {
  const t = useT().help;
  const { nameOf } = useParkList('help', t.kinds);
  const online = useOnline();
  const { title, text } = online && tried ? t.sending : t.waiting;
  return (
    <Frame title={title} text={text}>
      {input.phone === '' && <AskNumber {...typed} onGive={(phone) => keepNumber(input.clientId, phone)} />}
      <View className="below">
        <Facts
          rows={[
            [t.facts.kind, nameOf(input.kind)],
            [t.facts.asked, formatMoment(input.askedAt ?? '')],
          ]}
        />
      </View>
      {!tried && (
        <Button kind="text" block onClick={() => takeBack(input.clientId)}>
          {t.cancel}
        </Button>
      )}
    </Frame>
  );
}

const MINUTE = 60_000;

interface CallCardProps extends Typed {
  request: HelpRequest;
  usualMinutes: number | null;
}

/** What became of a call that arrived. */
export function CallCard({ request, usualMinutes, ...typed }: CallCardProps) {
  const t = useT().help;
  const { nameOf } = useParkList('help', t.kinds);
  const client = useQueryClient();
  // Until the card knows, it would offer to cancel once more.
  const cancel = useSend(cancelHelp, { onSettled: () => askAgain(client, keyOf(getHelp)) });
  const { status, respondingAt, receivedAt, outcome } = request;
  const minutes =
    respondingAt === null ? null : Math.max(1, Math.round((Date.parse(respondingAt) - Date.parse(receivedAt)) / MINUTE));
  const facts: [string, string][] = [
    [t.facts.number, request.number],
    [t.facts.kind, nameOf(request.kind)],
    [t.facts.asked, formatMoment(request.askedAt)],
    [t.facts.place, request.located ? t.located : t.notLocated],
  ];
  if (minutes !== null) facts.push([t.facts.taken, t.answeredIn({ minutes })]);
  if (outcome) facts.push([t.facts.outcome, outcome]);
  const ask = async () => {
    const { title, text, keep } = t.cancelAsk;
    if (await confirm({ title, text, action: t.cancel, dismiss: keep }))
      cancel.mutate({ device: await deviceSecret(), id: request.id });
  };
  return (
    <Frame {...t[status]}>
      {status === 'active' && usualMinutes !== null && (
        <View className="help-call__usual text-small text-strong">{t.usual({ minutes: usualMinutes })}</View>
      )}
      {isOpen(request) && !request.reachable && <AskNumber {...typed} onGive={(phone) => void sendNumber(request, phone)} />}
      <View className="below">
        <Facts rows={facts} />
      </View>
      {isOpen(request) && (
        <>
          <View className="text-soft">{t.again}</View>
          <Button kind="text" block loading={cancel.isPending} onClick={() => void ask()}>
            {t.cancel}
          </Button>
        </>
      )}
    </Frame>
  );
}

interface AskNumberProps {
  /** The visitor's number as far as it is typed; kept by the page, for the card around this changes when the call arrives. */
  phone: string;
  onPhone: (phone: string) => void;
  onGive: (phone: string) => void;
}

/** A call without a number has arrived, or will: staff cannot call back. Asked after it was sent, for then there is time. */
function AskNumber({ phone, onPhone, onGive }: AskNumberProps) {
  const { number, phoneHint } = useT().help;
  const [error, setError] = useState('');
  const [given, setGiven] = useState(false);
  if (given) return <View className="text-soft">{number.sending}</View>;
  const give = () => {
    if (!isPhone(phone)) return setError(number.wrong);
    rememberPhone(phone);
    setGiven(true);
    onGive(phone);
  };
  return (
    <>
      <View className="text-soft">{number.none}</View>
      <PhoneField
        label={number.label}
        value={phone}
        hint={phoneHint}
        required
        error={error}
        onChange={(typed) => {
          onPhone(typed);
          setError('');
        }}
      />
      <Button kind="secondary" block onClick={give}>
        {number.send}
      </Button>
    </>
  );
}
