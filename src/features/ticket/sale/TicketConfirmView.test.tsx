import { getGuardianTerms } from '@park/contract/ticket/guardian/calls';
import type { GuardianTerms } from '@park/contract/ticket/guardian/schemas';
import type { Order } from '@park/contract/ticket/order/schemas';
import { getTicket, getTicketStock, getTicketsBeside } from '@park/contract/ticket/product/calls';
import type { TicketBeside, TicketSlot } from '@park/contract/ticket/product/schemas';
import { addBasket, addOrder, getFares } from '@park/contract/ticket/sale/calls';
import type { VisitorFare } from '@park/contract/ticket/sale/schemas';
import { deleteSavedVisitor, getSavedVisitors, saveVisitor } from '@park/contract/ticket/visitor/calls';
import { getWaitingList } from '@park/contract/ticket/waitlist/calls';
import { getWaitingPlace, joinWaitingRoom } from '@park/contract/waitingRoom/calls';
import type { WaitingPlace } from '@park/contract/waitingRoom/schemas';
import { screen, waitFor } from '@testing-library/dom';
import type { ReactNode } from 'react';
import { startTestPark, type TestPark, type } from '@/api/testing/testPark';
import { loadLanguage } from '@/i18n/language';
import { act, fireEvent } from '@/platform/testing/mount';
import { ConfirmHost } from '@/ui/ConfirmHost';
import { ORDER } from '../testOrders';
import { DETAIL, SLOTS, VISITORS } from '../testProducts';
import { TicketConfirmView } from './TicketConfirmView';

jest.mock('@tarojs/taro', () =>
  jest.requireActual('@/ui/testing/taroWith').taroWith({ useDidShow: () => {}, useDidHide: () => {} }),
);
const mockWent: unknown[] = [];
jest.mock('@/navigation/go', () => ({
  go: (...to: unknown[]) => mockWent.push(to),
  goReplace: (...to: unknown[]) => mockWent.push(to),
}));
jest.mock('@/ui/Page', () => ({
  Page: ({ children, footer }: { children: ReactNode; footer?: ReactNode }) => (
    <>
      {children}
      {footer}
    </>
  ),
}));

const PENDING: Order = { ...ORDER, status: 'pending', amount: 24_000, paidAt: null };
const TERMS: GuardianTerms = {
  version: 3,
  points: [{ title: 'What is taken', text: 'Name and number.' }],
  contact: 'Ms Li, 0000-1234567',
};
// Past 300 lines: all of it is one page, over one park and one set of stand-ins for the router and the frame.
const PHONE = 'Contact phone';
let park: TestPark;

beforeEach(async () => {
  localStorage.clear();
  mockWent.length = 0;
  park = await startTestPark();
  park.answer(getTicket, () => DETAIL);
  park.answer(getTicketStock, () => SLOTS);
  park.answer(getWaitingList, () => []);
  park.answer(getSavedVisitors, () => VISITORS);
  park.answer(getFares, () => []);
  park.answer(getTicketsBeside, () => []);
  park.answer(addOrder, () => PENDING);
});
afterEach(() => park.close());

async function open(slotId = 's2', day = '2026-11-21') {
  const shown = park.show(
    <>
      <TicketConfirmView id="adult" day={day} slotId={slotId} />
      <ConfirmHost />
    </>,
  );
  await screen.findByText('Lin Yue');
  await waitFor(() => expect(screen.queryAllByText(/left at this time|Up to 5/).length).toBeGreaterThan(0));
  return shown;
}

const submit = () => screen.getByRole('button', { name: /^Place order/ });
const person = (name: string) => screen.getByRole('checkbox', { name: new RegExp(name) });
/** By number: printing an element that is still there takes longer than waiting for it. */
const gone = (text: string) => waitFor(() => expect(screen.queryAllByText(text).length).toBe(0));
const count = () => screen.getByRole('group', { name: 'Tickets' }).textContent;
const keys = () => park.headers(addOrder, 'idempotency-key');

/** Two people and a phone: an order that can be sent. */
function fill(container: Element) {
  fireEvent.click(person('Lin Yue'));
  fireEvent.click(person('Zhou Shan'));
  type(container, PHONE, '138 0013 8000');
}

