import CheckCircleOutlined from '@ant-design/icons/CheckCircleOutlined';
import CloseCircleOutlined from '@ant-design/icons/CloseCircleOutlined';
import { sha256 } from '@noble/hashes/sha2';
import { getDraw, getEntrants } from '@park/contract/prize/draw/calls';
import { checkInTurns } from '@park/contract/prize/draw/checkInTurns';
import { type CountedCheck, checkDrawInSlices, type VerifyBeacon } from '@park/contract/prize/draw/rule';
import type { AdminRound } from '@park/contract/prize/round/schemas';
import { Alert, Button } from 'antd';
import { useState } from 'react';
import { call } from '../../api/call';
import { sentenceOf } from '../../api/callError';
import { useTexts } from '../../i18n/language';
import { CopyButton } from '../../ui/CopyButton';

interface Checking {
  busy: boolean;
  checks: readonly CountedCheck[];
  /** Counting alone, without the download. ms */
  took: number;
  failed: string;
}

const IDLE: Checking = { busy: false, checks: [], took: 0, failed: '' };

/** Loaded for draws with a beacon alone. */
async function loadVerifyBeacon(): Promise<VerifyBeacon> {
  return (await import('@park/contract/beacon/signature')).verifyInSlices;
}

/** What is published of a round, and the same check that visitors make, from the same public calls. */
export function Proof({
  round: { id, commitment, digest, seed, drawnAt, beaconRound, beaconSignature },
}: {
  round: AdminRound;
}) {
  const { proof: t } = useTexts('prize');
  const [{ busy, checks, took, failed }, setState] = useState(IDLE);
  const check = async () => {
    setState({ ...IDLE, busy: true });
    try {
      const [draw, { numbers }, verifyBeacon] = await Promise.all([
        call(getDraw, { id }),
        call(getEntrants, { id }),
        beaconRound === null ? undefined : loadVerifyBeacon(),
      ]);
      const begun = performance.now();
      const onStep = (step: CountedCheck) => setState((now) => ({ ...now, checks: [...now.checks, step] }));
      await checkInTurns(checkDrawInSlices(draw, numbers, { sha256, verifyBeacon }), { onStep });
      setState((now) => ({ ...now, busy: false, took: Math.max(1, Math.round(performance.now() - begun)) }));
    } catch (error) {
      setState({ ...IDLE, failed: sentenceOf(error) });
    }
  };
  const done = !busy && checks.length > 0;
  const good = checks.every(({ ok }) => ok);
  return (
    <section>
      <h2 className="edit-part">{t.title}</h2>
      <p className="page-more" style={{ marginTop: 0 }}>
        {t.about}
      </p>
      <dl className="proof">
        <Fact name={t.commitment} value={commitment} />
        <Fact name={t.digest} value={digest} />
        <Fact name={t.seed} value={seed} />
        {beaconRound !== null && (
          <>
            <Fact name={t.beaconRound} value={String(beaconRound)} />
            <Fact name={t.beaconSignature} value={beaconSignature} />
          </>
        )}
      </dl>
      {drawnAt === null ? (
        <p className="muted">{t.later}</p>
      ) : (
        <Button loading={busy} onClick={check}>
          {busy ? t.checking : done ? t.again : t.check}
        </Button>
      )}
      <ul className="bare-list proof-steps" aria-live="polite">
        {checks.map(({ step, ok }) => (
          <li key={step}>
            {ok ? <CheckCircleOutlined style={{ color: '#2f6b4f' }} /> : <CloseCircleOutlined style={{ color: '#b3382c' }} />}
            <span>
              {t.steps[step]}: <strong>{ok ? t.ok : t.wrong}</strong>
            </span>
          </li>
        ))}
      </ul>
      <div role="status">
        {done && <Alert type={good ? 'success' : 'error'} showIcon title={good ? t.good({ ms: took }) : t.bad} />}
        {failed && <Alert type="warning" showIcon title={failed} />}
      </div>
    </section>
  );
}

function Fact({ name, value }: { name: string; value: string | null }) {
  const { proof: t } = useTexts('prize');
  return (
    <>
      <dt>{name}</dt>
      <dd>
        {value === null ? (
          <span className="muted">{t.notYet}</span>
        ) : (
          <>
            <code>{value}</code>
            <CopyButton text={value} what={name} />
          </>
        )}
      </dd>
    </>
  );
}
