import AimOutlined from '@ant-design/icons/AimOutlined';
import PhoneOutlined from '@ant-design/icons/PhoneOutlined';
import type { AdminHelp } from '@park/contract/help/schemas';
import { Button } from 'antd';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { useParkList } from '../../api/park';
import { type textsOf, useTexts } from '../../i18n/language';
import { StatusTag } from '../../ui/Cells';
import { ParkTime } from '../../ui/values';
import { clock } from './alarmRules';
import type { Located } from './located';
import { ResolveHelp } from './ResolveHelp';

const TIME: Intl.DateTimeFormatOptions = { timeStyle: 'short' };
const TONES = { 1: 'bad', 2: 'waiting', 3: 'quiet' } as const;

interface HelpCardProps {
  located: Located;
  askedAt: number;
  me: string;
  isNew: boolean;
  isChosen: boolean;
  taking: boolean;
  onChoose: () => void;
  onTake: () => void;
}

/** One call: what it is, how long it waits, where, how to call back, and what can be done. */
export function HelpCard({ located, askedAt, me, isNew, isChosen, taking, onChoose, onTake }: HelpCardProps) {
  const t = useTexts('help');
  const go = useNavigate();
  const { call, rank } = located;
  const { nameOf } = useParkList('help', t.kinds);
  const mine = call.responder === me;
  return (
    <li
      id={`help-${call.id}`}
      className="help-card"
      data-urgency={call.urgency}
      data-new={isNew}
      data-chosen={isChosen}
      aria-label={call.number}
    >
      <div className="help-card-head">
        <span className="help-rank" aria-hidden>
          {rank}
        </span>
        <h2>{nameOf(call.kind)}</h2>
        {isNew && <StatusTag tone="bad">{t.isNew}</StatusTag>}
        {call.status === 'responding' ? (
          <StatusTag tone="good">{mine ? t.mine : t.onTheWay({ who: call.responder ?? '' })}</StatusTag>
        ) : (
          <StatusTag tone={TONES[call.urgency]}>{t.waiting}</StatusTag>
        )}
        <span className="help-card-wait">
          {call.status === 'active' ? t.waits : t.waited} <Waited call={call} askedAt={askedAt} />
        </span>
      </div>
      {call.note !== '' && <p className="written">{call.note}</p>}
      <p className="help-place">
        <Place located={located} />
      </p>
      <p className="muted">
        {call.number} · {t.arrived} <ParkTime at={call.receivedAt} options={TIME} />
        {call.asked > 1 && ` · ${t.asked({ times: call.asked })}`} · {t.proofs[call.proof]}
      </p>
      {call.foldedBy && (
        <>
          <p>
            <strong>{t.fold[call.foldedBy]({ count: call.folded })}</strong> {t.fold.about}
          </p>
          <div className="help-card-actions">
            <Button onClick={() => go(`/help/row/${call.id}`)}>{t.fold.each}</Button>
            <ResolveHelp call={call} type="default" wholeRow />
          </div>
        </>
      )}
      <div className="help-card-actions">
        {call.phone === '' ? (
          <span className="muted">{t.noPhone}</span>
        ) : (
          <Button icon={<PhoneOutlined />} href={`tel:${call.phone.replace(/[^\d+]/g, '')}`}>
            {call.phone}
          </Button>
        )}
        <Button icon={<AimOutlined />} aria-pressed={isChosen} onClick={onChoose}>
          {call.position ? t.show : t.look}
        </Button>
        {call.status === 'active' ? (
          <Button type="primary" loading={taking} onClick={onTake}>
            {t.take}
          </Button>
        ) : (
          <ResolveHelp call={call} type={mine ? 'primary' : 'default'} />
        )}
      </div>
    </li>
  );
}

/**
 * How long a call has waited, ticking until somebody goes. Counted from what the server said when it was asked, so that a screen whose
 * clock is wrong shows the right time. @param askedAt epoch milliseconds by this screen, of the answer
 */
function Waited({ call, askedAt }: { call: AdminHelp; askedAt: number }) {
  const ticks = call.status === 'active';
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    if (!ticks) return;
    const timer = setInterval(() => setNow(Date.now()), 1_000);
    return () => clearInterval(timer);
  }, [ticks]);
  const since = ticks ? Math.max(0, Math.floor((now - askedAt) / 1_000)) : 0;
  return <span className="help-waited">{clock(call.waitedSeconds + since)}</span>;
}

function Place({ located: { call, near, away, drawn } }: { located: Located }) {
  const { place: t } = useTexts('help');
  const ui = useTexts('ui');
  const far = (metres: number) => distanceText(ui, metres);
  if (!call.position) return <strong>{t.unknown}</strong>;
  const { latitude, longitude, accuracy, system, at } = call.position;
  return (
    <>
      <strong>
        {near
          ? t.near({ name: near.place.name, distance: far(near.metres) })
          : away === null
            ? t.known
            : t.away({ distance: far(away) })}
      </strong>
      {drawn?.outside && away === null && ` · ${t.outside}`}
      {accuracy !== null && ` · ${t.within({ distance: far(accuracy) })}`}
      <span className="muted">
        {' '}
        <ParkTime at={at} options={TIME} /> · {latitude.toFixed(5)}, {longitude.toFixed(5)} ({t.systems[system]})
      </span>
    </>
  );
}

/** `850 m`, `1.2 km`. */
function distanceText(ui: Pick<ReturnType<typeof textsOf<'ui'>>, 'metres' | 'kilometres'>, metres: number): string {
  return metres < 1_000 ? ui.metres({ n: Math.round(metres) }) : ui.kilometres({ n: (metres / 1_000).toFixed(1) });
}
