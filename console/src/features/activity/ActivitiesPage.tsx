import { Route, Routes } from 'react-router';
import { ActivityList } from './ActivityList';
import { ActivityPage } from './ActivityPage';
import { EnrolmentsPage } from './EnrolmentsPage';

/** Activities: all of them, one to edit, and who enrolled in it. */
export default function ActivitiesPage() {
  return (
    <Routes>
      <Route index element={<ActivityList />} />
      <Route path=":id" element={<ActivityPage />} />
      <Route path=":id/enrolments" element={<EnrolmentsPage />} />
    </Routes>
  );
}
