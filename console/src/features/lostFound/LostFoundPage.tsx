import { Route, Routes } from 'react-router';
import { ClaimList } from './ClaimList';
import { ItemDetail } from './ItemDetail';
import { ItemList } from './ItemList';
import './lostFound.css';

/** Things that were lost or found: reviewed before they show, claimed, given back. */
export default function LostFoundPage() {
  return (
    <Routes>
      <Route index element={<ItemList />} />
      <Route path="claims" element={<ClaimList />} />
      <Route path=":id" element={<ItemDetail />} />
    </Routes>
  );
}
