import { Soon } from '@/features/soon/Soon';

export default function NoticeDetailPage() {
  return <Soon name="noticeDetail" />;
}
