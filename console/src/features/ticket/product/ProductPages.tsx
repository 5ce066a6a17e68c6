import { Navigate, Route, Routes } from 'react-router';
import { ProductEditPage } from './ProductEditPage';
import { ProductsPage } from './ProductsPage';

/** What the park sells. */
export default function ProductPages() {
  return (
    <Routes>
      <Route index element={<ProductsPage />} />
      <Route path=":id" element={<ProductEditPage />} />
      <Route path="*" element={<Navigate to="/products" replace />} />
    </Routes>
  );
}
