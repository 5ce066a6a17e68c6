import { Route, Routes } from 'react-router';
import { PlaceList } from './PlaceList';
import { PlacePage } from './PlacePage';

/** The places of the park's map: all of them in their order, and one to edit. */
export default function PlacesPage() {
  return (
    <Routes>
      <Route index element={<PlaceList />} />
      <Route path=":id" element={<PlacePage />} />
    </Routes>
  );
}
