import { getWaitingPlace, joinWaitingRoom } from '@park/contract/waitingRoom/calls';
import type { WaitingPlace } from '@park/contract/waitingRoom/schemas';
import { QueryObserver, useQuery, useQueryClient } from '@tanstack/react-query';
import { askAgain, keepAnswer } from '@/api/askAgain';
import { call } from '@/api/client';
import { queryClient } from '@/api/queryClient';
import { keptList, useKeptList } from '@/platform/keptList';
import { sameVisitor } from '@/platform/storage';
import { RequestError } from '@/request/errors';
import { isOngoing } from './rules';

export interface Wish {
  ticketId: string;
  day: string;
  slotId: string;
}

/** A place in line that this phone knows of; whose it is and how far it came the server knows. */
interface KeptPlace {
  token: string;
  wish: Wish;
  /** People ahead when it was taken, for the progress. */
  from: number;
}

const isPlace = (value: unknown): value is KeptPlace => typeof (value as KeptPlace | null)?.token === 'string';

const kept = keptList('waiting-place', isPlace, { most: 1 });
const KEY = [getWaitingPlace.path];
/** What was told a moment ago is not asked for again; what is older is, when its page opens or the app comes to the front. */
const MAX_AGE_MS = 2_000;

async function ask(): Promise<WaitingPlace | null> {
  const [place] = kept.all();
  if (!place) return null;
  const answer = await call(getWaitingPlace, { ...place.wish, token: place.token }, { quiet: true }).catch((error) => {
    // Sealed by a server of before an update. Whoever joins again finds the same place.
    if (!(error instanceof RequestError) || error.errorName !== 'notFound') throw error;
    if (kept.all()[0]?.token === place.token) kept.change(() => []);
    return null;
  });
  if (!answer) return null;
  // One may have left the line meanwhile, or wish for something else.
  const [now] = kept.all();
  if (now?.token === place.token) keep(answer, now.wish);
  return answer;
}

function keep({ token, ahead, state }: WaitingPlace, wish: Wish): void {
  const [before] = kept.all();
  const from = Math.max(before?.from ?? 0, ahead ?? 0);
  if (!token && state === 'open') kept.change(() => []);
  else if (token && (token !== before?.token || from !== before.from)) kept.change(() => [{ token, wish, from }]);
}

const read = () => ({
  queryKey: KEY,
  queryFn: ask,
  enabled: kept.all().length > 0,
  staleTime: MAX_AGE_MS,
});

/** Another slot is wanted: what is left of it is told from the next question on. */
export function wishFor(wish: Wish): void {
  kept.change(([place]) => (place ? [{ ...place, wish }] : []));
}

/** One's place as it was told last; null: one is in no line. */
export function useLine() {
  const client = useQueryClient();
  const [mine] = useKeptList(kept);
  const { data } = useQuery({ ...read(), enabled: mine !== undefined });
  return {
    place: data ?? null,
    /** People ahead when it was taken. */
    from: mine?.from ?? 0,
    /** Joins the line, or finds one's place in it again. @throws RequestError */
    async join(wish: Wish): Promise<WaitingPlace> {
      kept.change(() => []);
      const isTheirs = sameVisitor();
      const answer = await call(joinWaitingRoom, wish, { quiet: true });
      if (isTheirs()) {
        keepAnswer(client, KEY, answer);
        keep(answer, wish);
      }
      return answer;
    },
    /** The order was made, or the line is of no use any more. */
    leave(): void {
      kept.change(() => []);
      keepAnswer(client, KEY, null);
    },
    /** Asks at once: a pass has lapsed by the phone's clock. */
    ask: (): Promise<void> => askAgain(client, KEY),
  };
}

export type Line = ReturnType<typeof useLine>;

/**
 * Asks how far one's place has come for as long as there is one, whatever page is in front; not while the app is away or without a network.
 * @param onPlace with each answer
 */
export function followLine(onPlace: (place: WaitingPlace, wish: Wish) => void): void {
  const every = (place: WaitingPlace | null | undefined) => isOngoing(place) && place.askAfter * 1_000;
  const options = () => ({
    ...read(),
    networkMode: 'online' as const,
    refetchOnWindowFocus: true,
    refetchOnReconnect: true,
    refetchInterval: ({ state: { data } }: { state: { data: WaitingPlace | null | undefined } }) => every(data),
  });
  const observer = new QueryObserver(queryClient, options());
  observer.subscribe(({ data }) => {
    const [place] = kept.all();
    if (data && place) onPlace(data, place.wish);
  });
  kept.subscribe(() => observer.setOptions(options()));
}
