import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { Call } from '@park/contract/call';
import * as nouns from '@park/contract/calls';
import { getAdminNotices } from '@park/contract/notice/calls';
import { exportEntries } from '@park/contract/prize/entry/calls';
import { getRoles } from '@park/contract/staff/calls';
import { type Needed, PERMISSIONS, type Permission } from '@park/contract/staff/permissions';
import type { DeliveredRole } from '@park/contract/staff/roles';
import { checkIn } from '@park/contract/ticket/gate/calls';
import { getDayFigures } from '@park/contract/ticket/sale/calls';
import fastify from 'fastify';
import { createSessions } from '../modules/session/session.service';
import { startTestApp, type TestApp } from '../testing/testApp';
import { auth } from './auth';

/** What each permission opens, by the names of calls: written by hand, so that a call which moves is seen here. */
const MAY: Record<Needed, string> = {
  anyStaff: `
    adminLogout changePassword getSecondFactor beginSecondFactor finishSecondFactor beginPasskey finishPasskey removePasskey
    endSecondFactor renewStaff whoAmI getDesks getOverview getSample getSlots`,
  'gate.scan': `
    ticketGate.checkIn undoCheckIn checkOut syncEntries getGateConflicts resolveGateConflict getDayFigures getParkGroups
    saveParkGroup checkInGroup`,
  'window.sell': `
    getWindowDesk openShift closeShift startWindowSale payWindowSale getWindowSale cancelWindowSale refundWindowSale
    takeWindowQuota giveBackWindowQuota settleWindowSales`,
  'activities.checkIn': `
    getAdminActivities getAdminActivity getAdminEnrollments activity.checkIn getActivityFigures exportActivities
    exportEnrollments`,
  'prizes.handOut': 'lookUpPrize redeemPrize getRedemptions exportRedemptions',
  'orders.read': 'getAdminOrders getOrderTotals getAdminOrder exportOrders getProducts',
  'orders.change': `
    getOrderHistory getOrderNotes addOrderNote moveOrderByPark correctTicketPerson resendTickets getOrderPhone getOrderEntries`,
  'refunds.read': 'getRefunds exportRefunds getRefundRequests',
  'refunds.make': 'refundByPark refundPartByPark',
  'refunds.approve': 'approveComplaintRefund approveRefund declineRefund',
  'payments.manage': 'retryRefund reconcile',
  'reports.read': 'getReport exportReport getShifts',
  'products.write': 'exportProducts saveProduct previewProduct',
  'stock.write': `
    getStock setStock setStocks saveSlots exportStock previewClosure previewParkClosure closeSlot closePark reopenSlot
    getClosures exportClosures getAdminBallots getAdminBallot openBallot callOffBallot getAdminTicketWindow saveTicketWindow
    getWaitingRoom setWaitingRoom saveCapacity getCapacityReport exportCapacityReport`,
  'capacity.read': 'getCapacity',
  'help.answer': `
    getHelpRequests takeHelp resolveHelp exportHelpRequests getAdminFinds getAdminFind getFindPlace takeFind addFindStep
    exportFinds`,
  'feedback.answer': `
    getAdminFeedBacks exportFeedBacks getAdminFeedBack takeFeedBack answerFeedBack getFeedBackNotes addFeedBackNote
    getReplies getComplaints getComplaint
    uploadComplaintPicture getComplaintPhone answerComplaint rejectComplaintRefund completeComplaint`,
  'lostFound.manage': `
    getAdminItems getAdminItem reviewItem getAdminClaims decideClaim closeAdminItem exportItems exportClaims`,
  'mailings.send': 'previewMailing sendMailing getMailings',
  'points.correct': 'getVisitorPoints exportVisitorPoints correctPoints findVisitor',
  'live.manage': `
    getRegistrations suspendAnchor decideRegistration exportRegistrations setPointOpen getAdminPoints getAdminPoint savePoint
    getAdminPlatforms savePlatforms getReservations exportReservations getTimespans setTimespans`,
  'draws.manage':
    'getEntries exportEntries getAdminRounds getAdminRound saveRound openRound closeRound callOffRound exportRounds',
  'notices.write': `
    getAdminNotices getAdminNotice saveNotice previewNotice publishNotice withdrawNotice pinNotice removeNotice exportNotices`,
  'activities.write': 'saveActivity previewActivity publishActivity cancelActivity decideEnrollment removeEnrollment',
  'pictures.upload': 'uploadStaffFile',
  'content.write': `
    getAdminExhibits getAdminExhibit saveExhibit removeExhibit exportExhibits getExhibitVersions getHeard exportHeard
    uploadRecording getAdminPageLocks lockPage unlockPage getAdminPlaces savePlace removePlace orderPlaces exportPlaces
    closePlace getAdminShapes saveShape removeShape closeShape getMiniCode getSearchWords hideSearchWord exportWords
    getSignCodes getAdminWalks getAdminWalk getWalkVersions saveWalk removeWalk`,
  'park.manage': `
    getStatus getAdminPark savePark saveParkRules saveParkParts saveParkLists saveParkAbout saveParkLook saveReplies launchPark
    removeSample getWechat testWechat getTurnstiles addTurnstile removeTurnstile getTestPayment startTestPayment`,
  'staff.manage': `
    getAccounts exportAccounts saveAccount resetPassword endSessions resetSecondFactor getRoles saveRole removeRole`,
  'audit.read': 'getAuditLog exportAuditLog',
};

