import { answerClosure } from '@park/contract/ticket/closure/calls';
import { shareTickets, takeBackTickets } from '@park/contract/ticket/companion/calls';
import { getTicketPasses } from '@park/contract/ticket/gate/calls';
import { cancelOrder, changeOrderDay, getOrder, refundOrder } from '@park/contract/ticket/order/calls';
import type { Order } from '@park/contract/ticket/order/schemas';
import { getTicket, getTicketStock } from '@park/contract/ticket/product/calls';
import type { TicketSlot } from '@park/contract/ticket/product/schemas';
import { configure, screen, waitFor } from '@testing-library/dom';
import { startTestPark, type TestPark } from '@/api/testing/testPark';
import { act, fireEvent } from '@/platform/testing/mount';
import { ORDER, TICKET_A, TICKET_B } from '../testOrders';
import { OrderView } from './OrderView';

jest.mock('@tarojs/taro', () =>
  jest.requireActual('@/ui/testing/taroWith').taroWith({
    getCurrentPages: () => [],
    setNavigationBarTitle: () => {},
    usePageScroll: () => {},
    usePullDownRefresh: () => {},
    useDidHide: () => {},
    useDidShow: () => {},
  }),
);

// Whether an ancestor is hidden takes jsdom seconds to say.
configure({ defaultHidden: true });
jest.setTimeout(30_000);

let park: TestPark;
let order: Order;

beforeEach(async () => {
  localStorage.clear();
  park = await startTestPark();
  order = ORDER;
  park.answer(getOrder, () => order);
  // An answer that is no pass: nothing here looks at a code.
  park.answer(getTicketPasses, ({ wanted }) => ({ passes: wanted.map(() => '') }));
});
afterEach(() => park.close());

async function open(changes: Partial<Order> = {}) {
  order = { ...ORDER, ...changes };
  park.show(<OrderView id="o1" payNow={false} />);
  await waitFor(() => expect(screen.getByText('TK261121-7Q4K2M')).toBeTruthy());
}
const tap = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const dialog = () => screen.queryByRole('dialog');
const texts = () => dialog()?.textContent ?? '';