test('the sum follows the price of the chosen time', async () => {
  park.answer(getTicket, () => ({ ...DETAIL, price: 8_000, priceTo: 15_000 }));
  park.answer(getTicketStock, () => SLOTS.map((slot) => ({ ...slot, price: slot.id === 's3' ? 8_000 : 15_000 })));
  await open();
  expect(submit().textContent).toBe('Place order · ¥150');
  fireEvent.click(person('Lin Yue'));
  await waitFor(() => expect(park.calls(getFares).at(-1)).toMatchObject({ day: '2026-11-21', slotId: 's2' }));
  fireEvent.click(screen.getByText('Change'));
  fireEvent.click(await screen.findByText('15:00–17:30'));
  expect(submit().textContent).toBe('Place order · ¥80');
});

describe('a child among the visitors', () => {
  const refused = () =>
    park.refuse(addOrder, 409, 'guardianConsentMissing', 'A visitor is under 14, so their guardian has to agree first.');

  test('is ordered for with the guardian’s yes, which goes with the order', async () => {
    park.answer(getGuardianTerms, () => TERMS);
    refused();
    const { container } = await open();
    fill(container);
    fireEvent.click(submit());
    await screen.findByText('What is taken');
    expect(screen.getByText('Ms Li, 0000-1234567')).toBeTruthy();
    park.answer(addOrder, () => PENDING);
    fireEvent.click(screen.getByText('I am the guardian, and agree'));
    expect(screen.getByText('Please choose whether you are a parent or another guardian')).toBeTruthy();
    expect(park.calls(addOrder)).toHaveLength(1);
    fireEvent.click(screen.getByRole('radio', { name: 'Parent' }));
    fireEvent.click(screen.getByText('I am the guardian, and agree'));
    await waitFor(() => expect(mockWent).toEqual([['recordDetail', { id: 'o1', pay: '1' }]]));
    expect(park.calls(addOrder)[1]).toMatchObject({ guardian: { relation: 'parent', version: 3 } });
  });

  test('refused leads to other tickets or back, and nothing is ordered', async () => {
    park.answer(getGuardianTerms, () => TERMS);
    refused();
    const { container } = await open();
    fill(container);
    fireEvent.click(submit());
    fireEvent.click(await screen.findByText('Do not agree'));
    fireEvent.click(screen.getByText('See other tickets'));
    expect(mockWent).toEqual([['ticketList']]);
    fireEvent.click(screen.getByText('Back to what I typed'));
    await waitFor(() => expect(screen.queryAllByText('Nothing was sent')).toHaveLength(0));
    expect(count()).toBe('2');
    expect(park.calls(addOrder)).toHaveLength(1);
  });
});

