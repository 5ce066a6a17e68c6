import { approveAll, BOOTS, putOn, scanGroup, takenByAnother } from '../activities';
import { expect, journey } from '../fixtures';
import { scan } from '../tickets';
import { Visitor, words } from '../visitor';

const { activity, center } = words;
const DETAIL = 'pages/activity/ActivityDetail';
const SCRIPT = '<img src=x onerror="document.title=1">';

/** Fills the form that is open in, whose privacy notice is agreed to when it shows. */
async function fillIn(visitor: Visitor, boots = '38'): Promise<void> {
  await visitor.fill(activity.form.name, 'Lin Yue');
  await visitor.fill(activity.form.phone, '138 0013 8000');
  await visitor.fill(BOOTS, boots);
}

journey('enrollAndCome', async ({ page }) => {
  const visitor = new Visitor(page);
  const { id } = await putOn('Dig for a day');
  await visitor.open('pages/activity/Activity');
  await visitor.tap(/^Dig for a day/);
  await visitor.isOn(`${DETAIL}?id=${id}`);
  await visitor.sees('long');
  await visitor.seesState(center.activities.state.open);
  await visitor.tap(activity.act.enroll);
  await visitor.sheet.getByRole('button', { name: words.core.privacy.agree }).tap();
  await visitor.fill(activity.form.phone, '12');
  await visitor.tap(activity.form.submit.enroll);
  for (const said of [activity.error.nameShort, activity.error.phoneWrong, activity.error.missing]) await visitor.sees(said);

  // What was typed survives a reload, and markup stays a text.
  await fillIn(visitor, SCRIPT);
  await visitor.tap(activity.form.more);
  await page.reload();
  await expect(visitor.field(activity.form.name)).toHaveValue('Lin Yue');
  await visitor.tap(activity.form.submit.enroll);
  await visitor.seesState(activity.done.enrolled);
  await visitor.tap(activity.form.see);
  await visitor.isOn(`${DETAIL}?id=${id}`);
  await visitor.seesState(activity.mine.state.enrolled);
  await visitor.sees(SCRIPT);
  await visitor.sees(activity.mine.peopleText({ n: 2 }));

  const plate = visitor.top.locator('.shown-code__plate');
  const image = await plate.evaluate((node) => getComputedStyle(node).backgroundImage);
  const code = await scan(page, image.slice('url("'.length, -'")'.length));
  await visitor.sees(code);
  const first = await scanGroup(code);
  expect([first.code, first.result.people, first.result.phone]).toEqual([200, 2, '138****8000']);
  expect((await scanGroup(code)).message).toMatch(/\d\d:\d\d.*admin/);
  // The page, which asks again and again so near the start, says so by itself.
  await expect(visitor.top.getByText(activity.mine.state.kept).first()).toBeVisible();
  await visitor.open('pages/activity/Activity', { filter: 'mine' });
  await visitor.sees(activity.mine.state.kept);
});

journey('activityLine', async ({ page }) => {
  const visitor = new Visitor(page);
  const one = await putOn('Walk for one', { maxPeople: 1 });
  const giveBack = await takenByAnother(one);
  await visitor.open(DETAIL, { id: one.id });
  await visitor.tap(activity.act.wait);
  await visitor.sheet.getByRole('button', { name: words.core.privacy.agree }).tap();
  await fillIn(visitor);
  await visitor.tap(activity.form.submit.wait);
  await visitor.seesState(activity.done.waiting);
  await visitor.tap(activity.form.see);
  await visitor.sees(activity.mine.ahead({ n: 0 }));
  await giveBack();
  await page.reload();
  await visitor.sees(activity.mine.offer({ n: 1 }));
  await visitor.tap(activity.mine.accept);
  await visitor.seesState(activity.mine.state.enrolled);
  await visitor.tap(activity.mine.cancel);
  await visitor.sheet.getByRole('button', { name: activity.mine.cancel }).tap();
  await visitor.seesState(activity.mine.state.cancelled);
  await expect(visitor.button(activity.act.again)).toBeVisible();
});

journey('activityApproval', async ({ page }) => {
  const visitor = new Visitor(page);
  const asked = await putOn('Dig with a researcher', { approval: true });
  await visitor.open('pages/activity/AddEnroll', { id: asked.id });
  await visitor.sheet.getByRole('button', { name: words.core.privacy.agree }).tap();
  await fillIn(visitor);
  await visitor.tap(activity.form.submit.apply);
  await visitor.seesState(activity.done.applied);
  await visitor.tap(activity.form.see);
  await visitor.seesState(activity.mine.state.applied);
  await approveAll(asked);
  await page.reload();
  await visitor.seesState(activity.mine.state.enrolled);
  await visitor.sees(/AC-/);
});
