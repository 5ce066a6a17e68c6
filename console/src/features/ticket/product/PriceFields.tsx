import { getAdminPark } from '@park/contract/park/calls';
import { addDays, parkDay } from '@park/contract/parkTime';
import { MAX_PRICE_RULES } from '@park/contract/ticket/price';
import { getSlots } from '@park/contract/ticket/product/calls';
import { Checkbox, Flex, Form, Input, Select } from 'antd';
import { useCall } from '../../../api/hooks';
import { useTexts } from '../../../i18n/language';
import { textIn } from '../../../ui/contentLanguages';
import { daySpan } from '../../../ui/daySpan';
import { FieldRows } from '../../../ui/FieldRows';
import { NumberItem } from '../../../ui/items';
import { rule } from '../../../ui/rule';
import { dayText, mediumDay, shortDay, yuan } from '../../../ui/values';
import { useSlots } from '../slots';
import { holidaysToCome, NEW_PRICE, type PriceForm, pricesAhead, toHolidayPrice } from './prices';
import { isTypedFree, MAX_CHARACTERS, type ProductForm } from './rules';

/** So many days are shown ahead: four weeks. */
const DAYS_AHEAD = 28;
/** With what a row has no field for: seasons, in a park that has one. */
const WHOLE = { preserve: true };
const A_MONDAY = '2024-01-01';
const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7];
const weekdayName = (weekday: number) => dayText(addDays(A_MONDAY, weekday - 1), { weekday: 'short' });

/** What a product costs on other days and at other times than usual, beside what that makes of the coming days. */
export function PriceFields() {
  const { price: t, fields } = useTexts('product');
  const yuan = Form.useWatch<number | null | undefined>('yuan');
  const prices = Form.useWatch<PriceForm[] | undefined>('prices', WHOLE) ?? [];
  return (
    <section className="product-prices" aria-label={fields.prices}>
      <div>
        <h2>{fields.prices}</h2>
        <p className="muted">{t.about}</p>
        <FieldRows
          name="prices"
          labels={t}
          max={MAX_PRICE_RULES}
          begin={() => NEW_PRICE}
          // Before the others: a holiday's weekend is the holiday's.
          beside={(add, isFull) => <Holiday disabled={isFull} onAdd={(holiday) => add(holiday, 0)} />}
        >
          {(at) => <PriceRow at={at} />}
        </FieldRows>
        {yuan !== 0 && isTypedFree({ yuan: null, prices }) && <FreeItem someDays />}
      </div>
      <Ahead />
    </section>
  );
}

function PriceRow({ at }: { at: number }) {
  const { price: t } = useTexts('product');
  const span = daySpan();
  const seasons = useSeasons();
  const { slots, hoursOf } = useSlots();
  const chosen = Form.useWatch<string[] | undefined>(['prices', at, 'slots']) ?? [];
  const gone = chosen.filter((id) => !slots.some((slot) => slot.id === id));
  return (
    <>
      <Flex wrap gap="0 16px">
        <Form.Item name={[at, 'from']} label={t.fields.from}>
          <Input type="date" {...span} style={{ width: 150 }} />
        </Form.Item>
        <Form.Item
          name={[at, 'until']}
          label={t.fields.until}
          dependencies={[['prices', at, 'from']]}
          rules={[rule<string>((last, form) => last && last < form.getFieldValue(['prices', at, 'from']) && t.daysCrossed)]}
        >
          <Input type="date" {...span} style={{ width: 150 }} />
        </Form.Item>
        <NumberItem
          name={[at, 'yuan']}
          label={t.fields.yuan}
          required
          min={0}
          max={MAX_CHARACTERS.yuan}
          precision={2}
          width={130}
        />
      </Flex>
      <Flex wrap gap="0 16px">
        <Form.Item name={[at, 'weekdays']} label={t.fields.weekdays}>
          <Select
            mode="multiple"
            placeholder={t.everyDay}
            options={WEEKDAYS.map((value) => ({ value, label: weekdayName(value) }))}
            style={{ minWidth: 200 }}
          />
        </Form.Item>
        <Form.Item name={[at, 'slots']} label={t.fields.slots}>
          <Select
            mode="multiple"
            placeholder={t.everySlot}
            options={[
              ...slots.map(({ id }) => ({ value: id, label: hoursOf(id) })),
              ...gone.map((id) => ({ value: id, label: t.slotGone({ hours: hoursOf(id) }) })),
            ]}
            style={{ minWidth: 200 }}
          />
        </Form.Item>
        {seasons.length > 1 && (
          <Form.Item name={[at, 'seasons']} label={t.fields.seasons}>
            <Select mode="multiple" placeholder={t.everySeason} options={seasons} style={{ minWidth: 200 }} />
          </Form.Item>
        )}
      </Flex>
    </>
  );
}

