import { getWaitingPlace, joinWaitingRoom } from '@park/contract/waitingRoom/calls';
import type { WaitingPlace } from '@park/contract/waitingRoom/schemas';
import { QueryObserver, useQuery, useQueryClient } from '@tanstack/react-query';
import { askAgain, keepAnswer } from '@/api/askAgain';
import { call } from '@/api/client';
import { queryClient } from '@/api/queryClient';
import { createPersistentList, usePersistentList } from '@/platform/persistentList';
import { sameVisitor } from '@/platform/storage';
import { RequestError } from '@/request/errors';
import { isOngoing } from './rules';

export interface Wish {
  ticketId: string;
  day: string;
  slotId: string;
}

/** A place in line that this phone knows of; whose it is and how far it came the server knows. */
interface StoredPlace {
  token: string;
  wish: Wish;
  /** People ahead when it was taken, for the progress. */
  from: number;
}

const isPlace = (value: unknown): value is StoredPlace => typeof (value as StoredPlace | null)?.token === 'string';

const storedPlace = createPersistentList('waiting-place', isPlace, { maxItems: 1 });
const KEY = [getWaitingPlace.path];
/** A state younger than this is not refetched; an older one is, when its page opens or the app comes to the front. */
const MAX_AGE_MS = 2_000;

async function ask(): Promise<WaitingPlace | null> {
  const [place] = storedPlace.all();
  if (!place) return null;
  const answer = await call(getWaitingPlace, { ...place.wish, token: place.token }, { quiet: true }).catch((error) => {
    // Sealed by a server of before an update. Whoever joins again finds the same place.
    if (!(error instanceof RequestError) || error.errorName !== 'notFound') throw error;
    if (storedPlace.all()[0]?.token === place.token) storedPlace.change(() => []);
    return null;
  });
  if (!answer) return null;
  // One may have left the line meanwhile, or wish for something else.
  const [now] = storedPlace.all();
  if (now?.token === place.token) keep(answer, now.wish);
  return answer;
}

function keep({ token, ahead, state }: WaitingPlace, wish: Wish): void {
  const [before] = storedPlace.all();
  const from = Math.max(before?.from ?? 0, ahead ?? 0);
  if (!token && state === 'open') storedPlace.change(() => []);
  else if (token && (token !== before?.token || from !== before.from)) storedPlace.change(() => [{ token, wish, from }]);
}

const read = () => ({
  queryKey: KEY,
  queryFn: ask,
  enabled: storedPlace.all().length > 0,
  staleTime: MAX_AGE_MS,
});

/** Another slot is wanted: the next answer says what is left of it. */
export function wishFor(wish: Wish): void {
  storedPlace.change(([place]) => (place ? [{ ...place, wish }] : []));
}

/** One's place by the last answer; null: one is in no line. */
export function useLine() {
  const client = useQueryClient();
  const [mine] = usePersistentList(storedPlace);
  const { data } = useQuery({ ...read(), enabled: mine !== undefined });
  return {
    place: data ?? null,
    /** People ahead when it was taken. */
    from: mine?.from ?? 0,
    /** Joins the line, or finds one's place in it again. @throws RequestError */
    async join(wish: Wish): Promise<WaitingPlace> {
      storedPlace.change(() => []);
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
      storedPlace.change(() => []);
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
    const [place] = storedPlace.all();
    if (data && place) onPlace(data, place.wish);
  });
  storedPlace.subscribe(() => observer.setOptions(options()));
}
