import { expect } from '@playwright/test';
import { approveAll, BOOTS, putOn, scanGroup, takenByAnother } from '../activities';
import { onBoth } from '../both';
import type { Phone } from '../phone';
import { words } from '../visitor';

const { activity, center, core } = words;
const DETAIL = 'pages/activity/ActivityDetail';
const SCRIPT = '<img src=x onerror="document.title=1">';

/** Fills the form that is open in, whose privacy notice has been agreed to. */
async function fillIn(phone: Phone, boots = '38'): Promise<void> {
  await phone.fill(activity.form.name, 'Lin Yue');
  await phone.fill(activity.form.phone, '138 0013 8000');
  await phone.fill(BOOTS, boots);
}

onBoth('enrollAndCome', async ({ phone }) => {
  const { id } = await putOn('Dig for a day');
  await phone.signedIn();
  await phone.open('pages/activity/Activity');
  await phone.tap(/^Dig for a day/);
  await phone.isOn(DETAIL, { id });
  await phone.sees('long');
  await phone.seesState(center.activities.state.open);
  await phone.tap(activity.act.enroll);
  await phone.tapInSheet(core.privacy.agree);
  await phone.fill(activity.form.phone, '12');
  await phone.tap(activity.form.submit.enroll);
  for (const message of [activity.error.nameShort, activity.error.phoneWrong, activity.error.missing])
    await phone.sees(message);

  // What was typed survives a reload, and markup stays a text.
  await fillIn(phone, SCRIPT);
  await phone.tap(activity.form.more);
  if (phone.web) {
    await phone.reload();
    await expect(phone.web.field(activity.form.name)).toHaveValue('Lin Yue');
  }
  await phone.tap(activity.form.submit.enroll);
  await phone.seesState(activity.done.enrolled);
  await phone.tap(activity.form.see);
  await phone.isOn(DETAIL);
  await phone.seesState(activity.mine.state.enrolled);
  await phone.sees(SCRIPT);
  await phone.sees(activity.mine.peopleText({ n: 2 }));
  if (phone.mini) {
    const { phone: device } = phone.mini;
    await expect.poll(() => device.brightness, { message: 'bright for the leader’s scanner' }).toBe(1);
    await phone.tap(activity.mine.copy);
    await expect.poll(() => device.clipboard).toMatch(/^AC-/);
  }

  const code = await phone.reads(/AC-[\w-]{14}/);
  expect(await phone.code(activity.mine.code)).toBe(code);
  const first = await scanGroup(code);
  expect([first.code, first.result.people, first.result.phone]).toEqual([200, 2, '138****8000']);
  expect((await scanGroup(code)).message).toMatch(/\d\d:\d\d.*admin/);
  // The page, which asks again and again so near the start, says so by itself.
  await phone.sees(activity.mine.state.kept);
  await phone.open('pages/activity/Activity', { filter: 'mine' });
  await phone.sees(activity.mine.state.kept);
});

onBoth('activityLine', async ({ phone }) => {
  const one = await putOn('Walk for one', { maxPeople: 1 });
  const giveBack = await takenByAnother(one);
  await phone.signedIn();
  await phone.open(DETAIL, { id: one.id });
  await phone.tap(activity.act.wait);
  await phone.tapInSheet(core.privacy.agree);
  await fillIn(phone);
  await phone.tap(activity.form.submit.wait);
  await phone.seesState(activity.done.waiting);
  await phone.tap(activity.form.see);
  await phone.sees(activity.mine.ahead({ n: 0 }));
  await giveBack();
  await phone.reload();
  await phone.refresh();
  await phone.sees(activity.mine.offer({ n: 1 }));
  await phone.tap(activity.mine.accept);
  await phone.seesState(activity.mine.state.enrolled);
  await phone.tap(activity.mine.cancel);
  await phone.tapInSheet(activity.mine.cancel);
  await phone.seesState(activity.mine.state.cancelled);
  await phone.sees(activity.act.again);
  if (phone.mini) {
    const toasts = phone.mini.phone.toasts.map(({ title }) => title);
    expect(toasts).toContain(activity.mine.cancelDone);
    expect(toasts).not.toContain(core.request.failed);
  }
});

onBoth('activityApproval', async ({ phone }) => {
  const dig = await putOn('Dig with a researcher', { approval: true });
  await phone.signedIn();
  await phone.open('pages/activity/AddEnroll', { id: dig.id });
  await phone.tapInSheet(core.privacy.agree);
  await fillIn(phone);
  await phone.tap(activity.form.submit.apply);
  await phone.seesState(activity.done.applied);
  await phone.tap(activity.form.see);
  await phone.seesState(activity.mine.state.applied);
  await approveAll(dig);
  await phone.reload();
  await phone.refresh();
  await phone.seesState(activity.mine.state.enrolled);
  await phone.sees(/AC-/);
});
