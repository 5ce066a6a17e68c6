import { search as find, getHotWords } from '@park/contract/search/calls';
import { SEARCH, type SearchKind } from '@park/contract/search/limits';
import type { SearchResult } from '@park/contract/search/schemas';
import { View } from '@tarojs/components';
import { useState } from 'react';
import './SearchResults.scss';
import './WordList.scss';
import { useCall } from '@/api/useCall';
import { useList } from '@/api/useList';
import { useFilled } from '@/api/usePark';
import { CatalogueLink } from '@/components/CatalogueLink';
import { EndlessList } from '@/components/EndlessList';
import { Loaded } from '@/components/Loaded';
import { useT } from '@/i18n/useT';
import { go } from '@/navigation/go';
import { aria } from '@/ui/aria';
import { Empty } from '@/ui/Empty';
import { Icon } from '@/ui/Icon';
import { ListItem } from '@/ui/ListItem';
import { Picture } from '@/ui/Picture';
import { SearchField } from '@/ui/SearchField';
import { Section } from '@/ui/Section';
import { Tabs } from '@/ui/Tabs';
import { Tap } from '@/ui/Tap';
import { usePullToRefresh } from '@/ui/usePullToRefresh';
import { HitCard } from './HitCard';
import { forgetAllWords, forgetWord, keepWord, useHistory } from './history';

/** As the server takes it: without the spaces around, and no longer than it looks at. Whole characters, an emoji too. */
function toQuestion(written: string): string {
  return [...written.replace(/\s+/gu, ' ').trim()].slice(0, SEARCH.length).join('').trim();
}

/** One box for everything that is public. @param keyword what a link asks for */
export function SearchView({ keyword = '' }: { keyword?: string }) {
  const { search, map } = useT();
  const [written, setWritten] = useState(() => toQuestion(keyword));
  const [submitted, setSubmitted] = useState(() => toQuestion(keyword));
  const isFilled = useFilled();
  const history = useHistory();
  const hotWords = useCall(getHotWords, {});
  const ask = (text: string) => {
    const question = toQuestion(text);
    setWritten(question);
    setSubmitted(question);
    if (question !== '') keepWord(question);
  };
  return (
    <View>
      <SearchField
        label={search.field}
        value={written}
        maxLength={SEARCH.length}
        onChange={(text) => {
          setWritten(text);
          if (text === '') setSubmitted('');
        }}
        onSearch={() => ask(written)}
        action={search.search}
        clearLabel={search.clear}
      />
      {submitted !== '' ? (
        <SearchResults key={submitted} q={submitted} onAgain={() => ask('')} />
      ) : (
        <>
          <WordList title={search.history} words={history} onWord={ask} onForget={forgetWord} onForgetAll={forgetAllWords} />
          <WordList title={search.hot} words={hotWords.data?.words ?? []} onWord={ask} />
          <View className="stack">
            {isFilled('map') && (
              <ListItem
                picture={<Picture motif="valley" size="thumb" />}
                title={map.title}
                facts={[map.what]}
                label={map.title}
                onClick={() => void go('searchBar', { view: 'map' })}
              />
            )}
            <CatalogueLink />
          </View>
        </>
      )}
    </View>
  );
}

interface WordListProps {
  title: string;
  words: readonly string[];
  onWord: (word: string) => void;
  /** With it each word has a way to be forgotten, and all of them together. */
  onForget?: (word: string) => void;
  onForgetAll?: () => void;
}

/** Words to search again with one tap. */
function WordList({ title, words, onWord, onForget, onForgetAll }: WordListProps) {
  const { search } = useT();
  if (words.length === 0) return null;
  return (
    <Section title={title} {...(onForgetAll ? { more: search.forgetAll, onMore: onForgetAll } : {})}>
      <View className="word-list wrap">
        {words.map((word) => (
          <View key={word} className="word-list__one row">
            <Tap className="word-list__word row" onClick={() => onWord(word)}>
              {word}
            </Tap>
            {onForget && (
              <Tap className="word-list__forget centre" label={search.forget({ word })} onClick={() => onForget(word)}>
                <Icon name="close" size="small" />
              </Tap>
            )}
          </View>
        ))}
      </View>
    </Section>
  );
}

/** What was found for a question: the first of every kind, or all of one. */
function SearchResults({ q, onAgain }: { q: string; onAgain: () => void }) {
  const { search } = useT();
  const query = useCall(find, { q });
  const [kind, setKind] = useState<SearchKind | 'all'>('all');
  // The endless list listens for itself.
  usePullToRefresh(() => (kind === 'all' ? query.refetch() : Promise.resolve()));
  return (
    <Loaded query={query}>
      {(found) => {
        const sum = found.groups.reduce((total, { count }) => total + count, 0);
        return (
          <>
            <View className="found-sum text-quiet" {...aria({ role: 'status' })}>
              {sum > 0 && search.found({ count: sum })}
            </View>
            {sum === 0 ? (
              <Empty picture="nothing" text={search.none({ q })} action={search.again} onAction={onAgain} />
            ) : (
              <>
                {found.groups.length > 1 && <Kinds found={found} kind={kind} onKind={setKind} />}
                {kind === 'all' ? (
                  <FoundGroups found={found} onKind={setKind} />
                ) : (
                  <FoundOfKind key={kind} q={q} kind={kind} onAll={() => setKind('all')} />
                )}
              </>
            )}
          </>
        );
      }}
    </Loaded>
  );
}

interface KindsProps {
  found: SearchResult;
  kind: SearchKind | 'all';
  onKind: (kind: SearchKind | 'all') => void;
}

function Kinds({ found, kind, onKind }: KindsProps) {
  const { search } = useT();
  const options = [
    { value: 'all' as const, label: search.all },
    ...found.groups.map((group) => ({
      value: group.kind,
      label: search.counted({ kind: search.kinds[group.kind], count: group.count, more: group.more }),
    })),
  ];
  return <Tabs options={options} value={kind} onChange={onKind} name={search.filter} />;
}

/** The first few of every kind, and the way to all of a kind that has more. */
function FoundGroups({ found, onKind }: { found: SearchResult; onKind: (kind: SearchKind) => void }) {
  const { search } = useT();
  return (
    <>
      {found.groups.map(({ kind, count }) => {
        const hits = found.items.filter((hit) => hit.kind === kind);
        return (
          <Section
            key={kind}
            title={search.kinds[kind]}
            {...(count > hits.length ? { more: search.all, onMore: () => onKind(kind) } : {})}
          >
            <View className="stack">
              {hits.map((hit) => (
                <HitCard key={hit.id} hit={hit} />
              ))}
            </View>
          </Section>
        );
      })}
    </>
  );
}

/** All that was found of one kind, endless. */
function FoundOfKind({ q, kind, onAll }: { q: string; kind: SearchKind; onAll: () => void }) {
  const { search } = useT();
  const query = useList(find, { q, kind });
  return (
    <EndlessList
      query={query}
      render={(hit) => <HitCard hit={hit} />}
      empty={<Empty picture="nothing" text={search.none({ q })} action={search.all} onAction={onAll} />}
    />
  );
}
