import { getAdminNotice } from '@park/contract/notice/calls';
import { Route, Routes } from 'react-router';
import { Opened } from '../../ui/EditPage';
import { NoticeEditor } from './NoticeEditor';
import { NoticeList } from './NoticeList';

/** Notices: all of them, and one to edit. */
export default function NoticesPage() {
  return (
    <Routes>
      <Route index element={<NoticeList />} />
      <Route path=":id" element={<Opened call={getAdminNotice} Editor={NoticeEditor} />} />
    </Routes>
  );
}
