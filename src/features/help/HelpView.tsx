import { HELP } from '@park/contract/help/limits';
import { plainPhone } from '@park/contract/phone';
import { View } from '@tarojs/components';
import { type ReactNode, useState } from 'react';
import './HelpView.scss';
import './EmergencyNumbers.scss';
import './HoldButton.scss';
import { usePark } from '@/api/usePark';
import { useParkList } from '@/api/useParkList';
import { useT } from '@/i18n/useT';
import { phoneCall } from '@/platform/phoneCall';
import type { PhonePosition } from '@/platform/position';
import { aria } from '@/ui/aria';
import { FOCUSABLE } from '@/ui/ariaTarget';
import { Choice } from '@/ui/Choice';
import { ConfirmSheet } from '@/ui/ConfirmSheet';
import { classNames } from '@/ui/classNames';
import { Facts } from '@/ui/Facts';
import { PhoneField } from '@/ui/PhoneField';
import { Section } from '@/ui/Section';
import { Tap } from '@/ui/Tap';
import { TextField } from '@/ui/TextField';
import { useHold } from '@/ui/useHold';
import { usePullToRefresh } from '@/ui/usePullToRefresh';
import { callForHelp, isOpen, useHelp, useSentPlace, useWaiting } from './api';
import { CallCard, WaitingCard } from './CallCard';
import { keptPhone, rememberPhone } from './phoneKept';

/** Calls that are over and still shown. */
const EARLIER = 2;

/** One-tap help: the numbers to dial, the button to hold, and what became of it. Nothing here waits for a sign-in or the network. @param placeOn shows the place that was sent */
export function HelpView({ placeOn }: { placeOn?: (place: PhonePosition) => ReactNode }) {
  const t = useT().help;
  const { options, nameOf } = useParkList('help', t.kinds);
  const query = useHelp();
  const waiting = useWaiting();
  const place = useSentPlace();
  usePullToRefresh(query.refetch);
  const [kind, setKind] = useState<string | null>(null);
  const [phone, setPhone] = useState(keptPhone);
  const typed = { phone, onPhone: setPhone };
  const [note, setNote] = useState('');
  const [asks, setAsks] = useState(false);

  const send = () => {
    setAsks(false);
    rememberPhone(phone);
    void callForHelp({ kind: kind ?? 'other', phone, note });
    setNote('');
  };
  const { requests = [], usualMinutes = null } = query.data ?? {};
  const open = requests.find(isOpen);
  const earlier = requests.filter((request) => !isOpen(request)).slice(0, EARLIER);
  return (
    <View className="stack-far">
      <EmergencyNumbers />
      <View className="help__calls stack" {...aria({ live: 'polite' })}>
        {waiting.map(({ input, tried }) => (
          <WaitingCard key={input.clientId} input={input} tried={tried} {...typed} />
        ))}
        {open && waiting.length === 0 && <CallCard request={open} usualMinutes={usualMinutes} {...typed} />}
        {place && (open || waiting.length > 0) && placeOn?.(place)}
      </View>
      <HoldButton onHold={send} onTap={() => setAsks(true)} />
      <View className="help__form raised stack-wide">
        <Choice label={t.what} options={options} value={kind} onChange={setKind} />
        <PhoneField label={t.phone} value={phone} hint={t.phoneHint} onChange={setPhone} />
        <TextField label={t.note} value={note} maxLength={HELP.note} hint={t.noteHint} onChange={setNote} />
      </View>
      {earlier.length > 0 && (
        <Section title={t.before}>
          {earlier.map((request) => (
            <CallCard key={request.id} request={request} usualMinutes={null} {...typed} />
          ))}
        </Section>
      )}
      <ConfirmSheet
        open={asks}
        title={t.ask.title}
        text={t.ask.text}
        action={t.ask.send}
        danger
        onConfirm={send}
        onCancel={() => setAsks(false)}
      >
        <View className="below">
          <Facts
            rows={[[t.facts.kind, nameOf(kind ?? 'other')], ...(plainPhone(phone) ? [[t.phone, phone.trim()] as const] : [])]}
          />
        </View>
      </ConfirmSheet>
    </View>
  );
}

/** The country's: they are there before anything is loaded, and whoever is signed in. */
const EMERGENCY_NUMBERS = [
  ['police', '110'],
  ['fire', '119'],
  ['ambulance', '120'],
] as const;

function EmergencyNumbers() {
  const t = useT().help;
  const park = usePark()?.phones.emergency;
  const numbers = park ? [...EMERGENCY_NUMBERS, ['park', park] as const] : EMERGENCY_NUMBERS;
  return (
    <View className="emergency">
      <View className="text-strong">{t.numbers}</View>
      <View className="emergency__numbers">
        {numbers.map(([kind, number]) => (
          <Tap
            key={kind}
            className={`emergency__number emergency__number--${kind} centre`}
            label={`${t.call[kind]} ${number}`}
            onClick={() => void phoneCall(number).catch(() => {})}
          >
            <View className="text-heading">{number}</View>
            <View className="text-small">{t.call[kind]}</View>
          </Tap>
        ))}
      </View>
    </View>
  );
}

/** The one button of the page: held for two seconds it sends, tapped it asks. A ring closes while it is held. */
function HoldButton({ onHold, onTap }: { onHold: () => void; onTap: () => void }) {
  const t = useT().help;
  const { isHeld, on } = useHold({ after: HELP.holdMs, onHold, onTap });
  return (
    <View className="stack centred">
      <View
        className={classNames('hold__button', isHeld && 'hold__button--held')}
        {...aria({ role: 'button' })}
        {...FOCUSABLE}
        {...on}
      >
        <View className="hold__half hold__half--right">
          <View className="hold__arc" />
        </View>
        <View className="hold__half hold__half--left">
          <View className="hold__arc" />
        </View>
        <View className="hold__core text-title centre">{isHeld ? t.holding : t.hold}</View>
      </View>
      <View className="hold__hint text-quiet">{t.holdHint}</View>
    </View>
  );
}
