import { approveAll, BOOTS, putOn, scanGroup, takenByAnother } from '../activities';
import { words } from '../visitor';
import { expect, type Holder, signedIn, weappJourney } from './fixtures';

const { activity, core } = words;
const detail = (id: string) => `/pages/activity/ActivityDetail?id=${id}`;
const SCRIPT = '<img src=x onerror="1">';

async function fillIn({ screen }: Holder, boots = '38'): Promise<void> {
  await screen.tapInSheet(words.core.privacy.agree);
  await screen.type(activity.form.name, 'Lin Yue');
  await screen.type(activity.form.phone, '13800138001');
  await screen.type(BOOTS, boots);
}

weappJourney('enrollAndCome', async ({ hold }) => {
  const holder = hold();
  const { phone, program, screen } = holder;
  const { id } = await putOn('Dig in the mini-program');
  await signedIn(holder);
  await program.launch('/pages/activity/Activity');
  await screen.tap('Dig in the mini-program');
  await screen.isOn('pages/activity/ActivityDetail');
  await screen.tap(activity.act.enroll);
  await fillIn(holder, SCRIPT);
  await screen.tap(activity.form.more);
  await screen.tap(activity.form.submit.enroll);
  await screen.sees(activity.done.enrolled);
  await screen.tap(activity.form.see);
  await screen.isOn('pages/activity/ActivityDetail');
  await screen.sees(SCRIPT);
  await expect.poll(() => phone.brightness, { message: 'bright for the leader’s scanner' }).toBe(1);
  await screen.tap(activity.mine.copy);
  await expect.poll(() => phone.clipboard).toMatch(/^AC-/);
  expect((await scanGroup(phone.clipboard)).result.people).toBe(2);
  expect((await scanGroup(phone.clipboard)).message).toMatch(/\d\d:\d\d.*admin/);
  await program.launch(detail(id));
  await screen.sees(activity.mine.state.kept);
});

weappJourney('activityLine', async ({ hold }) => {
  const holder = hold();
  const { phone, program, screen } = holder;
  const one = await putOn('Walk for one', { maxPeople: 1 });
  const giveBack = await takenByAnother(one);
  await signedIn(holder);
  await program.launch(detail(one.id));
  await screen.tap(activity.act.wait);
  await fillIn(holder);
  await screen.tap(activity.form.submit.wait);
  await screen.sees(activity.done.waiting);
  await giveBack();
  await program.launch(detail(one.id));
  await screen.sees(activity.mine.offer({ n: 1 }));
  await screen.tap(activity.mine.accept);
  await screen.sees(activity.mine.state.enrolled);
  await screen.tap(activity.mine.cancel);
  await screen.tapInSheet(activity.mine.cancel);
  await screen.sees(activity.mine.state.cancelled);
  expect(phone.toasts.map(({ title }) => title)).toContain(activity.mine.cancelDone);
  expect(phone.toasts.map(({ title }) => title)).not.toContain(core.request.failed);
});

weappJourney('activityApproval', async ({ hold }) => {
  const holder = hold();
  const { program, screen } = holder;
  const asked = await putOn('Dig with a researcher', { approval: true });
  await signedIn(holder);
  await program.launch(`/pages/activity/AddEnroll?id=${asked.id}`);
  await fillIn(holder);
  await screen.tap(activity.form.submit.apply);
  await screen.sees(activity.done.applied);
  await approveAll(asked);
  await program.launch(detail(asked.id));
  await screen.sees(activity.mine.state.enrolled);
  await screen.sees(/AC-/);
});
