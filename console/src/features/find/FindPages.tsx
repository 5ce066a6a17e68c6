import { getAdminFind, getAdminFinds } from '@park/contract/find/calls';
import { Route, Routes } from 'react-router';
import { useRefresh } from '../../api/hooks';
import FindDetail from './FindDetail';
import FindList from './FindList';

/** Finds that visitors have reported. They ring no bell: people come first. */
export default function FindPages() {
  useRefresh(['findReported', 'findChanged'], [getAdminFinds, getAdminFind]);
  return (
    <Routes>
      <Route index element={<FindList />} />
      <Route path=":id" element={<FindDetail />} />
    </Routes>
  );
}
