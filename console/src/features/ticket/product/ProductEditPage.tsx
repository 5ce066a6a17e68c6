import { rulesOf } from '@park/contract/park/rules';
import { TICKET_KINDS } from '@park/contract/ticket/limits';
import { getProducts, previewProduct, saveProduct } from '@park/contract/ticket/product/calls';
import type { AdminProduct } from '@park/contract/ticket/product/schemas';
import { Flex, Form, Select } from 'antd';
import { useState } from 'react';
import { useParams } from 'react-router';
import { call } from '../../../api/call';
import { useCall } from '../../../api/hooks';
import { newId } from '../../../api/newId';
import { usePark } from '../../../api/park';
import { useTexts } from '../../../i18n/language';
import { Answer } from '../../../ui/Answer';
import { textIn } from '../../../ui/contentLanguages';
import { EditPage, Gone, useEditing } from '../../../ui/EditPage';
import { MomentItem, NumberItem, SwitchItem } from '../../../ui/items';
import { LanguageTabs } from '../../../ui/LanguageTabs';
import { LinesItem } from '../../../ui/LinesItem';
import { LookFields } from '../../../ui/LookFields';
import { choices } from '../../../ui/list/choices';
import { hasCome } from '../../../ui/parkInput';
import { rule } from '../../../ui/rule';
import { TextItem } from '../../../ui/TextItem';
import { useSlots } from '../slots';
import { concessionText } from './rules';
import '../ticket.css';
import { ConcessionFields } from './ConcessionFields';
import { FreeItem, PriceFields, usePriceText } from './PriceFields';
import { canBeSent, fromForm, fromRuleForm, MAX_CHARACTERS, NEW_PRODUCT, toForm } from './rules';

const PRODUCTS = { kind: 'product', path: '/products' };

export function ProductEditPage() {
  const t = useTexts('product');
  const { id = 'new' } = useParams();
  return (
    <Answer of={useCall(getProducts, {})}>
      {(all) => {
        const opened = all.find((one) => one.id === id) ?? null;
        if (id !== 'new' && !opened) return <Gone title={t.title} back={PRODUCTS.path} why={t.gone} />;
        return <Editor key={id} id={id} opened={opened} all={all} />;
      }}
    </Answer>
  );
}

interface EditorProps {
  /** Of one that is begun `new`. */
  id: string;
  opened: AdminProduct | null;
  all: AdminProduct[];
}

function Editor({ id, opened, all }: EditorProps) {
  const t = useTexts('product');
  const ui = useTexts('ui');
  const { lateRefundPercent } = rulesOf(usePark()?.rules ?? {}).ticket;
  // Sent again after an answer that was lost, a new one is still one, and says the same.
  const [ownId] = useState(() => opened?.id ?? newId());
  const [position] = useState(() => opened?.position ?? Math.max(-1, ...all.map((one) => one.position)) + 1);
  const others = all.filter((one) => one.id !== ownId);
  const priceText = usePriceText();
  const { late, price, lateAbout, saleAbout, stockAbout, ...fields } = t.fields;
  const editing = useEditing({
    of: PRODUCTS,
    ...{ id, opened },
    blank: () => ({ ...NEW_PRODUCT, lateRefundPercent }),
    toForm: (product) => ({ version: product.version, values: toForm(product) }),
    save: saveProduct,
    toContents: (values) => ({ ...fromForm(values), position, id: ownId }),
    load: async () => {
      const now = (await call(getProducts, {})).find((one) => one.id === ownId);
      if (!now) throw new Error(t.gone);
      return now;
    },
    stale: [getProducts],
    done: t.saved,
    next: PRODUCTS.path,
  });
  return (
    <EditPage
      editing={editing}
      title={opened ? textIn(opened.name) : t.newTitle}
      labels={{ ...fields, yuan: price, lateRefundPercent: late }}
      describe={{
        prices: (rules) => rules.map(priceText).join('\n'),
        concessions: (rules) => rules.map((rule) => concessionText(t.concession.say, fromRuleForm(rule), ui.clause)).join('\n'),
      }}
      preview={{
        call: previewProduct,
        isReady: canBeSent(editing.typed),
        page: 'pages/ticket/ticketDetail',
        needs: t.previewNeeds,
      }}
    >
      <Fields full={Math.max(0, ...others.map((one) => one.price / 100))} />
    </EditPage>
  );
}

/** @param full the dearest price of the other products, yuan */
function Fields({ full }: { full: number }) {
  const t = useTexts('product');
  const { texts } = useTexts('ui');
  const { slots, hoursOf } = useSlots();
  const yuan = Form.useWatch<number | null | undefined>('yuan');
  return (
    <div className="product-form">
      <section>
        <h2>{t.sale}</h2>
        <Flex wrap gap="0 16px">
          <Form.Item name="kind" label={t.fields.kind}>
            <Select options={choices(TICKET_KINDS, t.kinds)} style={{ minWidth: 160 }} />
          </Form.Item>
          <NumberItem name="yuan" rules={[{ required: true }]} min={0} max={MAX_CHARACTERS.yuan} precision={2} width={160} />
          {yuan === 0 && <FreeItem />}
        </Flex>
        <LookFields />
        <NumberItem
          name="lateRefundPercent"
          extra={t.fields.lateAbout}
          rules={[{ required: true }]}
          min={0}
          max={100}
          suffix="%"
          width={160}
        />
        <fieldset className="plain-fieldset product-stock">
          <legend>{t.fields.stock}</legend>
          <p className="muted">{t.fields.stockAbout}</p>
          <Flex wrap gap="0 16px">
            {slots.map(({ id }) => (
              <NumberItem key={id} name={['stock', id]} label={hoursOf(id)} min={0} max={MAX_CHARACTERS.stock} width={160} />
            ))}
          </Flex>
        </fieldset>
        <SwitchItem name="realName" />
        <SwitchItem name="onSale" />
        <p className="muted">{t.fields.saleAbout}</p>
        <Flex wrap gap="0 16px">
          <MomentItem name="saleFrom" rules={[rule((from: string) => hasCome(from) && t.saleTimePast)]} />
          <MomentItem
            name="saleUntil"
            dependencies={['saleFrom']}
            rules={[
              rule((until: string) => hasCome(until) && t.saleTimePast),
              rule((until: string, form) => until && until === form.getFieldValue('saleFrom') && t.saleTimesSame),
            ]}
          />
        </Flex>
      </section>
      <section>
        <h2>{texts}</h2>
        <LanguageTabs label={texts} of={['name', 'text', 'includes', 'rules']} eager>
          {(one) => (
            <>
              <TextItem name="name" language={one} maxLength={MAX_CHARACTERS.name} />
              <TextItem name="text" language={one} maxLength={MAX_CHARACTERS.text} rows={4} />
              <LinesItem name="includes" language={one} maxLength={MAX_CHARACTERS.include} maxLines={MAX_CHARACTERS.lines} />
              <LinesItem name="rules" language={one} maxLength={MAX_CHARACTERS.rule} maxLines={MAX_CHARACTERS.lines} />
            </>
          )}
        </LanguageTabs>
      </section>
      <PriceFields />
      <ConcessionFields full={full} />
    </div>
  );
}
