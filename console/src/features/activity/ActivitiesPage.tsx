import { getAdminActivity } from '@park/contract/activity/calls';
import { Route, Routes } from 'react-router';
import { Opened } from '../../ui/EditPage';
import { ActivityEditor } from './ActivityEditor';
import { ActivityList } from './ActivityList';
import { EnrolmentsPage } from './EnrolmentsPage';

/** Activities: all of them, one to edit, and who enrolled in it. */
export default function ActivitiesPage() {
  return (
    <Routes>
      <Route index element={<ActivityList />} />
      <Route path=":id" element={<Opened call={getAdminActivity} Editor={ActivityEditor} />} />
      <Route path=":id/enrolments" element={<EnrolmentsPage />} />
    </Routes>
  );
}