/** What the roles that come with a park may do. */
const DELIVERED: Record<DeliveredRole, readonly Permission[]> = {
  owner: PERMISSIONS,
  dutyManager: [
    ...(['gate.scan', 'window.sell', 'activities.checkIn', 'prizes.handOut', 'orders.read', 'orders.change'] as const),
    ...(['refunds.read', 'refunds.make', 'refunds.approve', 'reports.read', 'stock.write', 'capacity.read'] as const),
    ...(['help.answer', 'feedback.answer', 'lostFound.manage', 'mailings.send', 'points.correct'] as const),
    ...(['live.manage', 'notices.write', 'activities.write', 'pictures.upload'] as const),
  ],
  finance: ['orders.read', 'refunds.read', 'refunds.make', 'payments.manage', 'reports.read'],
  content: ['activities.checkIn', 'notices.write', 'activities.write', 'content.write', 'pictures.upload'],
  gate: ['gate.scan', 'activities.checkIn', 'prizes.handOut', 'orders.read', 'capacity.read'],
  window: ['window.sell'],
  live: ['live.manage', 'pictures.upload'],
  helpDesk: [
    ...(['orders.read', 'orders.change', 'refunds.read', 'capacity.read'] as const),
    ...(['help.answer', 'feedback.answer', 'lostFound.manage', 'mailings.send', 'points.correct'] as const),
  ],
  draw: ['prizes.handOut', 'draws.manage'],
};

interface Named {
  name: string;
  call: Call<unknown, unknown>;
}

/** `checkIn` is two calls, which have their nouns before it. */
const forStaff: Named[] = Object.entries(nouns).flatMap(([noun, calls]) =>
  Object.entries<Call<unknown, unknown>>(calls)
    .filter(([, call]) => call.auth === 'admin')
    .map(([name, call]) => ({ name: name === 'checkIn' ? `${noun}.${name}` : name, call })),
);
const namesOf = (needed: Needed): string[] => MAY[needed].split(/\s+/).filter(Boolean);
const bySorted = (names: Iterable<string>) => [...names].sort();

