import ArrowDownOutlined from '@ant-design/icons/ArrowDownOutlined';
import ArrowUpOutlined from '@ant-design/icons/ArrowUpOutlined';
import { getSample } from '@park/contract/sample/calls';
import { isEverFree } from '@park/contract/ticket/price';
import { exportProducts, getProducts, saveProduct } from '@park/contract/ticket/product/calls';
import type { AdminProduct } from '@park/contract/ticket/product/schemas';
import { Button, Space, type TableColumnsType } from 'antd';
import { Navigate, Route, Routes, useNavigate } from 'react-router';
import { useCall, useSend } from '../../../api/hooks';
import { useTexts } from '../../../i18n/language';
import { SampleTag, StatusTag, TwoLines } from '../../../ui/Cells';
import { Confirm } from '../../../ui/Confirm';
import { textIn } from '../../../ui/contentLanguages';
import { ExportButton } from '../../../ui/ExportButton';
import { Missing } from '../../../ui/Missing';
import { AddButton, PageHead } from '../../../ui/PageHead';
import { RowsSheet } from '../../../ui/RowsTable';
import { Money, parkTime } from '../../../ui/values';
import { useSlots } from '../slots';
import { ProductEditPage } from './ProductEditPage';
import { moved } from './rules';

export default function ProductPages() {
  return (
    <Routes>
      <Route index element={<ProductsPage />} />
      <Route path=":id" element={<ProductEditPage />} />
      <Route path="*" element={<Navigate to="/products" replace />} />
    </Routes>
  );
}

/** All products, in the order in which visitors see them. */
function ProductsPage() {
  const t = useTexts('product');
  const go = useNavigate();
  const products = useCall(getProducts, {});
  const rows = products.data ?? [];
  const { slots } = useSlots();
  const save = useSend(saveProduct, { stale: [getProducts, getSample], done: t.saved });
  const reorder = useSend(saveProduct, { stale: [getProducts, getSample] });
  const nameOf = (product: AdminProduct) => textIn(product.name);
  const move = async (id: string, by: -1 | 1) => {
    // One after the other: a refusal leaves the rest as it was, and the list then shows what is.
    for (const product of moved(rows, id, by)) await reorder.mutateAsync(product);
  };
  const startAbout = (product: AdminProduct) =>
    product.price === 0 ? t.startFreeAbout : isEverFree(product) ? t.startSomeFreeAbout : t.startAbout;
  const arrow = (product: AdminProduct, at: number, by: -1 | 1) => (
    <Button
      type="text"
      icon={by === -1 ? <ArrowUpOutlined /> : <ArrowDownOutlined />}
      aria-label={(by === -1 ? t.up : t.down)({ name: nameOf(product) })}
      disabled={reorder.isPending || (by === -1 ? at === 0 : at === rows.length - 1)}
      onClick={() => void move(product.id, by).catch(() => undefined)}
    />
  );
  const columns: TableColumnsType<AdminProduct> = [
    {
      title: t.columns.order,
      render: (_, product, at) => (
        <Space size={0} orientation="vertical">
          {arrow(product, at, -1)}
          {arrow(product, at, 1)}
        </Space>
      ),
    },
    {
      title: t.columns.name,
      render: (_, product) => (
        <>
          <TwoLines
            first={
              <>
                <strong>{nameOf(product)}</strong> <SampleTag kind="product" id={product.id} />
              </>
            }
            second={t.kinds[product.kind]}
          />
          <Missing of={product.name} />
        </>
      ),
    },
    {
      title: t.columns.price,
      render: (_, { price, prices, lateRefundPercent }) =>
        price === 0 && prices.length === 0 ? (
          t.free
        ) : (
          <TwoLines
            first={
              <>
                <Money fen={price} />
                {prices.length > 0 && ` · ${t.price.count({ n: prices.length })}`}
              </>
            }
            second={t.percentBack({ percent: lateRefundPercent })}
          />
        ),
    },
    {
      title: t.columns.stock,
      render: (_, { stock }) =>
        slots
          .filter(({ id }) => stock[id] !== undefined)
          .map(({ id, start }) => <div key={id} className="whole">{`${start} · ${stock[id]}`}</div>),
    },
    {
      title: t.columns.sale,
      render: (_, { onSale, realName, concessions, saleFrom, saleUntil }) => (
        <TwoLines
          first={<StatusTag tone={onSale ? 'good' : 'quiet'}>{onSale ? t.onSale : t.offSale}</StatusTag>}
          second={[
            saleFrom && t.saleFrom({ when: parkTime(saleFrom) }),
            saleUntil && t.saleUntil({ when: parkTime(saleUntil) }),
            realName && t.realName,
            concessions.length > 0 && t.concession.count({ n: concessions.length }),
          ]
            .filter(Boolean)
            .join(' · ')}
        />
      ),
    },
    {
      key: 'actions',
      render: (_, product) => (
        <Space wrap>
          <Button onClick={() => go(`/products/${encodeURIComponent(product.id)}`)}>{t.edit}</Button>
          <Confirm
            title={(product.onSale ? t.stopTitle : t.startTitle)({ name: nameOf(product) })}
            about={product.onSale ? t.stopAbout : startAbout(product)}
            onYes={() =>
              save.mutateAsync({ ...product, onSale: !product.onSale, ...(isEverFree(product) && { free: true as const }) })
            }
          >
            {product.onSale ? t.stop : product.price === 0 ? t.startFree : t.start}
          </Confirm>
        </Space>
      ),
    },
  ];
  return (
    <>
      <PageHead title={t.title} about={t.about}>
        <ExportButton path={exportProducts.path} name={t.title} />
        <AddButton text={t.add} to="/products/new" />
      </PageHead>
      <RowsSheet of={products} rows={(all) => all} empty={t.empty} columns={columns} />
    </>
  );
}
