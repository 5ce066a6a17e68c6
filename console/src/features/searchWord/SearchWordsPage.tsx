import { exportWords, getSearchWords, hideSearchWord } from '@park/contract/search/calls';
import { Button } from 'antd';
import { useSend } from '../../api/hooks';
import { useTexts } from '../../i18n/language';
import { StatusTag } from '../../ui/Cells';
import type { ContentLanguage } from '../../ui/contentLanguages';
import { ListPage } from '../../ui/list/ListPage';

/** What visitors look for, most wanted first; what should not be suggested is hidden. */
export default function SearchWordsPage() {
  const t = useTexts('searchWord');
  const { languages } = useTexts('ui');
  const hide = useSend(hideSearchWord, { stale: [getSearchWords], done: t.done });
  return (
    <ListPage
      texts={t}
      call={getSearchWords}
      exportCall={exportWords}
      rowKey={({ language, word }) => `${language}:${word}`}
      columns={[
        { title: t.word, dataIndex: 'shown' },
        { title: t.language, render: (_, { language }) => languages[language as ContentLanguage] ?? language },
        { title: t.count, dataIndex: 'count', align: 'end' },
        {
          title: t.state,
          render: (_, { hidden }) => <StatusTag tone={hidden ? 'quiet' : 'good'}>{hidden ? t.hidden : t.shown}</StatusTag>,
        },
      ]}
      actions={({ word, shown, hidden }) => (
        <Button
          aria-label={hidden ? t.showThis({ word: shown }) : t.hideThis({ word: shown })}
          loading={hide.isPending && hide.variables.word === word}
          onClick={() => hide.mutate({ word, hidden: !hidden })}
        >
          {hidden ? t.show : t.hide}
        </Button>
      )}
    />
  );
}