/** The park's seasons, as a list to choose from. */
function useSeasons() {
  const { price: t } = useTexts('product');
  const seasons = useCall(getAdminPark, {}).data?.park.hours.seasons ?? [];
  return seasons.map(({ id, name }, at) => ({ value: id, label: at === 0 ? t.noSeason : name || t.season({ n: at }) }));
}

/** Fills in the days of a holiday. */
function Holiday({ disabled, onAdd }: { disabled: boolean; onAdd: (price: PriceForm) => void }) {
  const { price: t } = useTexts('product');
  const holidays = holidaysToCome(parkDay(Date.now()));
  // Those of a year are published in the autumn before it.
  if (holidays.length === 0) return <span className="muted">{t.holidaysUnknown}</span>;
  return (
    <Select
      value={null}
      aria-label={t.holiday}
      placeholder={t.holiday}
      disabled={disabled}
      popupMatchSelectWidth={false}
      style={{ minWidth: 200 }}
      options={holidays.map((one) => ({
        value: one.from,
        label: `${textIn(one.name)} ${mediumDay(one.from)} – ${mediumDay(one.until)}`,
      }))}
      onChange={(from: string) => {
        const holiday = holidays.find((one) => one.from === from);
        if (holiday) onAdd(toHolidayPrice(holiday));
      }}
    />
  );
}

/** That nobody pays has to be said. @param someDays on some days alone */
export function FreeItem({ someDays = false }: { someDays?: boolean }) {
  const t = useTexts('product');
  return (
    <Form.Item
      name={someDays ? 'freeTimes' : 'free'}
      label={t.free}
      valuePropName="checked"
      rules={[rule<boolean>((isFree) => !isFree && t.freeNeeded)]}
    >
      <Checkbox>{someDays ? t.price.free : t.fields.free}</Checkbox>
    </Form.Item>
  );
}

/** The coming days with what each costs by what is typed. */
function Ahead() {
  const { price: t, free } = useTexts('product');
  const hours = useCall(getAdminPark, {}).data?.park.hours;
  const slots = useCall(getSlots, {}).data;
  const typed = {
    yuan: Form.useWatch<number | null | undefined>('yuan') ?? null,
    prices: Form.useWatch<PriceForm[] | undefined>('prices', WHOLE) ?? [],
    stock: Form.useWatch<ProductForm['stock'] | undefined>('stock') ?? {},
  };
  if (!hours || !slots || typed.yuan === null) return null;
  const money = (fen: number) => (fen === 0 ? free : yuan(fen).replace(/\.00$/, ''));
  return (
    <div>
      <h3 id="prices-ahead">{t.ahead({ n: DAYS_AHEAD })}</h3>
      <ol className="bare-list days-ahead" aria-labelledby="prices-ahead">
        {pricesAhead(typed, hours, slots, parkDay(Date.now()), DAYS_AHEAD).map(({ day, price, priceTo, own }) => (
          <li key={day} data-state={price === undefined ? 'closed' : own ? 'own' : 'usual'}>
            <span className="muted">
              {shortDay(day)} {dayText(day, { weekday: 'short' })}
            </span>
            <span style={{ fontWeight: own ? 600 : undefined }}>
              {price === undefined
                ? t.notSold
                : [price, priceTo].flatMap((fen) => (fen === undefined ? [] : [money(fen)])).join('–')}
            </span>
          </li>
        ))}
      </ol>
    </div>
  );
}

/** A rule on one line: `1 Oct 2026–7 Oct 2026, Sat Sun, 09:00–12:00: ¥80.00`. */
export function usePriceText(): (price: PriceForm) => string {
  const { price: t } = useTexts('product');
  const { clause } = useTexts('ui');
  const { hoursOf } = useSlots();
  const seasons = useSeasons();
  return ({ from, until, weekdays, seasons: ids, slots, yuan: price }) => {
    const days = (from || until) && [from, until].map((day) => day && mediumDay(day)).join('–');
    const names = ids.map((id) => seasons.find(({ value }) => value === id)?.label ?? id);
    const parts = [days, weekdays.map(weekdayName).join(' '), names.join(' '), slots.map(hoursOf).join(' ')];
    return t.say({ when: parts.filter(Boolean).join(clause) || t.everyDay, price: yuan(Math.round((price ?? 0) * 100)) });
  };
}
