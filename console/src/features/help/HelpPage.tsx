import { Route, Routes } from 'react-router';
import EndedCalls from './EndedCalls';
import HelpBoard from './HelpBoard';
import RowCalls from './RowCalls';
import './help.css';

/** Calls for help: those that are open, and those that are over. */
export default function HelpPage() {
  return (
    <Routes>
      <Route index element={<HelpBoard />} />
      <Route path="ended" element={<EndedCalls />} />
      <Route path="row/:id" element={<RowCalls />} />
    </Routes>
  );
}
