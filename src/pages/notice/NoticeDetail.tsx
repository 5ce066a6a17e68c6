import { NoticeView } from '@/features/notice/NoticeView';
import { WithId } from '@/features/park/WithId';

definePageConfig({ enableShareAppMessage: true, enableShareTimeline: true });

export default function NoticeDetailPage() {
  return <WithId page="noticeDetail">{(id) => <NoticeView id={id} />}</WithId>;
}