describe('an order', () => {
  test('that a link names no day of begins at the first that has tickets', async () => {
    await open('s2', '');
    expect(screen.getByText('Sat 21 Nov')).toBeTruthy();
  });

  test('says when, how many, for whom and how much, and is made once for a triple tap', async () => {
    const { container } = await open();
    expect(screen.getByText('Sat 21 Nov').parentElement?.textContent).toBe('Sat 21 Nov12:00–15:00');
    fill(container);
    expect(count()).toBe('2');
    expect(submit().textContent).toBe('Place order · ¥240');
    const button = submit();
    // In one act: nothing is drawn between the taps, so no disabled button helps.
    act(() => {
      for (let tap = 0; tap < 3; tap += 1) button.click();
    });
    await waitFor(() => expect(mockWent).toEqual([['recordDetail', { id: 'o1', pay: '1' }]]));
    // The form is still there while its order's page is on its way.
    await act(async () => submit().click());
    expect(park.calls(addOrder)).toEqual([
      {
        ticketId: 'adult',
        day: '2026-11-21',
        slotId: 's2',
        quantity: 2,
        visitors: [{ savedVisitorId: 'lin' }, { savedVisitorId: 'zhou' }],
        phone: '13800138000',
      },
    ]);
    expect(keys()).toEqual([expect.stringMatching(/^[\w-]{16,64}$/)]);
  });

  test('lost on its way is sent again under its key, after a reload, too, and another order under another', async () => {
    park.refuse(addOrder, 503, 'unavailable', 'Please try again in a moment.');
    const first = await open();
    fill(first.container);
    fireEvent.click(submit());
    await screen.findByText('Please try again in a moment.');
    fireEvent.click(submit());
    await waitFor(() => expect(keys()).toHaveLength(2));
    first.unmount();

    await open();
    expect(person('Lin Yue').getAttribute('aria-checked')).toBe('true');
    fireEvent.click(submit());
    await waitFor(() => expect(keys()).toHaveLength(3));
    expect(new Set(keys()).size).toBe(1);

    await screen.findByText('Please try again in a moment.');
    fireEvent.click(person('Zhou Shan'));
    fireEvent.click(screen.getByRole('button', { name: 'One ticket less' }));
    park.answer(addOrder, () => ({ ...PENDING, amount: 12_000 }));
    fireEvent.click(submit());
    await waitFor(() => expect(mockWent).toHaveLength(1));
    expect(new Set(keys()).size).toBe(2);
  });

  test('the next one begins anew', async () => {
    const first = await open();
    fill(first.container);
    fireEvent.click(submit());
    await waitFor(() => expect(mockWent).toHaveLength(1));
    first.unmount();
    const second = await open();
    expect(count()).toBe('1');
    fill(second.container);
    fireEvent.click(submit());
    await waitFor(() => expect(mockWent).toHaveLength(2));
    expect(new Set(keys()).size).toBe(2);
  });

  test('that a lost answer had made and that has ended since is made anew, under a key of its own', async () => {
    park.answer(addOrder, () => (keys().length === 1 ? { ...PENDING, status: 'expired' as const } : PENDING));
    const { container } = await open();
    fill(container);
    fireEvent.click(submit());
    await waitFor(() => expect(mockWent).toHaveLength(1));
    expect(new Set(keys()).size).toBe(2);
  });

  test('that costs something else is shown before it is paid', async () => {
    park.answer(addOrder, () => ({ ...PENDING, amount: 26_000 }));
    const { container } = await open();
    fill(container);
    fireEvent.click(submit());
    await screen.findByText('It was ¥240 a moment ago and is ¥260 now. Your places are held.');
    expect(mockWent).toEqual([]);
    fireEvent.click(screen.getByText('Pay ¥260'));
    expect(mockWent).toEqual([['recordDetail', { id: 'o1', pay: '1' }]]);
  });

  test('that costs nothing is not paid', async () => {
    park.answer(getTicket, () => ({ ...DETAIL, price: 0, realName: false }));
    park.answer(addOrder, () => ({ ...PENDING, status: 'paid' as const, amount: 0 }));
    const { container } = park.show(<TicketConfirmView id="adult" day="2026-11-21" slotId="s2" />);
    await screen.findByText('Place order · Free');
    type(container, PHONE, '13800138000');
    await waitFor(() => expect(screen.getByText('Sat 21 Nov').parentElement?.textContent).toBe('Sat 21 Nov12:00–15:00'));
    fireEvent.click(submit());
    await waitFor(() => expect(mockWent).toEqual([['recordDetail', { id: 'o1' }]]));
    expect(park.calls(addOrder)[0]).not.toHaveProperty('visitors');
  });
});

