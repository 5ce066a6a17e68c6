import { addFindStep, exportFinds, getAdminFind, getAdminFinds, getFindPlace, takeFind } from '@park/contract/find/calls';
import { FIND, FIND_FIELDS, FIND_NEXT, type FindField, type FindState, type FindStepKind } from '@park/contract/find/limits';
import type { AdminFind, FindStep } from '@park/contract/find/schemas';
import type { HelpPosition } from '@park/contract/help/schemas';
import { Alert, Button, Flex } from 'antd';
import { queryOf } from '../../api/call';
import { CallError } from '../../api/callError';
import { useSend } from '../../api/hooks';
import { useTexts } from '../../i18n/language';
import { AskWords } from '../../ui/AskWords';
import { StatusTag, type Tone } from '../../ui/Cells';
import { DetailPage } from '../../ui/DetailPage';
import { ExportButton } from '../../ui/ExportButton';
import { LineItem } from '../../ui/items';
import { Pictures } from '../../ui/Pictures';
import { ParkTime } from '../../ui/values';

/** One find: what was seen, where (on a look that is logged), and the chain of custody with its next step. */
export default function FindDetail() {
  const t = useTexts('find');
  const ui = useTexts('ui');
  return (
    <DetailPage
      call={getAdminFind}
      title={(one) => one?.number ?? t.title}
      back="/finds"
      actions={({ id, state, number }) => (
        <>
          <StatusTag tone={FIND_TONES[state]}>{t.states[state]}</StatusTag>
          <ExportButton path={exportFinds.path + queryOf({ id })} name={number} />
        </>
      )}
      facts={(one) => [
        { label: ui.kind, value: t.kinds[one.kind] },
        { label: t.found, value: <ParkTime at={one.foundAt} /> },
        { label: ui.sent, value: <ParkTime at={one.receivedAt} /> },
        { label: t.takenBy, value: one.takenBy ?? '—' },
      ]}
    >
      {(one, reload) => (
        <>
          <Alert type="info" showIcon title={t.law} style={{ marginTop: 16 }} />
          <h2>{t.words}</h2>
          <p className="written">{one.words || t.noWords}</p>
          <Pictures of={one.pictures} />
          <Place key={one.id} id={one.id} />
          <History of={one} />
          <NextStep of={one} reload={reload} />
        </>
      )}
    </DetailPage>
  );
}

/** Asked for by hand each time: it is written down who looked. */
function Place({ id }: { id: string }) {
  const { place: t } = useTexts('find');
  const look = useSend(getFindPlace);
  const { position, placeWords } = look.data ?? {};
  return (
    <section aria-label={t.title}>
      <h2>{t.title}</h2>
      {look.data ? (
        <>
          <p>{position ? t.spot(inFigures(position)) : t.none}</p>
          {placeWords && <p className="written">{placeWords}</p>}
        </>
      ) : (
        <Button loading={look.isPending} onClick={() => look.mutate({ id })}>
          {t.show}
        </Button>
      )}
    </section>
  );
}

function History({ of: { steps } }: { of: AdminFind }) {
  const t = useTexts('find');
  if (steps.length === 0) return null;
  return (
    <section aria-label={t.history}>
      <h2>{t.history}</h2>
      <p className="muted">{t.historyAbout}</p>
      <ol className="list">
        {steps.map((step) => (
          <li key={step.nth}>
            <strong>{t.steps[step.kind]}</strong>
            <span className="muted">
              {' '}
              · {step.userName} · <ParkTime at={step.at} />
            </span>
            <StepFacts of={step} />
          </li>
        ))}
      </ol>
    </section>
  );
}

function StepFacts({ of: { fromWhom, toWhom, keptAt, condition, accession, exhibitId, named, words } }: { of: FindStep }) {
  const t = useTexts('find');
  const facts = [
    toWhom && `${t.from({ who: fromWhom || t.site })} → ${toWhom}`,
    keptAt && `${t.fields.keptAt}: ${keptAt}`,
    condition && `${t.fields.condition}: ${condition}`,
    accession && `${t.fields.accession}: ${accession}`,
    exhibitId && t.exhibit({ id: exhibitId }),
    named && `${t.fields.named}: ${named}`,
  ].filter(Boolean);
  return (
    <>
      {facts.length > 0 && <p>{facts.join(' · ')}</p>}
      {words && <p className="written">{words}</p>}
    </>
  );
}

function NextStep({ of: find, reload }: { of: AdminFind; reload: () => Promise<unknown> }) {
  const t = useTexts('find');
  const take = useSend(takeFind, { stale: [getAdminFind, getAdminFinds], done: t.taken });
  if (find.state === 'received')
    return (
      <>
        <Button
          type="primary"
          loading={take.isPending}
          // A refusal has said who was first; the page then shows it.
          onClick={() => void take.mutateAsync({ id: find.id }).catch(() => reload())}
        >
          {t.take}
        </Button>
        <p className="muted">{t.takeAbout}</p>
      </>
    );
  return (
    <Flex wrap gap="8px 12px" style={{ marginTop: 16 }}>
      {FIND_NEXT[find.state].map((kind) => (
        <AddStep key={kind} find={find} kind={kind} reload={reload} />
      ))}
    </Flex>
  );
}

/** A spot to the decimetre; its accuracy in whole metres. */
function inFigures({ latitude, longitude, system, accuracy }: HelpPosition) {
  const metres = accuracy === null ? null : Math.round(accuracy);
  return { latitude: latitude.toFixed(6), longitude: longitude.toFixed(6), system, metres };
}

export const FIND_TONES: Record<FindState, Tone> = {
  received: 'waiting',
  inHand: 'news',
  secured: 'news',
  collected: 'news',
  handedOver: 'good',
  museum: 'good',
  notFossil: 'quiet',
};

type Given = Partial<Record<FindField | 'exhibitId', string>>;

interface AddStepProps {
  find: AdminFind;
  kind: FindStepKind;
  reload: () => Promise<unknown>;
}

/** Writes one step behind those that are seen. When a colleague was faster, the page shows theirs and the words stay. */
function AddStep({ find: { id, steps }, kind, reload }: AddStepProps) {
  const t = useTexts('find');
  const add = useSend(addFindStep, { stale: [getAdminFind, getAdminFinds], done: t.saved });
  if (kind === 'taken') return null;
  const fields = (Object.keys(FIND_FIELDS) as FindField[]).filter((field) =>
    (FIND_FIELDS[field] as readonly FindStepKind[]).includes(kind),
  );
  const send = async (words: string, { exhibitId, ...given }: Given) => {
    try {
      await add.mutateAsync({ id, nth: steps.length + 1, kind, words, ...given, exhibitId: exhibitId?.trim() || null });
    } catch (error) {
      if (error instanceof CallError && error.errorName === 'findChanged') await reload();
      throw error;
    }
  };
  return (
    <AskWords<Given>
      thing={`find:${id}:${kind}`}
      title={t.steps[kind]}
      about={kind === 'answered' ? t.answerAbout : t.stepAbout}
      label={kind === 'answered' ? t.answer : t.reason}
      length={[2, FIND.step]}
      okText={t.save}
      fields={
        <>
          {fields.map((field) => (
            <LineItem key={field} name={field} label={t.fields[field]} required="words" maxLength={FIND.field} />
          ))}
          {kind === 'museum' && <LineItem name="exhibitId" label={t.exhibitId} maxLength={4} />}
        </>
      }
      onSend={send}
    >
      {t.steps[kind]}
    </AskWords>
  );
}
