import { getAdminClaims, getAdminItem, getAdminItems } from '@park/contract/lostFound/calls';
import { Route, Routes } from 'react-router';
import { useRefresh } from '../../api/hooks';
import { ClaimList } from './ClaimList';
import { ItemDetail } from './ItemDetail';
import { ItemList } from './ItemList';
import './lostFound.css';

/** Things that were lost or found: reviewed before they show, claimed, given back. */
export default function LostFoundPage() {
  useRefresh(['itemPublished', 'itemClaimed'], [getAdminItems, getAdminItem, getAdminClaims]);
  return (
    <Routes>
      <Route index element={<ItemList />} />
      <Route path="claims" element={<ClaimList />} />
      <Route path=":id" element={<ItemDetail />} />
    </Routes>
  );
}