describe('giving tickets back', () => {
  it('says exactly what comes back for each and why before it is done', async () => {
    await open({ tickets: [TICKET_A, { ...TICKET_B, refundNow: 4000 }] });
    tap('Refund');
    expect(texts()).toContain('Ticket 1 · Lin Yue¥80 back');
    expect(texts()).toContain('Ticket 2 · Zhou Shan¥40 back');
    expect(texts()).toContain('Full refund until the end of Fri 20 Nov.');
    expect(texts()).not.toContain('You get back');

    fireEvent.click(screen.getByRole('checkbox', { name: /Lin Yue/ }));
    fireEvent.click(screen.getByRole('checkbox', { name: /Zhou Shan/ }));
    expect(texts()).toContain('You get back¥120');
    fireEvent.click(screen.getByRole('checkbox', { name: /Lin Yue/ }));

    park.answer(refundOrder, () => {
      order = { ...order, tickets: [TICKET_A, { ...TICKET_B, status: 'refunding', refundNow: null, refunded: 4000 }] };
      return order;
    });
    tap('Refund ¥40');
    await waitFor(() => expect(texts()).toBe(''));
    expect(park.calls(refundOrder)).toEqual([{ orderId: 'o1', ticketIds: ['t2'] }]);
    fireEvent.click(screen.getByRole('radio', { name: /Ticket 2/ }));
    expect(screen.getAllByText('Refunding').length).toBeGreaterThan(0);
    expect(screen.getByText('¥40 back')).toBeTruthy();
  });

  it('a single ticket is chosen already; one that cannot go back is named, and no more', async () => {
    await open({ status: 'partlyUsed', tickets: [{ ...TICKET_A, status: 'used', refundNow: null }, TICKET_B] });
    tap('Refund');
    expect(screen.getAllByRole('checkbox')).toHaveLength(1);
    expect(screen.getByRole('checkbox').getAttribute('aria-checked')).toBe('true');
    expect(texts()).toContain('Ticket 1 · Lin Yue · Cannot be refunded');
    expect(screen.getByRole('button', { name: 'Refund ¥80' })).toBeTruthy();
  });

  it('tickets that cost nothing are cancelled, without a word of money', async () => {
    const free = { ...TICKET_A, price: 0, refundNow: 0 };
    await open({ price: 0, amount: 0, quantity: 1, tickets: [free] });
    expect(screen.getByText('You can cancel until the end of Fri 20 Nov.')).toBeTruthy();
    tap('Cancel tickets');
    expect(texts()).toContain('Your place is offered to other visitors. This cannot be undone.');
    park.answer(refundOrder, () => {
      order = { ...order, status: 'refunded', tickets: [{ ...free, status: 'refunded', refundNow: null, refunded: 0 }] };
      return order;
    });
    const [, sure] = screen.getAllByRole('button', { name: 'Cancel tickets' });
    expect(document.body.textContent).not.toMatch(/refund|¥|money|paid/i);
    fireEvent.click(sure as HTMLElement);
    await waitFor(() => expect(screen.getByText('These tickets are cancelled.')).toBeTruthy());
    expect(screen.getByText('Cancelled')).toBeTruthy();
    expect(document.body.textContent).not.toMatch(/refund|¥|money|paid/i);
  });

  it('with none chosen it asks for one and sends nothing', async () => {
    await open();
    tap('Refund');
    const [, sure] = screen.getAllByRole('button', { name: 'Refund' });
    fireEvent.click(sure as HTMLElement);
    expect(texts()).toContain('Choose a ticket first');
    expect(park.calls(refundOrder)).toEqual([]);
  });

  it('a refusal stays in the sheet in the server’s words; a triple tap asks once; what was seen is asked for again', async () => {
    park.refuse(refundOrder, 409, 'orderNotRefundable', 'These tickets can no longer be given back.');
    await open({ tickets: [TICKET_A] });
    tap('Refund');
    const button = screen.getByRole('button', { name: 'Refund ¥80' });
    const requests = park.calls(getOrder).length;
    act(() => {
      for (let times = 0; times < 3; times += 1) button.click();
    });
    await waitFor(() => expect(texts()).toContain('These tickets can no longer be given back.'));
    expect(park.calls(refundOrder)).toHaveLength(1);
    await waitFor(() => expect(park.calls(getOrder).length).toBeGreaterThan(requests));
  });

  it('a lost answer is said, and asking again is safe', async () => {
    park.cut(refundOrder);
    await open({ tickets: [TICKET_A] });
    tap('Refund');
    tap('Refund ¥80');
    await waitFor(() => expect(texts()).toContain('network'));
    park.answer(refundOrder, () => ({ ...order, status: 'refunding' as const, tickets: [] }));
    tap('Refund ¥80');
    await waitFor(() => expect(texts()).toBe(''));
  });
});

const slot = (id: string, from: string, to: string, changes: Partial<TicketSlot> = {}): TicketSlot => ({
  id,
  start: `2026-11-22T${from}:00+08:00`,
  end: `2026-11-22T${to}:00+08:00`,
  remaining: 40,
  state: 'open',
  closedReason: null,
  offered: 0,
  ...changes,
});

function onSale() {
  const day = (at: string) => ({ day: at, remaining: 40, state: 'open' as const, closedReason: null });
  park.answer(getTicket, () => ({
    ...ORDER.ticket,
    ballots: [],
    concessions: [],
    text: '',
    price: 8000,
    lateRefundPercent: 50,
    includes: [],
    rules: [],
    days: [day('2026-11-20'), day('2026-11-22')],
  }));
  park.answer(getTicketStock, () => [
    slot('s1', '09:00', '12:00'),
    slot('s2', '12:00', '15:00', { remaining: 1, state: 'few' }),
    slot('s3', '15:00', '17:30', { remaining: 0, state: 'closed' }),
  ]);
}

