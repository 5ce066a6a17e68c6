import { parkDay } from '@park/contract/parkTime';
import { getDayFigures } from '@park/contract/ticket/sale/calls';
import type { DayFigures } from '@park/contract/ticket/sale/schemas';
import type { UseQueryResult } from '@tanstack/react-query';
import { useCallback, useRef, useState } from 'react';
import { sentenceOf } from '../../api/callError';
import { useCall } from '../../api/hooks';
import { isAlone, setAlone, useAlone, useReach } from '../../api/reach';
import { play } from '../../ui/scan/sounds';
import { answerProof, type Checked, check, checkNumbers, letInUnchecked, type Outcome, together } from './checking';
import { type Entry, isInside, type UndoReason, useEntries } from './entries';
import { parkNow } from './keys';
import { toneOf } from './rules';
import { undo } from './undoing';
import { type Ready, useReady } from './useReady';
import { useSending } from './useSending';

const NAME_PLACE = 'park-gate-name';
const REMEMBERED = 20;
/** How often the server is asked, while it answers and while it does not. ms */
const [USUALLY, IN_TROUBLE] = [20_000, 4_000];

/** The gate that this tablet stands at, and all it knows. */
export interface Gate {
  /** Empty: not told yet. */
  name: string;
  setName(name: string): void;
  alone: boolean;
  busy: boolean;
  /** The last one. */
  shown: Outcome | null;
  /** Newest first, since the page was opened. */
  outcomes: readonly Outcome[];
  scan(code: string): void;
  /** Asks about tickets by their numbers; `family`: beside those of the shown outcome. */
  scanNumbers(numbers: readonly string[], family?: boolean): void;
  /** Takes back whom an outcome let in. @returns why not, or null */
  undo(outcome: Outcome, reason: UndoReason): Promise<string | null>;
  /** Lets the shown, unchecked number in. */
  letIn(): void;
  /** Says what was seen of the proof that a ticket asks for: the shown one, or one of its family. */
  answer(outcome: Outcome, proof: 'checked' | 'missing'): void;
  entries: readonly Entry[] | null;
  waiting: number;
  /** How many of those were let in. */
  waitingInside: number;
  sendProblem: string | null;
  ready: Ready;
  figures: UseQueryResult<DayFigures, Error>;
}

export function useGate(): Gate {
  const [name, setName] = useState(() => localStorage.getItem(NAME_PLACE) ?? '');
  const [outcomes, setOutcomes] = useState<readonly Outcome[]>([]);
  const [busy, setBusy] = useState(0);
  const alone = useAlone();
  const entries = useEntries();
  const toSend = entries?.filter(({ state }) => state === 'waiting') ?? [];
  const waiting = toSend.length;
  const waitingInside = toSend.filter(isInside).length;
  const figures = useFigures(alone);
  const line = useRef(Promise.resolve());

  const after = useCallback((work: () => Promise<Outcome>) => {
    setBusy((now) => now + 1);
    // One after the other: the verdict that shows is that of the one who stands at the gate.
    const done = line.current
      .then(work)
      .then((outcome) => {
        // Asked again, a scan is the same one.
        const ids = new Set([outcome, ...outcome.members].map(({ id }) => id));
        setOutcomes((now) => [outcome, ...now.filter(({ id }) => !ids.has(id))].slice(0, REMEMBERED));
        void play(toneOf(outcome.verdict));
      })
      .finally(() => setBusy((now) => now - 1));
    line.current = done.catch(() => undefined);
    return done;
  }, []);

  const { refetch } = figures;
  const look = useCallback(
    (work: (alone: boolean) => Promise<Checked>) =>
      after(async () => {
        const { outcome, reached } = await work(isAlone());
        if (reached !== null) setAlone(!reached);
        if (reached) void refetch();
        return outcome;
      }),
    [after, refetch],
  );
  const scan = useCallback((code: string) => void look((alone) => check(code, name, alone)), [look, name]);
  const [shown = null] = outcomes;
  return {
    ...{ name, alone, outcomes, shown, scan, entries, waiting, waitingInside, figures },
    busy: busy > 0,
    setName(given) {
      localStorage.setItem(NAME_PLACE, given);
      setName(given);
    },
    scanNumbers(numbers, family = false) {
      const before = family ? membersOf(shown) : [];
      void look((alone) => checkNumbers(numbers, name, alone, before));
    },
    answer: (before, proof) =>
      void look(async (alone) => {
        const { outcome, reached } = await answerProof(before, proof, name, alone);
        const members = membersOf(shown).map((one) => (one.id === before.id ? outcome : one));
        return { outcome: members.length > 1 ? together(members) : outcome, reached };
      }),
    undo: async (outcome, reason) => {
      try {
        await look((alone) => undo(outcome, reason, name, alone));
        return null;
      } catch (error) {
        return sentenceOf(error);
      }
    },
    letIn: () => shown && void after(() => letInUnchecked(shown, name)),
    sendProblem: useSending(waiting, alone),
    ready: useReady(alone),
  };
}

const membersOf = (outcome: Outcome | null): readonly Outcome[] =>
  !outcome || outcome.members.length > 0 ? (outcome?.members ?? []) : [outcome];

/** The day's figures; asking for them tells whether the server is there. */
function useFigures(alone: boolean): UseQueryResult<DayFigures, Error> {
  const figures = useCall(getDayFigures, { day: parkDay(parkNow()) }, { every: alone ? IN_TROUBLE : USUALLY });
  useReach(figures);
  return figures;
}
