import { Alert, Flex } from 'antd';
import { Link } from 'react-router';
import { useTexts } from '../../i18n/language';
import { StatusTag } from '../../ui/Cells';
import type { Gate } from './useGate';

/** Whether the gate has the server, could do without it, and what is still to be sent. */
export function GateState({ gate }: { gate: Gate }) {
  const { state: t } = useTexts('gate');
  const { alone, ready, sendProblem } = gate;
  const reported = reportedBy(gate);
  const isReady = ready.codes && ready.pages;
  return (
    <section className="sheet gate-state" aria-label={t.title}>
      <Flex wrap gap={4} role="status">
        <Reach gate={gate} />
        {isReady && <StatusTag tone="quiet">{t.ready}</StatusTag>}
      </Flex>
      {alone && <p>{t.aloneAbout}</p>}
      {!isReady && ready.codes !== null && ready.pages !== null && (
        <Alert type="warning" showIcon title={ready.codes ? t.noPages : t.noCodes} />
      )}
      {sendProblem && <Alert type="warning" showIcon title={t.notSent({ why: sendProblem })} />}
      {reported > 0 && (
        <Alert
          type="error"
          showIcon
          title={t.reported({ count: reported })}
          action={
            <Link className="gate-link" to="/gate/conflicts">
              {t.look}
            </Link>
          }
        />
      )}
    </section>
  );
}

function Reach({ gate: { alone, waiting, entries } }: { gate: Gate }) {
  const { state: t } = useTexts('gate');
  return (
    <>
      <StatusTag tone={alone ? 'waiting' : 'good'}>{alone ? t.alone : t.online}</StatusTag>
      {/* Until what is kept has been read, nothing may look as if it were sent. */}
      {entries && <StatusTag tone={waiting > 0 ? 'waiting' : 'quiet'}>{t.waiting({ count: waiting })}</StatusTag>}
    </>
  );
}

/** The same in a line of its own, for the whole screen. */
export function GateTags({ gate }: { gate: Gate }) {
  const { state: t } = useTexts('gate');
  const reported = reportedBy(gate);
  return (
    <Flex wrap gap={4} role="status">
      <Reach gate={gate} />
      {reported > 0 && <StatusTag tone="bad">{t.reported({ count: reported })}</StatusTag>}
    </Flex>
  );
}

const reportedBy = ({ entries }: Gate): number =>
  entries?.filter(({ conflict, state }) => conflict || state === 'refused').length ?? 0;
