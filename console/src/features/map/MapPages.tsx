import { Route, Routes } from 'react-router';
import { PoiList } from './PoiList';
import { PoiPage } from './PoiPage';

/** The places of the park's map: all of them in their order, and one to edit. */
export default function MapPages() {
  return (
    <Routes>
      <Route index element={<PoiList />} />
      <Route path=":id" element={<PoiPage />} />
    </Routes>
  );
}
