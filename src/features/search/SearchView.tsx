import { getHotWords } from '@park/contract/search/calls';
import { SEARCH } from '@park/contract/search/limits';
import { View } from '@tarojs/components';
import { useState } from 'react';
import { useCall } from '@/api/useCall';
import { useFilled } from '@/api/usePark';
import { CatalogueLink } from '@/components/CatalogueLink';
import { useT } from '@/i18n/useT';
import { go } from '@/navigation/go';
import { Icon } from '@/ui/Icon';
import { ListItem } from '@/ui/ListItem';
import { Picture } from '@/ui/Picture';
import { SearchField } from '@/ui/SearchField';
import { Section } from '@/ui/Section';
import { Tap } from '@/ui/Tap';
import { forgetAllWords, forgetWord, keepWord, useHistory } from './history';
import { SearchResults } from './SearchResults';
import './WordList.scss';

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
