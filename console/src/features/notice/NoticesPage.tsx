import { Route, Routes } from 'react-router';
import { NoticeList } from './NoticeList';
import { NoticePage } from './NoticePage';

/** Notices: all of them, and one to edit. */
export default function NoticesPage() {
  return (
    <Routes>
      <Route index element={<NoticeList />} />
      <Route path=":id" element={<NoticePage />} />
    </Routes>
  );
}
