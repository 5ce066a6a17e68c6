import { getAdminRound, getAdminRounds, saveRound } from '@park/contract/prize/round/calls';
import type { AdminRound } from '@park/contract/prize/round/schemas';
import { Button, Result } from 'antd';
import { useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import { call } from '../../api/call';
import { useCall, useSend } from '../../api/hooks';
import { newId } from '../../api/newId';
import { useTexts } from '../../i18n/language';
import { Answer } from '../../ui/Answer';
import { EditForm } from '../../ui/EditForm';
import { InOneLanguage } from '../../ui/LanguageTabs';
import { LostArt } from '../../ui/LineArt';
import { PageHead } from '../../ui/PageHead';
import { RoundFields } from './RoundFields';
import { type RoundGiven, toGiven, toSave } from './rules';

const ONE_PRIZE: RoundGiven['prizes'][number] = { name: {}, text: {}, motif: 'ammonite', count: 1, yuan: null };
const NEW: RoundGiven = {
  name: {},
  text: {},
  rules: {},
  organiser: {},
  claimHow: {},
  openAt: '',
  closeAt: '',
  drawAt: '',
  claimUntil: '',
  beacon: false,
  prizes: [ONE_PRIZE],
};

export function RoundEditPage() {
  const { id } = useParams();
  return id === undefined ? <NewRound /> : <Draft id={id} />;
}

function NewRound() {
  const { edit: t } = useTexts('prize');
  return (
    <>
      <PageHead title={t.titleNew} back="/draw/rounds" />
      <RoundForm round={null} />
    </>
  );
}

function Draft({ id }: { id: string }) {
  const { edit: t } = useTexts('prize');
  const ui = useTexts('ui');
  const go = useNavigate();
  // What is being edited is not changed under the hands.
  const round = useCall(getAdminRound, { id }, { fresh: Number.POSITIVE_INFINITY });
  const back = `/draw/rounds/${id}`;
  return (
    <>
      <PageHead title={t.title} back={back} />
      <Answer of={round}>
        {(found) =>
          found.state === 'draft' ? (
            <RoundForm round={found} />
          ) : (
            <Result icon={<LostArt />} title={t.notDraft} extra={<Button onClick={() => go(back)}>{ui.back}</Button>} />
          )
        }
      </Answer>
    </>
  );
}

function RoundForm({ round }: { round: AdminRound | null }) {
  const { edit: t } = useTexts('prize');
  const go = useNavigate();
  const [fresh] = useState(newId);
  const id = round?.id ?? fresh;
  const save = useSend(saveRound, { stale: [getAdminRound, getAdminRounds], done: t.saved, quiet: true });
  const { name, text, rules, organiser, claimHow, openAt, closeAt, drawAt, claimUntil, beacon, prizes } = t;
  return (
    <div className="sheet" style={{ maxWidth: 880 }}>
      <InOneLanguage>
        <EditForm<RoundGiven>
          thing={`round:${round?.id ?? 'new'}`}
          version={round?.version ?? 0}
          values={round ? toGiven(round) : NEW}
          labels={{ name, text, rules, organiser, claimHow, openAt, closeAt, drawAt, claimUntil, beacon, prizes }}
          saveText={t.save}
          loadTheirs={
            round === null
              ? undefined
              : async () => {
                  const theirs = await call(getAdminRound, { id: round.id });
                  return { version: theirs.version, values: toGiven(theirs) };
                }
          }
          onSave={async (given, version) => {
            await save.mutateAsync({ id, version, ...toSave(given) });
            go(`/draw/rounds/${id}`, { replace: true });
          }}
        >
          <RoundFields onePrize={ONE_PRIZE} />
        </EditForm>
      </InOneLanguage>
    </div>
  );
}
