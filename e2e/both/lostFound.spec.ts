import { writeFile } from 'node:fs/promises';
import { getItem } from '@park/contract/lostFound/calls';
import { parkDay } from '@park/contract/parkTime';
import { expect } from '@playwright/test';
import { onBoth } from '../both';
import { acceptClaim, PNG, publishReviewed, SCRIPT } from '../desk';
import { callPark } from '../staff';
import { words } from '../visitor';

const { lostFound, pictures, posting } = words;
const LIST = 'pages/lastFound/lastFound';
const THINGS = {
  lost: { title: 'Striped umbrella', category: lostFound.category.umbrella, publish: lostFound.list.iLost },
  found: { title: 'Red cap with a snail', category: lostFound.category.clothing, publish: lostFound.list.iFound },
};

for (const kind of ['lost', 'found'] as const)
  onBoth('lostFound', kind, async ({ phone, another }, info) => {
    const thing = THINGS[kind];
    await phone.signedIn();
    await phone.open(LIST);
    await phone.tap(thing.publish);
    expect(phone.param('publish')).toBe(kind);
    await phone.sees(lostFound.form.place[kind]);
    await phone.tap(lostFound.form.submit);
    await phone.sees(lostFound.error.dayMissing);
    await phone.tap(thing.category);
    await phone.fill(lostFound.form.name, thing.title);
    await phone.fill(lostFound.form.place[kind], SCRIPT.slice(0, 60));
    await phone.chooseDay(lostFound.form.day[kind], parkDay(Date.now()));
    await phone.tap(/morning/i);
    await phone.fill(lostFound.form.text, SCRIPT);
    await phone.fill(posting.phone, '13800138001');
    const photo = info.outputPath('cap.png');
    await writeFile(photo, PNG);
    await phone.pick(pictures.add, photo);
    // Whole: while it is on its way the picture says how much of it is sent.
    await phone.seesState(pictures.sent);
    await phone.tap(lostFound.form.submit);
    await phone.tapInSheet(posting.agree);
    await phone.sees(lostFound.detail.reviewing);
    const id = phone.param('id');
    expect((await callPark(getItem, { id })).extras?.error).toBe('itemNotFound');

    await publishReviewed(id);
    const other = await another();
    await other.signedIn();
    await other.open(LIST);
    await other.tap(lostFound.kind[kind]);
    await other.tap(new RegExp(thing.title));
    await other.sees('138****8001');
    expect(other.param('id')).toBe(id);
    await other.sees(SCRIPT);
    await other.tap(lostFound.claim.action[kind]);
    await other.tapInSheet(lostFound.claim.submit);
    await other.sees(posting.tooShort({ least: 10 }));
    await other.fill(lostFound.claim.label[kind], 'There is a bus ticket in its lining.');
    await other.fill(posting.phone, '13900139002');
    await other.tapInSheet(lostFound.claim.submit);
    await other.tapInSheet(posting.agree);
    await other.sees(lostFound.claim.waiting);

    await acceptClaim(id);
    await other.reload();
    await other.sees('13800138001');
    await other.sees(lostFound.claim.accepted);
    await other.tap(lostFound.detail.call);
    await expect.poll(() => other.dialled()).toEqual(['13800138001']);
    await other.open(LIST, { mine: '1' });
    await other.tap(lostFound.mine.claims);
    await other.seesState(lostFound.claimState.accepted);

    await phone.reload();
    await phone.sees('13900139002');
    await phone.tap(lostFound.detail.close);
    await phone.tapInSheet(lostFound.detail.close);
    await phone.sees(lostFound.detail.returned);
  });
