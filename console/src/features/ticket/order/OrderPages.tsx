import { getRefunds } from '@park/contract/pay/calls';
import { getAdminOrder, getAdminOrders, getOrderHistory } from '@park/contract/ticket/order/calls';
import { useMay, useRefresh } from '../../../api/hooks';
import { useTexts } from '../../../i18n/language';
import { SubPages } from '../../../ui/SubPages';
import { BooksPage } from './BooksPage';
import { OrderPage } from './OrderPage';
import { OrdersPage } from './OrdersPage';
import { RefundsPage } from './RefundsPage';

/** Orders of everyone and the money that goes back. A gate finds orders; refunds are the help desk's, the books the owner's. */
export default function OrderPages() {
  const { pages: t } = useTexts('order');
  const desk = useMay('helpDesk');
  const owner = useMay('owner');
  useRefresh(['orderPaid', 'orderRefunded'], [getAdminOrders, getAdminOrder, getOrderHistory, getRefunds]);
  return (
    <SubPages
      area="orders"
      label={t.label}
      pages={[
        { path: 'list', name: t.list, element: <OrdersPage /> },
        { path: 'order/:id', name: null, element: <OrderPage /> },
        ...(desk ? [{ path: 'refunds', name: t.refunds, element: <RefundsPage /> }] : []),
        ...(owner ? [{ path: 'books', name: t.books, element: <BooksPage /> }] : []),
      ]}
    />
  );
}
