import '@/i18n/noticeArea';
import { NoticeView } from '@/features/notice/NoticeView';
import { useParams } from '@/navigation/useParams';

/** One notice, whole. */
export default function NoticeDetailPage() {
  const { id = '' } = useParams<'noticeDetail'>();
  return <NoticeView id={id} />;
}