describe('a family', () => {
  const beside = (id: string, name: string, price: number, more: Partial<TicketBeside> = {}): TicketBeside => {
    const { ballots: _, days: __, ...product } = DETAIL;
    const [, slot] = SLOTS as [TicketSlot, TicketSlot];
    return { ...product, id, name, price, slot: { ...slot, remaining: 9 }, ...more };
  };
  const CHILD = beside('child', 'Child ticket', 3_000, { kind: 'child', realName: false });
  const SENIOR = beside('senior', 'Senior ticket', 0, { kind: 'senior' });
  const more = (name: string) => screen.getByRole('button', { name: `One ticket more, ${name}` });
  const countOf = (name: string) => screen.getByRole('group', { name }).textContent;
  const BASKET: Order = { ...PENDING, basketId: 'o1', basket: [PENDING, { ...PENDING, id: 'o2', amount: 6_000 }] };
  beforeEach(() => {
    park.answer(getTicketsBeside, () => [CHILD, SENIOR]);
    park.answer(addBasket, () => BASKET);
  });

  test('orders its fares together, for one sum, and pays once', async () => {
    const { container } = await open();
    fill(container);
    fireEvent.click(more('Child ticket'));
    fireEvent.click(more('Child ticket'));
    expect(submit().textContent).toBe('Place order · ¥300');
    fireEvent.click(submit());
    await waitFor(() => expect(mockWent).toEqual([['recordDetail', { id: 'o1', pay: '1' }]]));
    expect(park.calls(addBasket)).toEqual([
      {
        day: '2026-11-21',
        phone: '13800138000',
        lines: [
          { ticketId: 'adult', slotId: 's2', quantity: 2, visitors: [{ savedVisitorId: 'lin' }, { savedVisitorId: 'zhou' }] },
          { ticketId: 'child', slotId: 's2', quantity: 2 },
        ],
      },
    ]);
    expect(park.headers(addBasket, 'idempotency-key')).toEqual([expect.stringMatching(/^[\w-]{16,64}$/)]);
    expect(park.calls(addOrder)).toEqual([]);
  });

  test('of whom somebody has another fare gets it by itself, with the proof that the gate asks for', async () => {
    const fares = (own: string, proofs: VisitorFare['proofs'] = []) => [{ ticketId: own, proofs }];
    park.answer(getFares, ({ savedVisitorIds }) =>
      savedVisitorIds.map((savedVisitorId) => {
        const own = savedVisitorId === 'zhou' ? 'senior' : 'adult';
        const theirs = { own, fares: fares(own, own === 'senior' ? ['age'] : []) };
        return { savedVisitorId, fits: true, proofs: [], cheaper: null, ...theirs };
      }),
    );
    const { container } = await open();
    fill(container);
    await waitFor(() => expect(countOf('Senior ticket')).toBe('1'));
    expect(person('Zhou Shan').textContent).toContain('Senior ticket · Bring: ID or household register');
    expect(countOf('Adult ticket')).toBe('1');
    fireEvent.click(submit());
    await waitFor(() => expect(park.calls(addBasket)).toHaveLength(1));
    expect(park.calls(addBasket)[0]?.lines).toEqual([
      { ticketId: 'adult', slotId: 's2', quantity: 1, visitors: [{ savedVisitorId: 'lin' }] },
      { ticketId: 'senior', slotId: 's2', quantity: 1, visitors: [{ savedVisitorId: 'zhou' }] },
    ]);
  });

  test('has no more tickets than an order may have, and none of what is sold out', async () => {
    park.answer(getTicketsBeside, () => [
      CHILD,
      beside('senior', 'Senior ticket', 0, { slot: { ...SENIOR.slot, ...SLOTS[0] } }),
    ]);
    await open();
    for (let tap = 0; tap < 9; tap += 1) fireEvent.click(more('Child ticket'));
    expect([countOf('Adult ticket'), countOf('Child ticket'), countOf('Senior ticket')]).toEqual(['1', '4', '0']);
    fireEvent.click(more('Senior ticket'));
    expect(countOf('Senior ticket')).toBe('0');
  });

  test('one of whose fares sold out meanwhile is told so, with all that was typed', async () => {
    park.refuse(addBasket, 409, 'ticketSoldOut', 'This time is sold out.');
    const { container } = await open();
    fill(container);
    fireEvent.click(more('Child ticket'));
    fireEvent.click(submit());
    await screen.findByText('This time is sold out.');
    // What is left is asked again.
    await waitFor(() => expect(park.calls(getTicketsBeside)).toHaveLength(2));
    expect([countOf('Adult ticket'), countOf('Child ticket')]).toEqual(['2', '1']);
  });

  test('whose basket costs something else sees that before it pays', async () => {
    park.answer(addBasket, () => ({ ...BASKET, basket: [PENDING, { ...PENDING, id: 'o2', amount: 7_000 }] }));
    const { container } = await open();
    fill(container);
    fireEvent.click(more('Child ticket'));
    fireEvent.click(more('Child ticket'));
    fireEvent.click(submit());
    await screen.findByText('It was ¥300 a moment ago and is ¥310 now. Your places are held.');
  });

  test('reads what comes back before it orders', async () => {
    await open();
    expect(screen.getByText('Full refund until the end of Fri 20 Nov.')).toBeTruthy();
  });
});

