import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { answer, HUGE, PNG, SCRIPT, ZIP } from '../desk';
import { words } from '../visitor';
import { expect, signedIn, test, weappJourney } from './fixtures';

const { feedback } = words;
const { pictures } = words;

let folder: string;
test.beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'park-photos-'));
});
test.afterAll(() => rm(folder, { recursive: true }));

/** A file on the phone. */
async function photo(name: string, content: Buffer): Promise<string> {
  const file = path.join(folder, name);
  await writeFile(file, content);
  return file;
}

weappJourney('feedback', async ({ hold, fail }) => {
  const holder = hold();
  const { phone, program, screen } = holder;
  await signedIn(holder);
  await program.launch('/pages/feedBack/feedBack');
  await screen.tap(feedback.list.add);
  await screen.isOn('pages/feedBack/addfeedBack');
  await screen.tap(feedback.form.submit);
  await screen.sees(feedback.error.kindMissing);
  await screen.tap(feedback.kind.complaint);
  await screen.type(feedback.form.text, SCRIPT);

  phone.pictures = [await photo('path.png', PNG), await photo('trip.jpg', ZIP), await photo('huge.jpg', HUGE)];
  await screen.tap(pictures.add);
  await screen.sees(pictures.sent);
  await screen.sees('Only JPEG, PNG and WebP pictures can be uploaded.');
  await screen.sees(pictures.tooLarge({ megabytes: 10 }));
  await screen.tap(feedback.form.submit);
  await screen.sees(words.posting.failed);
  await screen.tap(`${pictures.remove} ${pictures.one({ n: 3 })}`);
  await screen.tap(`${pictures.remove} ${pictures.one({ n: 2 })}`);

  const mend = fail(holder, 'uploadFile', 'cut');
  phone.pictures = [await photo('lamp.png', PNG)];
  await screen.tap(pictures.add);
  await screen.sees(words.core.request.network);
  mend();
  await screen.tap(`${words.core.action.retry} ${pictures.one({ n: 2 })}`);
  await expect.poll(() => screen.text().split(pictures.sent).length - 1).toBe(2);

  await screen.type(words.posting.phone, '13800138001');
  await screen.tap(feedback.form.submit);
  await screen.tapInSheet(words.posting.agree);
  await screen.isOn('pages/feedBack/feedBackDetails');
  await screen.sees(SCRIPT);
  await screen.sees(feedback.details.received);
  await screen.tap(pictures.one({ n: 2 }));
  await screen.sees(pictures.of({ n: 2, all: 2 }));
  await screen.tap(words.core.action.close);

  const id = String(program.stack.at(-1)?.options.id);
  await answer(id, 'Two lamps were put up.');
  await program.launch(`/pages/feedBack/feedBackDetails?id=${id}`);
  await screen.sees('Two lamps were put up.');
  await screen.tap(feedback.rate.stars({ n: 5 }));
  await screen.sees(feedback.rate.given({ n: 5 }));
});
