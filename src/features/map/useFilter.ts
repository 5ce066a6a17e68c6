import { PLACE_KINDS } from '@park/contract/map/limits';
import { search } from '@park/contract/search/calls';
import { useEffect, useMemo, useState } from 'react';
import { useCall } from '@/api/useCall';
import { useT } from '@/i18n/useT';
import type { MarkKind, Placed, WalkOnMap } from './placed';
import { useKindWord } from './useKindWord';

/** What there are tabs for, in their order. */
const TABS: readonly MarkKind[] = PLACE_KINDS.flatMap((kind) => (kind === 'sight' ? [kind, 'exhibit'] : [kind]));
/** Whoever stops writing so long has written their word. ms */
const REST = 300;
/** Of what the server finds. */
const MAX_FOUND = 50;

const folded = (text: string) => text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');

function useRested(value: string): string {
  const [rested, setRested] = useState(value);
  useEffect(() => {
    const rest = setTimeout(() => setRested(value), REST);
    return () => clearTimeout(rest);
  }, [value]);
  return rested;
}

/**
 * The places that were looked for: by name, kind and what a kind is also called, else by what is said of them, else what the app's one search
 * finds, which understands questions in five languages.
 */
function useFound(places: readonly Placed[], written: string) {
  const wordOf = useKindWord();
  const { words } = useT().map;
  const sought = folded(written).split(/\s+/).filter(Boolean);
  const among = (textOf: (place: Placed) => string) =>
    places.filter((place) => sought.every((word) => folded(textOf(place)).includes(word)));
  const also: Partial<Record<MarkKind, string>> = words;
  const named = among(({ name, kind }) => `${name} ${wordOf(kind)} ${also[kind] ?? ''}`);
  const local = named.length > 0 ? named : among(({ name, text }) => `${name} ${text}`);
  const q = useRested(written);
  const isAsked = sought.length > 0 && local.length === 0;
  const { data, isFetching } = useCall(
    search,
    { q, kind: 'place', pageSize: MAX_FOUND },
    { enabled: isAsked && q !== '', isQuiet: true, staleTime: 600_000 },
  );
  const ids = new Set(isAsked && q === written ? data?.items.map(({ id }) => id) : []);
  return {
    found: isAsked ? places.filter(({ id }) => ids.has(id)) : local,
    isPending: isAsked && (isFetching || q !== written),
  };
}

/** Which places are shown: of a kind or on the walk, or by what was typed: each ends the other. */
export function useFilter(places: readonly Placed[], walk: WalkOnMap['walk'] | undefined, first: MarkKind | undefined) {
  const wordOf = useKindWord();
  const { all } = useT().map;
  const kinds = TABS.filter((one) => places.some((place) => place.kind === one));
  const [kind, setKind] = useState<MarkKind | 'all' | 'walk'>(walk ? 'walk' : (kinds.find((one) => one === first) ?? 'all'));
  const [words, setWords] = useState('');
  const sought = words.trim();
  const { found, isPending } = useFound(places, sought);
  const shown = found.filter((place) => kind === 'all' || (kind === 'walk' ? place.stop !== undefined : place.kind === kind));
  const ids = shown.map(({ id }) => id).join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: `shown` is a new list at every draw, `ids` says whether it is another one.
  const stable = useMemo(() => shown, [ids, places]);
  return {
    kinds,
    kind,
    setKind(next: typeof kind) {
      setKind(next);
      setWords('');
    },
    words,
    setWords(text: string) {
      setKind('all');
      setWords(text);
    },
    sought,
    isFiltered: kind !== 'all' || sought !== '',
    isPending,
    shown: stable,
    options: [
      ...(walk ? [{ value: 'walk' as const, label: walk.name }] : []),
      { value: 'all' as const, label: all },
      ...kinds.map((value) => ({ value, label: wordOf(value) })),
    ],
    clear() {
      setKind('all');
      setWords('');
    },
  };
}