describe('what is missing', () => {
  test('is said in words at its field and above the button, and nothing is sent', async () => {
    await open();
    fireEvent.click(submit());
    expect(screen.getAllByText('Please choose 1 more visitor')).toHaveLength(2);
    expect(screen.getByText('Please enter a phone number')).toBeTruthy();
    expect(park.calls(addOrder)).toEqual([]);
  });

  test('a time that sold out meanwhile opens the others; the form keeps what was typed', async () => {
    const { container } = await open('s1');
    type(container, PHONE, '13800138000');
    fireEvent.click(person('Lin Yue'));
    fireEvent.click(screen.getByText('15:00–17:30'));
    fireEvent.click(submit());
    await waitFor(() => expect(park.calls(addOrder)).toHaveLength(1));
    expect(park.calls(addOrder)[0]).toMatchObject({ slotId: 's3', quantity: 1, phone: '13800138000' });
  });

  test('no more tickets than are left can be asked for', async () => {
    await open('s3');
    const more = screen.getByRole('button', { name: 'One ticket more' });
    for (let tap = 0; tap < 4; tap += 1) fireEvent.click(more);
    expect(count()).toBe('3');
    expect(screen.getByText('3 left at this time')).toBeTruthy();
  });

  test('a time that sold out meanwhile is said before anything is sent, and another is chosen', async () => {
    await open('s1');
    const message = 'No tickets are left at this time. Please choose another.';
    expect(screen.getAllByText(message).length).toBeGreaterThan(0);
    expect(screen.getAllByRole('radio').map((one) => one.getAttribute('aria-checked'))).toEqual(['false', 'false', 'false']);
    fireEvent.click(screen.getAllByRole('radio')[1] as Element);
    await gone(message);
    expect(screen.getByText('Sat 21 Nov').parentElement?.textContent).toBe('Sat 21 Nov12:00–15:00');
  });

  test('what was typed survives a change of language', async () => {
    const { container } = await open();
    fill(container);
    await act(() => loadLanguage('zh-Hans'));
    expect(screen.getByText('提交订单 · ¥240')).toBeTruthy();
    expect(screen.getByText('11月21日 周六')).toBeTruthy();
    await act(() => loadLanguage('en'));
  });
});

describe('a refusal', () => {
  test.each([
    ['ticketSoldOut', 'Choose another time', null],
    ['tooManyUnpaidOrders', 'See unpaid orders', ['ticketRecord', { status: 'pending' }]],
    ['ticketNotOnSale', 'See other tickets', ['ticketList']],
  ])('%s is told in the server’s words with the next step', async (error, step, leads) => {
    park.refuse(addOrder, 409, error, 'Not this time.');
    const { container } = await open();
    fill(container);
    const callsBefore = park.calls(getTicketStock).length;
    fireEvent.click(submit());
    await screen.findByText('Not this time.');
    // What was seen was older than the truth.
    await waitFor(() => expect(park.calls(getTicketStock).length).toBeGreaterThan(callsBefore));
    fireEvent.click(screen.getByText(step));
    if (leads) expect(mockWent).toEqual([leads]);
    else expect(screen.getByRole('radiogroup', { name: 'Entry time' })).toBeTruthy();
  });

  test('of a fare offers the one that fits in one tap, with those it is for, and keeps the others and all that was typed', async () => {
    const facts = { ticketId: 'senior', visitors: [1] };
    park.refuse(addOrder, 409, 'fareWrong', 'Zhou Shan is 76 on that day; this ticket is for another age.', facts);
    park.answer(getTicket, ({ id }) => (id === 'senior' ? { ...DETAIL, id, name: 'Senior ticket', price: 0 } : DETAIL));
    const { container } = await open();
    fill(container);
    fireEvent.click(submit());
    fireEvent.click(await screen.findByText('Change to Senior ticket · Free'));
    expect(mockWent).toEqual([['ticketConfirm', { id: 'senior', day: '2026-11-21', slotId: 's2' }]]);
    expect(person('Lin Yue').getAttribute('aria-checked')).toBe('true');
    expect(person('Zhou Shan').getAttribute('aria-checked')).toBe('false');
    expect(submit().textContent).toBe('Place order · ¥120');
    const stored = Object.entries(localStorage).find(([key]) => key.endsWith('-senior'))?.[1];
    expect(stored).toContain('zhou');
    expect(stored).toContain('138 0013 8000');
    expect(stored).not.toMatch(/\blin\b/);
  });

  test('of a person leaves the choice to the visitor, and goes when the form changes', async () => {
    park.refuse(addOrder, 409, 'visitorHasTicket', 'Lin Yue already has a ticket for that day.');
    const { container } = await open();
    fill(container);
    fireEvent.click(submit());
    await screen.findByText('Lin Yue already has a ticket for that day.');
    fireEvent.click(person('Lin Yue'));
    await gone('Lin Yue already has a ticket for that day.');
  });
});

