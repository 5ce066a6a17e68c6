import { BEACON_GAP_MS, PRIZE_FIELD } from '@park/contract/prize/limits';
import { getAdminRound, getAdminRounds, saveRound } from '@park/contract/prize/round/calls';
import type { AdminRound } from '@park/contract/prize/round/schemas';
import { useState } from 'react';
import { useParams } from 'react-router';
import { call } from '../../api/call';
import { useCall } from '../../api/hooks';
import { newId } from '../../api/newId';
import { useTexts } from '../../i18n/language';
import { Answer } from '../../ui/Answer';
import { DrawMoment } from '../../ui/DrawMoment';
import type { TimeMistake } from '../../ui/drawTimes';
import { EditPage, Gone, useEditing } from '../../ui/EditPage';
import { MomentItem, SwitchItem } from '../../ui/items';
import { LanguageTabs } from '../../ui/LanguageTabs';
import { LinesItem } from '../../ui/LinesItem';
import { TextItem } from '../../ui/TextItem';
import { pathOf } from '../../ui/things';
import { ONE_PRIZE, PrizesFields } from './PrizesFields';
import { type RoundGiven, toGiven, toSave } from './rules';

const ROUNDS = { kind: 'round', path: '/draw/rounds' };
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
  return id === undefined ? <Editor opened={null} /> : <Draft id={id} />;
}

function Draft({ id }: { id: string }) {
  const { edit: t } = useTexts('prize');
  // What is being edited is not changed under the hands.
  const round = useCall(getAdminRound, { id }, { fresh: Number.POSITIVE_INFINITY });
  return (
    <Answer of={round}>
      {(found) =>
        found.state === 'draft' ? (
          <Editor opened={found} />
        ) : (
          <Gone title={t.title} back={pathOf(ROUNDS, id)} why={t.notDraft} />
        )
      }
    </Answer>
  );
}

function Editor({ opened }: { opened: AdminRound | null }) {
  const { edit: t } = useTexts('prize');
  const [fresh] = useState(newId);
  const id = opened?.id ?? fresh;
  const editing = useEditing({
    of: ROUNDS,
    // The draft of a new one is found again whatever id it will have.
    ...{ id: opened?.id ?? 'new', opened },
    blank: () => NEW,
    toForm: (round) => ({ version: round.version, values: toGiven(round) }),
    save: saveRound,
    toContents: (given) => ({ ...toSave(given), id }),
    load: () => call(getAdminRound, { id }),
    stale: [getAdminRound, getAdminRounds],
    done: t.saved,
    back: opened ? pathOf(ROUNDS, id) : ROUNDS.path,
    next: pathOf(ROUNDS, id),
  });
  const { name, text, rules, organiser, claimHow, openAt, closeAt, drawAt, claimUntil, beacon, prizes } = t;
  return (
    <EditPage
      editing={editing}
      title={opened ? t.title : t.titleNew}
      labels={{ name, text, rules, organiser, claimHow, openAt, closeAt, drawAt, claimUntil, beacon, prizes }}
      saveText={t.save}
    >
      <RoundFields />
    </EditPage>
  );
}

/** All that a draft has. */
function RoundFields() {
  const { edit: t } = useTexts('prize');
  const wrong = (mistake: TimeMistake) =>
    mistake === 'drawAfterGap' ? t.drawAfterGap({ minutes: BEACON_GAP_MS / 60_000 }) : t[mistake];
  return (
    <>
      <LanguageTabs label={t.text} of={['name', 'text', 'rules', 'organiser', 'claimHow']} eager>
        {(one) => (
          <>
            <TextItem name="name" language={one} maxLength={PRIZE_FIELD.roundName} />
            <TextItem name="text" language={one} maxLength={PRIZE_FIELD.roundText} rows={3} />
            <LinesItem name="rules" language={one} maxLength={PRIZE_FIELD.rule} maxLines={PRIZE_FIELD.rules} />
            <TextItem name="organiser" language={one} maxLength={PRIZE_FIELD.organiser} />
            <TextItem name="claimHow" language={one} maxLength={PRIZE_FIELD.claimHow} rows={2} />
          </>
        )}
      </LanguageTabs>
      <div className="edit-pair">
        <MomentItem name="openAt" extra={t.openAtAbout} />
        {(['closeAt', 'drawAt', 'claimUntil'] as const).map((field) => (
          <DrawMoment key={field} field={field} wrong={wrong} />
        ))}
      </div>
      <SwitchItem name="beacon" extra={t.beaconAbout} />
      <PrizesFields />
    </>
  );
}
