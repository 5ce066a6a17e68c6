import { getAdminPark, saveParkAbout, saveParkParts } from '@park/contract/park/calls';
import { onBoth } from '../both';
import { resultOf, staffToken } from '../staff';
import { textsIn } from '../texts';
import { words } from '../visitor';

const { core } = words;
const HOME = 'pages/IndexCenter/IndexCenter';
const MINE = 'pages/IndexPersonalCenter/IndexPersonalCenter';

onBoth('aboutPark', async ({ phone }) => {
  const owner = await staffToken();
  const { about: sample } = await resultOf(getAdminPark, {}, owner);
  const texts = { privacy: { 'zh-Hans': '<p>隐私</p>', en: '<h2>What we store</h2><p>Nothing else.</p>' }, terms: {} };
  const versionNow = async () => (await resultOf(getAdminPark, {}, owner)).version;
  const offer = async (languagesOff: ('en' | 'es' | 'fr')[]) =>
    resultOf(saveParkParts, { version: await versionNow(), partsOff: [], languagesOff }, owner);
  const contents = { ...sample, ...texts, childrenContact: 'Lin, 0571-8888 0119' };
  await resultOf(saveParkAbout, { version: await versionNow(), about: contents }, owner);
  await offer(['fr', 'es']);

  await phone.open(HOME);
  await phone.signedIn();
  await phone.tap(core.title.about);
  await phone.sees('1 Huashi Road, Shihai, Yunling County');
  await phone.sees('Lin, 0571-8888 0119');
  await phone.sees('yunling-fossils');
  await phone.seesNot(core.legal.terms);
  await phone.tap(core.legal.privacy);
  await phone.sees('What we store');
  await phone.sees('Nothing else.');

  await phone.open(MINE);
  await phone.sees('繁體中文');
  await phone.seesNot('Français');
  await phone.seesNot('Español');

  // A phone whose own language goes, and comes back.
  await offer(['en']);
  await phone.reload();
  await phone.sees(textsIn('zh-Hans').core.title.about);
  await phone.seesNot('English');
  await offer([]);
  await phone.reload();
  await phone.sees(core.title.about);
  await phone.sees('Français');
});