describe('permissions', () => {
  let park: TestApp;
  const sql = (text: string, values: unknown[] = []) => park.database.executeSql(text, values);
  const hire = async (id: string, roles: readonly string[]) => {
    await sql(`insert into admin_account (id, user_name, password_hash, roles) values ($1, $1, '', $2)`, [id, roles]);
    const sessions = createSessions(park.database.db, park.config.authSecret);
    return (await sessions.open(park.database.db, { adminId: id, adminName: id }, Date.now())).accessToken;
  };
  /** What a call with nothing in it meets: refused for want of a permission, or whatever comes after that. */
  const errorOf = async (one: Call<unknown, unknown>, token: string) => {
    const answer = await park.send(one, {}, token);
    assert.notEqual(answer.statusCode, 401, one.path);
    assert.notEqual(answer.statusCode, 500, one.path);
    const isFile = String(answer.headers['content-type']).startsWith('text/csv');
    return isFile ? undefined : answer.json().extras?.error;
  };
  const open = async (token: string) => {
    const isOpen = async ({ name, call }: Named) => ((await errorOf(call, token)) === 'roleMissing' ? [] : [name]);
    // The sign-out last, as it ends who asks.
    const [others, ending] = [true, false].map((isOther) =>
      forStaff.filter(({ name }) => (name !== 'adminLogout') === isOther),
    );
    const found = await Promise.all((others ?? []).map(isOpen));
    return bySorted([...found.flat(), ...(await Promise.all((ending ?? []).map(isOpen))).flat()]);
  };
  before(async () => {
    park = await startTestApp();
  });
  after(() => park.close());

  it('are one for every call for staff, and for no other', () => {
    const listed = (['anyStaff', ...PERMISSIONS] as const).flatMap(namesOf);
    assert.equal(new Set(listed).size, listed.length);
    assert.deepEqual(bySorted(listed), bySorted(forStaff.map(({ name }) => name)));
  });

  for (const permission of PERMISSIONS)
    it(`let who may do ${permission} alone do that and nothing else`, async () => {
      await sql(`insert into staff_role (id, name, permissions, version) values ($1, $1, array[$1], 1)`, [permission]);
      const token = await hire(`who-${permission}`, [permission]);
      assert.deepEqual(await open(token), bySorted([...namesOf(permission), ...namesOf('anyStaff')]));
    });

  it('are none of an account whose role is gone, and all of an owner', async () => {
    assert.deepEqual(await open(await hire('nobody', ['gone'])), bySorted(namesOf('anyStaff')));
    assert.deepEqual(await open(await hire('the-owner', ['owner'])), bySorted(forStaff.map(({ name }) => name)));
  });

  it('come with the delivered roles', async () => {
    const { result } = await park.call(getRoles, {}, await hire('reader', ['owner']));
    const delivered = result.filter(({ id }) => id in DELIVERED);
    assert.deepEqual(Object.fromEntries(delivered.map(({ id, permissions }) => [id, permissions])), DELIVERED);
  });

  it('are checked for files as well', async () => {
    const status = async (role: DeliveredRole) => {
      const authorization = `Bearer ${await hire(`files-${role}`, [role])}`;
      return (await park.app.inject({ url: `${exportEntries.path}?roundId=none`, headers: { authorization } })).json().extras
        .error;
    };
    assert.equal(await status('gate'), 'roleMissing');
    assert.equal(await status('draw'), 'roundNotFound');
  });

  it('are refused in the reader’s language, as an answer of the business', async () => {
    const token = await hire('reads', ['gate']);
    const answer = await park.send(getAdminNotices, {}, token, { 'accept-language': 'zh-Hans' });
    assert.equal(answer.statusCode, 200);
    assert.equal(answer.json().code, 403);
    assert.match(answer.json().message, /没有这项权限/);
  });

  it('of several roles add up', async () => {
    const token = await hire('both', ['gate', 'content']);
    assert.equal(await errorOf(getAdminNotices as Call<unknown, unknown>, token), undefined);
    assert.equal(await errorOf(checkIn as Call<unknown, unknown>, token), 'invalidInput');
  });

  it('count from the next call on, and a deactivated account is signed out by it', async () => {
    const token = await hire('mover', ['gate']);
    assert.equal((await park.call(getAdminNotices, {}, token)).extras?.error, 'roleMissing');
    await sql(`update admin_account set roles = '{content}' where id = 'mover'`);
    assert.equal((await park.call(getAdminNotices, {}, token)).code, 200);
    await sql(`update admin_account set active = false where id = 'mover'`);
    const out = await park.send(getAdminNotices, {}, token);
    assert.deepEqual([out.statusCode, out.headers['access-token']], [401, 'invalid_token']);
  });

  it('tell money to who may read reports', async () => {
    const figures = async (role: DeliveredRole) => {
      const token = await hire(`money-${role}`, [role]);
      return (await park.call(getDayFigures, { day: '2026-05-01' }, token)).result;
    };
    for (const role of ['owner', 'dutyManager'] as const)
      assert.deepEqual(await figures(role).then(({ moneyIn, moneyOut }) => [moneyIn, moneyOut]), [0, 0]);
    assert.deepEqual(await figures('gate').then(({ moneyIn, moneyOut }) => [moneyIn, moneyOut]), [null, null]);
  });

  it('are needed for the server to start', async () => {
    const app = fastify();
    const sessions = createSessions(park.database.db, park.config.authSecret);
    await app.register(auth, { sessions, origins: [] });
    assert.throws(() => app.get('/api/forgotten', { config: { auth: 'admin' } }, async () => null), /forgotten/);
    await app.close();
  });
});