describe('visitors', () => {
  const ADD = 'Add a visitor';
  const SAVED = { id: 'ma', name: 'Ma Li', idKind: 'passport', idNumber: 'E1*****78' } as const;

  test('are asked for after a notice, once on this phone; the number never stays on it', async () => {
    park.answer(saveVisitor, () => SAVED);
    const { container } = await open();
    fireEvent.click(screen.getByText(ADD));
    expect(screen.getByText('Before you give an ID number')).toBeTruthy();
    fireEvent.click(screen.getByText('Agree and continue'));
    await screen.findByText('Save');
    fireEvent.click(screen.getByText('Passport'));
    type(container, 'Name', ' Ma Li ');
    type(container, 'ID number', 'e1234 5678');
    fireEvent.input(screen.getByLabelText('Date of birth'), { target: { value: '1990-12-10' } });
    fireEvent.click(screen.getByText('Save'));
    await waitFor(() => expect(person('Ma Li').getAttribute('aria-checked')).toBe('true'));
    expect(park.calls(saveVisitor)).toEqual([
      { name: 'Ma Li', idKind: 'passport', idNumber: 'E12345678', birthday: '1990-12-10' },
    ]);
    expect(JSON.stringify(localStorage)).not.toMatch(/E12345678|e1234 5678|Ma Li/);

    fireEvent.click(screen.getByText(ADD));
    expect(screen.queryByText('Before you give an ID number')).toBeNull();
    expect(screen.getByText('Save')).toBeTruthy();
  });

  test('are not asked for without a yes', async () => {
    await open();
    fireEvent.click(screen.getByText(ADD));
    fireEvent.click(screen.getByText('Do not agree'));
    expect(screen.queryByText('Save')).toBeNull();
    fireEvent.click(screen.getByText(ADD));
    expect(screen.getByText('Before you give an ID number')).toBeTruthy();
  });

  test('with a wrong card number are told so as soon as it is whole, and not sent', async () => {
    localStorage.setItem('privacy-agreed', JSON.stringify({ data: '1' }));
    const { container } = await open();
    fireEvent.click(screen.getByText(ADD));
    type(container, 'ID number', '11010119900307001');
    expect(screen.queryByRole('alert')).toBeNull();
    type(container, 'ID number', '110101199003070012');
    expect(screen.getByRole('alert').textContent).toBe('This is not a valid ID card number. Please check its 18 characters.');
    fireEvent.click(screen.getByText('Save'));
    expect(park.calls(saveVisitor)).toEqual([]);
  });

  test('are deleted after a question, and no longer chosen then', async () => {
    park.answer(deleteSavedVisitor, () => VISITORS.slice(1));
    await open();
    fireEvent.click(person('Lin Yue'));
    fireEvent.click(screen.getByRole('button', { name: 'Delete Lin Yue' }));
    fireEvent.click(await screen.findByText('Delete'));
    await gone('Lin Yue');
    expect(park.calls(deleteSavedVisitor)).toEqual([{ id: 'lin' }]);
    expect(screen.getByText('0 of 1 chosen')).toBeTruthy();
  });
});

