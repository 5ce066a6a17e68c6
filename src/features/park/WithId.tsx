import type { ReactNode } from 'react';
import { useT } from '@/i18n/useT';
import { goReplace, goTab } from '@/navigation/go';
import { useParams } from '@/navigation/useParams';
import { Empty } from '@/ui/Empty';
import { Page } from '@/ui/Page';

/** Pages about one thing, and the page of all of them. */
const ALL = {
  ticketDetail: 'ticketList',
  ticketConfirm: 'ticketList',
  recordDetail: 'ticketRecord',
  feedBackDetails: 'feedBack',
  livePoint: 'home',
  noticeDetail: 'notice',
  activityDetail: 'activity',
  addEnroll: 'activity',
} as const;

/** What a page about one thing shows; where its address names none, that this is so, and the way to all of them. */
export function WithId({ page, children }: { page: keyof typeof ALL; children: (id: string) => ReactNode }) {
  const { title, page: t } = useT().core;
  const { id } = useParams<'livePoint'>();
  if (id) return <>{children(id)}</>;
  const all = ALL[page];
  return (
    <Page title={title[page]}>
      <Empty
        picture="nothing"
        text={t.noId}
        action={title[all]}
        onAction={() => void (all === 'home' ? goTab(all) : goReplace(all))}
      />
    </Page>
  );
}
