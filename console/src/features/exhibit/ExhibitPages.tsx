import { getAdminExhibit } from '@park/contract/exhibit/calls';
import { Route, Routes } from 'react-router';
import { Opened } from '../../ui/EditPage';
import { ExhibitEditor } from './ExhibitEditor';
import { ExhibitList } from './ExhibitList';
import { SignsPage } from './SignsPage';

/** Exhibits: all of them, their signs, and one to edit. */
export default function ExhibitPages() {
  return (
    <Routes>
      <Route index element={<ExhibitList />} />
      <Route path="signs" element={<SignsPage />} />
      <Route path=":id" element={<Opened call={getAdminExhibit} Editor={ExhibitEditor} />} />
    </Routes>
  );
}
