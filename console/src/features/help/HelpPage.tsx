import { getAdminFind, getAdminFinds } from '@park/contract/find/calls';
import { Route, Routes } from 'react-router';
import { useRefresh } from '../../api/hooks';
import EndedCalls from './EndedCalls';
import FindDetail from './find/FindDetail';
import FindList from './find/FindList';
import HelpBoard from './HelpBoard';
import RowCalls from './RowCalls';
import './help.css';

/** Calls for help, those that are open and those that are over; and finds, which wait behind them. */
export default function HelpPage() {
  useRefresh(['findReported', 'findChanged'], [getAdminFinds, getAdminFind]);
  return (
    <Routes>
      <Route index element={<HelpBoard />} />
      <Route path="ended" element={<EndedCalls />} />
      <Route path="finds" element={<FindList />} />
      <Route path="finds/:id" element={<FindDetail />} />
      <Route path="row/:id" element={<RowCalls />} />
    </Routes>
  );
}