describe('moving the order', () => {
  const choose = async () => {
    await waitFor(() => expect(screen.getByRole('option', { name: /22 Nov/ })).toBeTruthy());
    fireEvent.click(screen.getByRole('option', { name: /22 Nov/ }));
    await waitFor(() => expect(screen.getByRole('radio', { name: /09:00–12:00/ })).toBeTruthy());
  };

  it('offers only what has places for all of it, says how often still, and moves once', async () => {
    onSale();
    await open();
    tap('Change day');
    expect(texts()).toContain('You can change twice, until the end of Fri 20 Nov.');
    await choose();
    expect(screen.getByRole('radio', { name: /12:00–15:00/ }).getAttribute('aria-disabled')).toBe('true');
    expect(texts()).toContain('12:00–15:00Too few left');
    expect(texts()).toContain('15:00–17:30Closed');
    fireEvent.click(screen.getByRole('radio', { name: /09:00–12:00/ }));
    park.answer(changeOrderDay, ({ day }) => ({ ...order, day, changesLeft: 1 }));
    tap('Change to Sun 22 Nov 09:00–12:00');
    await waitFor(() => expect(texts()).toBe(''));
    expect(park.calls(changeOrderDay)).toEqual([{ orderId: 'o1', day: '2026-11-22', slotId: 's1' }]);
  });

  it('offers no time that costs more than was paid', async () => {
    onSale();
    park.answer(getTicketStock, () => [
      slot('s1', '09:00', '12:00', { price: 15_000 }),
      slot('s3', '15:00', '17:30', { price: 8_000 }),
    ]);
    await open();
    tap('Change day');
    await choose();
    expect(texts()).toContain('09:00–12:00¥150 each, more than you paid');
    expect(screen.getByRole('radio', { name: /09:00–12:00/ }).getAttribute('aria-disabled')).toBe('true');
    expect(screen.getByRole('radio', { name: /15:00–17:30/ }).getAttribute('aria-disabled')).not.toBe('true');
  });

  it('a refusal stays in the sheet', async () => {
    onSale();
    park.refuse(changeOrderDay, 409, 'ticketSoldOut', 'Somebody was faster.');
    await open();
    tap('Change day');
    await choose();
    fireEvent.click(screen.getByRole('radio', { name: /09:00–12:00/ }));
    tap('Change to Sun 22 Nov 09:00–12:00');
    await waitFor(() => expect(texts()).toContain('Somebody was faster.'));
  });

  it('a closed slot asks for a choice above all, gives no code, and moves in the same way', async () => {
    onSale();
    await open({ closure: { reason: 'Rock fall', answer: null, answerUntil: '2026-11-29T00:00:00+08:00' } });
    expect(screen.getByText('Why: Rock fall')).toBeTruthy();
    expect(document.body.textContent).toContain('Without an answer by the end of Sat 28 Nov');
    expect(screen.queryByRole('button', { name: 'Change day' })).toBeNull();
    expect(screen.queryByRole('img')).toBeNull();
    tap('Move to another time');
    await choose();
    fireEvent.click(screen.getByRole('radio', { name: /09:00–12:00/ }));
    park.answer(answerClosure, () => ({ ...order, closure: null, day: '2026-11-22' }));
    tap('Change to Sun 22 Nov 09:00–12:00');
    await waitFor(() => expect(texts()).toBe(''));
    expect(park.calls(answerClosure)).toEqual([{ orderId: 'o1', day: '2026-11-22', slotId: 's1', choice: 'move' }]);
    expect(screen.queryByText('Why: Rock fall')).toBeNull();
  });

  it('a closed slot is refunded whole after one question', async () => {
    await open({ closure: { reason: 'Rock fall', answer: null, answerUntil: '2026-11-29T00:00:00+08:00' } });
    tap('Refund everything');
    expect(park.calls(answerClosure)).toEqual([]);
    await waitFor(() => expect(texts()).toContain('All ¥160 goes back'));
    park.answer(answerClosure, () => ({ ...order, status: 'refunding' as const, closure: null, tickets: [] }));
    const [, sure] = screen.getAllByRole('button', { name: 'Refund everything' });
    fireEvent.click(sure as HTMLElement);
    await waitFor(() => expect(screen.getByText(/Your money is on its way back/)).toBeTruthy());
    expect(park.calls(answerClosure)).toEqual([{ orderId: 'o1', choice: 'refund' }]);
  });
});

