import { useState } from 'react';
import { useShare } from '@/components/useShare';
import { categoryOf } from '@/features/notice/categories';
import { NoticeList } from '@/features/notice/NoticeList';
import { useT } from '@/i18n/useT';
import { useParams } from '@/navigation/useParams';
import { Page } from '@/ui/Page';

definePageConfig({ enableShareAppMessage: true, enableShareTimeline: true });

/** What the park tells everyone, signed in or not. */
export default function NoticePage() {
  const { title } = useT().core;
  const params = useParams<'notice'>();
  const [category, setCategory] = useState(() => categoryOf(params.category));
  useShare(title.notice, 'notice', { category });
  return (
    <Page title={title.notice}>
      <NoticeList category={category} onCategory={setCategory} />
    </Page>
  );
}
