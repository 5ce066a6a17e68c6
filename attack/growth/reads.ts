import { exportActivities, getActivities, getAdminActivities, getEnrollments } from '@park/contract/activity/calls';
import type { Call } from '@park/contract/call';
import type { Rows } from '@park/contract/envelope';
import { exportFeedBacks, getAdminFeedBacks, getFeedBacks } from '@park/contract/feedback/calls';
import { exportHelpRequests, getHelpRequests } from '@park/contract/help/calls';
import { exportRegistrations, getLiveMessages, getRegistrations } from '@park/contract/live/anchor/calls';
import { getLivePoints } from '@park/contract/live/point/calls';
import { exportReservations, getLiveRooms, getReservations } from '@park/contract/live/reservation/calls';
import { exportClaims, exportItems, getAdminClaims, getAdminItems, getItems, getMyItems } from '@park/contract/lostFound/calls';
import { getMessages, getUnreadCount } from '@park/contract/message/calls';
import { exportNotices, getAdminNotices, getNotices } from '@park/contract/notice/calls';
import { getOverview } from '@park/contract/overview/calls';
import { addDays } from '@park/contract/parkTime';
import { exportRefunds, getRefunds } from '@park/contract/pay/calls';
import { exportVisitorPoints, getPointRecords, getPoints, getVisitorPoints } from '@park/contract/points/calls';
import { exportEntries, getEntries } from '@park/contract/prize/entry/calls';
import { exportRedemptions, getRedemptions } from '@park/contract/prize/redemption/calls';
import { getAdminRounds, getRound, getRounds } from '@park/contract/prize/round/calls';
import { END } from '@park/contract/rows';
import { exportWords, getHotWords, getSearchWords, search } from '@park/contract/search/calls';
import { exportAuditLog, getAccounts, getAuditLog } from '@park/contract/staff/calls';
import { getClosures } from '@park/contract/ticket/closure/calls';
import { checkIn, getGateConflicts } from '@park/contract/ticket/gate/calls';
import {
  exportOrders,
  getAdminOrder,
  getAdminOrders,
  getOrder,
  getOrderHistory,
  getOrders,
  getOrderTotals,
} from '@park/contract/ticket/order/calls';
import { getTicketStock, getTickets } from '@park/contract/ticket/product/calls';
import { addOrder, getDayFigures } from '@park/contract/ticket/sale/calls';
import { getMine } from '@park/contract/visitor/calls';
import { FREE, OPEN_ROUND, REGULAR, ROUND } from './manyRows';
import { type GrownPark, today, tomorrow, type Who } from './park';

/** Something a person at a screen waits for, in ms. */
export interface Read {
  name: string;
  run(park: GrownPark): Promise<number>;
}

function read<In, Out>(name: string, call: Call<In, Out>, input: NoInfer<In>, as: Who): Read {
  return { name, run: async (park) => (await park.call(call, input, as)).ms };
}

/** A list's first page, its second, and its last. */
function list<In, Row>(name: string, call: Call<In, Rows<Row>>, input: NoInfer<Omit<In, 'pageSize'>>): Read[] {
  const around = (place: object) => ({ ...input, ...place, pageSize: 20 }) as In;
  return [
    read(name, call, around({}), 'staff'),
    {
      name: `${name}, from a place on`,
      run: async (park) => {
        const { after } = (await park.call(call, around({}), 'staff')).result;
        return (await park.call(call, around(after === null ? {} : { after }), 'staff')).ms;
      },
    },
    read(`${name}, last page`, call, around({ before: END }), 'staff'),
  ];
}

function file<In>(name: string, call: Call<In, unknown>, input: NoInfer<In>): Read {
  return { name: `${name}, first row of the file`, run: (park) => park.firstRow(call, input) };
}

/** An order and a ticket that stand in the middle of it all. */
const middle = new WeakMap<GrownPark, Promise<{ id: string; number: string; ticket: string; visitor: string }>>();
function middleOf(park: GrownPark) {
  const found =
    middle.get(park) ??
    park
      .ask<{ id: string; number: string; ticket: string; visitor: string }>(
        `select o.id, o.number, t.number as ticket, o.visitor_id as visitor from ticket_order o join ticket t on t.order_id = o.id
         where o.status = 'used' and o.visitor_id = '${REGULAR}' order by o.id limit 1`,
      )
      .then(([row]) => {
        if (!row) throw new Error('the park has no used order');
        return row;
      });
  middle.set(park, found);
  return found;
}

