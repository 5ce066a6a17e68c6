import { getHotWords } from '@park/contract/search/calls';
import { SEARCH } from '@park/contract/search/limits';
import { View } from '@tarojs/components';
import { useState } from 'react';
import { useCall } from '@/api/useCall';
import { useFilled } from '@/api/usePark';
import { CatalogueLink } from '@/components/CatalogueLink';
import { useT } from '@/i18n/useT';
import { go } from '@/navigation/go';
import { ListItem } from '@/ui/ListItem';
import { Picture } from '@/ui/Picture';
import { SearchField } from '@/ui/SearchField';
import { forgetAllWords, forgetWord, keepWord, useHistory } from './history';
import { SearchResults } from './SearchResults';
import { WordList } from './WordList';

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
