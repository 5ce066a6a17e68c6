import { parkDay } from '@park/contract/parkTime';
import { getGateConflicts, syncEntries } from '@park/contract/ticket/gate/calls';
import { getDayFigures } from '@park/contract/ticket/sale/calls';
import type { DayFigures } from '@park/contract/ticket/sale/schemas';
import { type UseQueryResult, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { keepPages, oneTab } from '../../api/alone';
import { call } from '../../api/call';
import { CallError, sentenceOf } from '../../api/callError';
import { keyOf, useCall } from '../../api/hooks';
import { isAlone, isOutOfReach, setAlone, useAlone, useReach } from '../../api/reach';
import { play } from '../../ui/scan/sounds';
import { answerProof, type Checked, check, checkNumbers, letInUnchecked, type Outcome, together } from './checking';
import { changeEntry, type Entry, forgetOld, isInside, storedEntries, type UndoReason, useEntries } from './entries';
import { canVerify, fetchKeys, parkNow } from './keys';
import { toneOf } from './rules';
import { sendAll } from './sending';
import { undo } from './undoing';

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

/** ms */
const AGAIN_EVERY = 10_000;

/** Sends what waits as soon as the server answers again. @returns why it is not taken, when the server says so */
function useSending(waiting: number, alone: boolean): string | null {
  const queries = useQueryClient();
  const [problem, setProblem] = useState<string | null>(null);
  const due = !alone && waiting > 0;
  useEffect(() => {
    if (!due) return;
    const send = async () => {
      try {
        await sendWaiting();
        setProblem(null);
        await Promise.all([getDayFigures, getGateConflicts].map((one) => queries.invalidateQueries({ queryKey: keyOf(one) })));
      } catch (error) {
        if (isOutOfReach(error)) setAlone(true);
        else setProblem(sentenceOf(error));
      }
    };
    void send();
    const timer = setInterval(send, AGAIN_EVERY);
    return () => clearInterval(timer);
  }, [due, queries]);
  return problem;
}

/**
 * Sends what this tablet let in while it was on its own; one tab does it for all. Whatever fails, nothing is forgotten before the
 * server has answered. Rejects with what stopped it.
 */
function sendWaiting(): Promise<void> {
  return oneTab('park-gate-sending', async () => {
    const waiting = (await storedEntries()).filter(({ state }) => state === 'waiting');
    await sendAll(waiting, {
      send: (entries) =>
        call(syncEntries, {
          entries: entries.map(({ id, code, number, gate, scannedAt, proof, undone }) => {
            return { id, code, number, gate, scannedAt, proof, undone };
          }),
        }),
      isWrongInput: (error) => error instanceof CallError && error.errorName === 'invalidInput',
      heard: (entry, { conflict, message }) => changeEntry(entry, { state: 'sent', code: '', conflict, message }),
      refused: (entry, error) => changeEntry(entry, { state: 'refused', message: sentenceOf(error) }),
    });
    await forgetOld(parkDay(parkNow()));
  });
}

interface Ready {
  /** Codes can be verified without a network. Null: not known yet. */
  codes: boolean | null;
  /** The page opens without a network. */
  pages: boolean | null;
}

/** A new key is published a day before it signs. ms */
const HOUR = 3_600_000;

/** Prepares the tablet for a network that goes, whenever there is one. */
function useReady(alone: boolean): Ready {
  const [ready, setReady] = useState<Ready>({ codes: null, pages: null });
  useEffect(() => {
    let gone = false;
    const look = async () => {
      if (!alone) await Promise.allSettled([fetchKeys(), navigator.storage?.persist?.()]);
      const codes = await canVerify();
      if (!gone) setReady((now) => ({ ...now, codes }));
    };
    void look();
    void keepPages().then((pages) => gone || setReady((now) => ({ ...now, pages })));
    const timer = setInterval(look, HOUR);
    return () => {
      gone = true;
      clearInterval(timer);
    };
  }, [alone]);
  return ready;
}