export function reads(): Read[] {
  const day = today();
  const past = addDays(day, -60);
  const visitorId = REGULAR;
  const format = 'csv' as const;
  return [
    read('overview', getOverview, {}, 'staff'),
    read('overview of a past day', getOverview, { day: past }, 'staff'),
    read('figures of a day', getDayFigures, { day: past }, 'staff'),
    ...list('orders', getAdminOrders, {}),
    ...list('orders of a day', getAdminOrders, { day: past }),
    ...list('orders by their day', getAdminOrders, { field: 'day' }),
    ...list('paid orders', getAdminOrders, { status: 'paid' }),
    ...list('expired orders', getAdminOrders, { status: 'expired' }),
    ...list('orders in refund', getAdminOrders, { status: 'refunding' }),
    ...list('used orders of a day', getAdminOrders, { status: 'used', day: past }),
    {
      name: 'an order by its number',
      run: async (park) => (await park.call(getAdminOrders, { keyword: (await middleOf(park)).number }, 'staff')).ms,
    },
    {
      name: 'orders by a phone',
      run: async (park) => (await park.call(getAdminOrders, { keyword: '13800000020' }, 'staff')).ms,
    },
    {
      name: 'orders by the end of a number',
      run: async (park) => (await park.call(getAdminOrders, { keyword: (await middleOf(park)).number.slice(-4) }, 'staff')).ms,
    },
    read('what a product’s orders come to', getOrderTotals, { ticketId: FREE }, 'staff'),
    {
      name: 'an order’s history',
      run: async (park) => (await park.call(getOrderHistory, { id: (await middleOf(park)).id }, 'staff')).ms,
    },
    { name: 'an order', run: async (park) => (await park.call(getAdminOrder, { id: (await middleOf(park)).id }, 'staff')).ms },
    ...list('refunds', getRefunds, {}),
    ...list('refunds done', getRefunds, { status: 'done' }),
    ...list('closures', getClosures, {}),
    ...list('gate conflicts', getGateConflicts, {}),
    ...list('open gate conflicts', getGateConflicts, { resolved: false }),
    ...list('audit log', getAuditLog, {}),
    ...list('audit log of an action', getAuditLog, { action: 'notice' }),
    ...list('audit log of a person', getAuditLog, { userName: 'clerk7' }),
    ...list('audit log of a day', getAuditLog, { from: past, to: past }),
    ...list('audit log of a person and days', getAuditLog, { userName: 'clerk7', from: past, to: past }),
    ...list('accounts', getAccounts, {}),
    ...list('ended calls for help', getHelpRequests, { over: true }),
    ...list('open calls for help', getHelpRequests, {}),
    ...list('feedback', getAdminFeedBacks, {}),
    ...list('feedback to answer', getAdminFeedBacks, { state: 'received' }),
    ...list('lost and found', getAdminItems, {}),
    ...list('lost and found to review', getAdminItems, { state: 'reviewing' }),
    ...list('claims', getAdminClaims, {}),
    ...list('registrations', getRegistrations, {}),
    ...list('reservations', getReservations, {}),
    ...list('reservations of a day', getReservations, { day: past }),
    ...list('cancelled reservations', getReservations, { status: 'cancelled' }),
    ...list('activities', getAdminActivities, {}),
    ...list('notices', getAdminNotices, {}),
    ...list('points of a visitor', getVisitorPoints, { visitorId }),
    ...list('draws', getAdminRounds, {}),
    ...list('entries of a draw', getEntries, { roundId: ROUND }),
    ...list('entries of an open draw', getEntries, { roundId: OPEN_ROUND }),
    ...list('winners of a draw', getEntries, { roundId: ROUND, winners: true }),
    ...list('prizes handed out', getRedemptions, {}),
    ...list('prizes handed out on a day', getRedemptions, { day: past }),
    ...list('search words', getSearchWords, {}),
    file('orders', exportOrders, { format }),
    file('expired orders', exportOrders, { format, status: 'expired' }),
    file('refunds', exportRefunds, { format }),
    file('audit log', exportAuditLog, { format }),
    file('ended calls for help', exportHelpRequests, { format, over: 'true' as never }),
    file('feedback', exportFeedBacks, { format }),
    file('lost and found', exportItems, { format }),
    file('claims', exportClaims, { format }),
    file('registrations', exportRegistrations, { format }),
    file('reservations', exportReservations, { format }),
    file('activities', exportActivities, { format }),
    file('notices', exportNotices, { format }),
    file('points of a visitor', exportVisitorPoints, { format, visitorId }),
    file('entries of a draw', exportEntries, { format, roundId: ROUND }),
    file('prizes handed out', exportRedemptions, { format }),
    file('search words', exportWords, { format }),
    read('a visitor’s orders', getOrders, {}, 'visitor'),
    read('a visitor’s orders to use', getOrders, { group: 'toUse' }, 'visitor'),
    {
      name: 'a visitor’s order',
      run: async (park) => (await park.call(getOrder, { id: (await middleOf(park)).id }, 'visitor')).ms,
    },
    read('a visitor’s messages', getMessages, {}, 'visitor'),
    read('a visitor’s unread messages', getUnreadCount, {}, 'visitor'),
    read('a visitor’s points', getPoints, {}, 'visitor'),
    read('a visitor’s points records', getPointRecords, {}, 'visitor'),
    read('a visitor’s feedback', getFeedBacks, {}, 'visitor'),
    read('a visitor’s finds', getMyItems, {}, 'visitor'),
    read('a visitor’s enrolments', getEnrollments, {}, 'visitor'),
    read('a visitor’s live messages', getLiveMessages, {}, 'visitor'),
    read('my page', getMine, {}, 'visitor'),
    read('notices for visitors', getNotices, {}, 'visitor'),
    read('tickets on a day', getTickets, { day: tomorrow() }, 'nobody'),
    read('slots of a day', getTicketStock, { id: FREE, day: tomorrow() }, 'nobody'),
    read('lost and found for visitors', getItems, {}, 'nobody'),
    read('live points', getLivePoints, {}, 'nobody'),
    read('live rooms', getLiveRooms, {}, 'nobody'),
    read('activities for visitors', getActivities, {}, 'nobody'),
    read('draws for visitors', getRounds, {}, 'nobody'),
    read('an open draw', getRound, { id: OPEN_ROUND }, 'nobody'),
    read('search', search, { q: 'east gate' }, 'nobody'),
    read('search for a word nobody wrote', search, { q: 'zeppelin' }, 'nobody'),
    read('what others look for', getHotWords, {}, 'nobody'),
    {
      name: 'the sale of a ticket',
      run: async (park) => {
        const wish = { ticketId: FREE, day: tomorrow(), slotId: 'morning', quantity: 1, phone: '13900000001' };
        return (await park.call(addOrder, wish, 'visitor', crypto.randomUUID())).ms;
      },
    },
    {
      name: 'a ticket at the gate',
      run: async (park) => (await park.call(checkIn, { code: (await middleOf(park)).ticket, gate: 'East' }, 'staff')).ms,
    },
  ];
}
