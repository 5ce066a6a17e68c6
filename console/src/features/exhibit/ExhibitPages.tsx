import { getAdminExhibit } from '@park/contract/exhibit/calls';
import { getAdminWalk } from '@park/contract/walk/calls';
import { Route, Routes } from 'react-router';
import { Opened } from '../../ui/EditPage';
import { ExhibitEditor } from './ExhibitEditor';
import { ExhibitList } from './ExhibitList';
import { HeardPage } from './heard/HeardPage';
import { SignsPage } from './SignsPage';
import { WalkEditor } from './walk/WalkEditor';
import { WalkList } from './walk/WalkList';

/** Exhibits: all of them, their signs, what is heard of them, the walks through them, and one to edit. */
export default function ExhibitPages() {
  return (
    <Routes>
      <Route index element={<ExhibitList />} />
      <Route path="signs" element={<SignsPage />} />
      <Route path="heard" element={<HeardPage />} />
      <Route path="walks" element={<WalkList />} />
      <Route path="walks/:id" element={<Opened call={getAdminWalk} Editor={WalkEditor} />} />
      <Route path=":id" element={<Opened call={getAdminExhibit} Editor={ExhibitEditor} />} />
    </Routes>
  );
}
