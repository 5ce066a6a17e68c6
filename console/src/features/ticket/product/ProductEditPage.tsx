import { TICKET_KINDS } from '@park/contract/ticket/limits';
import { getProducts, saveProduct } from '@park/contract/ticket/product/calls';
import { Checkbox, Flex, Form, InputNumber, Result, Select, Switch } from 'antd';
import { useNavigate, useParams } from 'react-router';
import { call } from '../../../api/call';
import { useCall, useSend } from '../../../api/hooks';
import { useTexts } from '../../../i18n/language';
import { Answer } from '../../../ui/Answer';
import { textIn } from '../../../ui/contentLanguages';
import { EditForm } from '../../../ui/EditForm';
import { InOneLanguage, LanguageTabs } from '../../../ui/LanguageTabs';
import { LostArt } from '../../../ui/LineArt';
import { LinesItem } from '../../../ui/LinesItem';
import { LookFields } from '../../../ui/LookFields';
import { choices } from '../../../ui/list/choices';
import { PageHead } from '../../../ui/PageHead';
import { rule } from '../../../ui/rule';
import { TextItem } from '../../../ui/TextItem';
import { useSlots } from '../slots';
import { concessionText } from './concessionText';
import '../ticket.css';
import { ConcessionFields } from './ConcessionFields';
import { fromForm, fromRuleForm, MAX_CHARACTERS, NEW_PRODUCT, type ProductForm, toForm } from './rules';

/** One product, or a new one. */
export function ProductEditPage() {
  const t = useTexts('product');
  const ui = useTexts('ui');
  const { id = 'new' } = useParams();
  const go = useNavigate();
  const products = useCall(getProducts, {});
  const save = useSend(saveProduct, { stale: [getProducts], done: t.saved, quiet: true });
  const found = products.data?.find((one) => one.id === id);
  const { late, price, lateAbout, stockAbout, ...fields } = t.fields;
  const labels = { ...fields, yuan: price, lateRefundPercent: late };
  return (
    <>
      <PageHead title={found ? textIn(found.name) : t.newTitle} back="/products" />
      <Answer of={products}>
        {(all) => {
          const product = all.find((one) => one.id === id);
          if (id !== 'new' && !product) return <Result icon={<LostArt />} title={t.gone} />;
          const position = product?.position ?? Math.max(-1, ...all.map((one) => one.position)) + 1;
          return (
            <div className="sheet">
              <InOneLanguage>
                <EditForm<ProductForm>
                  key={id}
                  thing={`product:${id}`}
                  version={product?.version ?? 0}
                  values={product ? toForm(product) : NEW_PRODUCT}
                  labels={labels}
                  describe={{
                    concessions: (rules) =>
                      rules.map((rule) => concessionText(t.concession.say, fromRuleForm(rule), ui.clause)).join('\n'),
                  }}
                  onSave={async (values, version) => {
                    const known = product ? { id: product.id, version } : { version: 0 };
                    await save.mutateAsync({ ...fromForm(values), position, ...known });
                    go('/products');
                  }}
                  loadTheirs={async () => {
                    const now = (await call(getProducts, {})).find((one) => one.id === id);
                    return { version: now?.version ?? 0, values: now ? toForm(now) : NEW_PRODUCT };
                  }}
                >
                  <Fields full={Math.max(0, ...all.flatMap((one) => (one.id === id ? [] : [one.price / 100])))} />
                </EditForm>
              </InOneLanguage>
            </div>
          );
        }}
      </Answer>
    </>
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
          <Form.Item name="yuan" label={t.fields.price} rules={[{ required: true }]}>
            <InputNumber min={0} max={MAX_CHARACTERS.yuan} precision={2} style={{ width: 160 }} />
          </Form.Item>
          {yuan === 0 && (
            <Form.Item
              name="free"
              label={t.free}
              valuePropName="checked"
              rules={[rule<boolean>((said) => !said && t.freeNeeded)]}
            >
              <Checkbox>{t.fields.free}</Checkbox>
            </Form.Item>
          )}
        </Flex>
        <LookFields />
        <Form.Item name="lateRefundPercent" label={t.fields.late} extra={t.fields.lateAbout} rules={[{ required: true }]}>
          <InputNumber min={0} max={100} precision={0} suffix="%" style={{ width: 160 }} />
        </Form.Item>
        <fieldset className="product-stock">
          <legend>{t.fields.stock}</legend>
          <p className="muted">{t.fields.stockAbout}</p>
          <Flex wrap gap="0 16px">
            {slots.map(({ id }) => (
              <Form.Item key={id} name={['stock', id]} label={hoursOf(id)}>
                <InputNumber min={0} max={MAX_CHARACTERS.stock} precision={0} style={{ width: 160 }} />
              </Form.Item>
            ))}
          </Flex>
        </fieldset>
        <Form.Item name="realName" label={t.fields.realName} valuePropName="checked">
          <Switch />
        </Form.Item>
        <Form.Item name="onSale" label={t.fields.onSale} valuePropName="checked">
          <Switch />
        </Form.Item>
      </section>
      <section>
        <h2>{texts}</h2>
        <LanguageTabs label={texts} of={['name', 'text', 'includes', 'rules']} eager>
          {(one) => (
            <>
              <TextItem name="name" label={t.fields.name} language={one} maxLength={MAX_CHARACTERS.name} />
              <TextItem name="text" label={t.fields.text} language={one} maxLength={MAX_CHARACTERS.text} rows={4} />
              <LinesItem
                name="includes"
                label={t.fields.includes}
                language={one}
                maxLength={MAX_CHARACTERS.include}
                most={MAX_CHARACTERS.lines}
              />
              <LinesItem
                name="rules"
                label={t.fields.rules}
                language={one}
                maxLength={MAX_CHARACTERS.rule}
                most={MAX_CHARACTERS.lines}
              />
            </>
          )}
        </LanguageTabs>
      </section>
      <ConcessionFields full={full} />
    </div>
  );
}