describe('where people queue', () => {
  const PLACE: WaitingPlace = {
    ...{ state: 'waiting', token: 'place.1', ahead: 1_234, wait: { from: 480, to: 900 }, opensAt: null, until: null },
    ...{ left: 12, isStill: false, askAfter: 30 },
  };
  const inLine = (place: Partial<WaitingPlace>) => {
    park.answer(joinWaitingRoom, () => ({ ...PLACE, ...place }));
    park.answer(getWaitingPlace, () => ({ ...PLACE, ...place }));
  };
  beforeEach(() => park.refuse(addOrder, 409, 'waitingRoom', 'Many people are ordering just now.'));

  test('a place that the server does not know, as after an update, is found again by the next order', async () => {
    inLine({});
    const { container, unmount } = await open();
    fill(container);
    fireEvent.click(submit());
    await screen.findByText('1,234');
    unmount();

    const now = Date.now();
    const later = jest.spyOn(Date, 'now').mockImplementation(() => now + 10_000);
    park.refuse(getWaitingPlace, 404, 'notFound', 'That is not there.');
    await open();
    fireEvent.click(await screen.findByRole('button', { name: /^Place order/ }));
    await screen.findByText('1,234');
    expect(park.calls(joinWaitingRoom)).toHaveLength(2);
    later.mockRestore();
  });

  test('an order waits with its form kept, and goes out under the same key when it is its turn', async () => {
    inLine({});
    const { container, unmount } = await open();
    fill(container);
    fireEvent.click(submit());
    await screen.findByText('1,234');
    await screen.findByText('8–15 minutes to go');
    expect(park.calls(joinWaitingRoom)).toEqual([{ ticketId: 'adult', day: '2026-11-21', slotId: 's2' }]);
    expect(screen.queryAllByRole('button', { name: /^Place order/ })).toHaveLength(0);
    unmount();

    // Opened again when the turn has come.
    const now = Date.now();
    const later = jest.spyOn(Date, 'now').mockImplementation(() => now + 10_000);
    inLine({ state: 'admitted', ahead: null, wait: null, until: '2026-11-18T08:09:00+08:00' });
    park.answer(addOrder, () => PENDING);
    await open();
    await screen.findByText('Your turn: time left to order');
    fireEvent.click(submit());
    await waitFor(() => expect(mockWent).toEqual([['recordDetail', { id: 'o1', pay: '1' }]]));
    expect(new Set(keys()).size).toBe(1);
    expect(park.calls(addOrder).at(-1)).toMatchObject({ quantity: 2, phone: '13800138000' });
    later.mockRestore();
  });

  test('whoever finds nobody waiting orders with the same tap', async () => {
    park.answer(joinWaitingRoom, () => {
      park.answer(addOrder, () => PENDING);
      return { ...PLACE, state: 'admitted' as const, ahead: null, wait: null, until: '2026-11-18T08:10:00+08:00' };
    });
    park.answer(getWaitingPlace, () => ({ ...PLACE, state: 'admitted' as const, until: '2026-11-18T08:10:00+08:00' }));
    const { container } = await open();
    fill(container);
    fireEvent.click(submit());
    await waitFor(() => expect(mockWent).toEqual([['recordDetail', { id: 'o1', pay: '1' }]]));
    expect(new Set(keys()).size).toBe(1);
  });

  test('who waits is told that the slot sold out, and chooses another without losing the place', async () => {
    inLine({ left: 1 });
    const { container } = await open();
    fill(container);
    fireEvent.click(submit());
    await screen.findByText(/This time sold out while you were waiting/);
    fireEvent.click(screen.getByRole('button', { name: 'Change my order' }));
    await screen.findByText('Lin Yue');
    expect(screen.queryAllByRole('button', { name: /^Place order/ })).toHaveLength(0);
    fireEvent.click(screen.getByRole('button', { name: 'Back to the queue' }));
    await screen.findByText('1,234');
  });

  test('a place that lapsed is said, and a new one is asked for by a tap alone', async () => {
    inLine({ state: 'lapsed', token: 'place.1', ahead: null, wait: null });
    const { container } = await open();
    fill(container);
    fireEvent.click(submit());
    await screen.findByText('Your place is gone');
    inLine({});
    fireEvent.click(screen.getByRole('button', { name: 'Queue again' }));
    await screen.findByText('1,234');
    expect(park.calls(joinWaitingRoom)).toHaveLength(2);
  });
});