describe('cancelling', () => {
  const PENDING = { status: 'pending' as const, canChange: false, tickets: [] };

  it('asks first, and leaving the question keeps the order', async () => {
    await open(PENDING);
    tap('Cancel order');
    await waitFor(() => expect(texts()).toContain('Cancel this order?'));
    tap('Keep it');
    await waitFor(() => expect(texts()).toBe(''));
    expect(park.calls(cancelOrder)).toEqual([]);
  });

  it('then says so and offers to buy again', async () => {
    await open(PENDING);
    tap('Cancel order');
    await waitFor(() => expect(texts()).not.toBe(''));
    park.answer(cancelOrder, () => ({ ...order, status: 'cancelled' as const }));
    const [, sure] = screen.getAllByRole('button', { name: 'Cancel order' });
    fireEvent.click(sure as HTMLElement);
    await waitFor(() => expect(screen.getByText('Cancelled')).toBeTruthy());
    expect(screen.getByRole('button', { name: 'Book again' })).toBeTruthy();
    expect(park.calls(cancelOrder)).toEqual([{ orderId: 'o1' }]);
  });

  it('a refusal stands under the button', async () => {
    park.refuse(cancelOrder, 409, 'orderNotCancellable', 'This order is paid already.');
    await open(PENDING);
    tap('Cancel order');
    await waitFor(() => expect(texts()).not.toBe(''));
    const [, sure] = screen.getAllByRole('button', { name: 'Cancel order' });
    fireEvent.click(sure as HTMLElement);
    await waitFor(() => expect(screen.getByText('This order is paid already.')).toBeTruthy());
  });
});

it('an order that is not there, or somebody else’s, leads back to one’s own', async () => {
  park.refuse(getOrder, 404, 'orderNotFound', 'This order was not found.');
  park.show(<OrderView id="x" payNow={false} />);
  await waitFor(() => expect(screen.getByRole('button', { name: 'My orders' })).toBeTruthy());
});

describe('sharing with a companion', () => {
  it('shares the one ticket that shows without asking which', async () => {
    const requested: string[][] = [];
    park.answer(shareTickets, ({ ticketIds }) => {
      requested.push(ticketIds);
      return { token: 'link' };
    });
    await open({ tickets: [TICKET_A] });
    tap('Share with a companion');
    fireEvent.click(screen.getByRole('button', { name: 'Create a link' }));
    await waitFor(() => expect(texts()).toContain('The link for 1 ticket is ready.'));
    expect(requested).toEqual([['t1']]);
  });

  it('takes back what a companion has, after asking', async () => {
    let taken = 0;
    park.answer(takeBackTickets, () => {
      taken += 1;
      return { ...ORDER, tickets: [TICKET_A] };
    });
    await open({ tickets: [{ ...TICKET_A, isGiven: true }] });
    expect(screen.queryByRole('button', { name: 'Share with a companion' })).toBeNull();
    tap('Take the ticket back');
    await waitFor(() => expect(texts()).toContain('Your companion can no longer enter with it.'));
    expect(taken).toBe(0);
    fireEvent.click(screen.getAllByRole('button', { name: 'Take the ticket back' }).at(-1) as HTMLElement);
    await waitFor(() => expect(screen.getByRole('button', { name: 'Share with a companion' })).toBeTruthy());
    expect(taken).toBe(1);
  });

  it('shows a companion no money, and neither change nor refund', async () => {
    const held = { ...TICKET_A, price: 0, refundNow: null };
    await open({ asCompanion: true, tickets: [held], quantity: 1, price: 0, amount: 0, phone: '', canChange: false });
    expect(document.body.textContent).not.toMatch(/¥|Free|Amount|Refund/);
    for (const name of ['Share with a companion', 'Change day', 'Refund'])
      expect(screen.queryByRole('button', { name })).toBeNull();
  });
});
