import { bundleArea } from './languagePack.weapp';
import { messages as en } from './messages/en/lostFoundArea';
import { messages as es } from './messages/es/lostFoundArea';
import { messages as fr } from './messages/fr/lostFoundArea';
import { messages as zhHans } from './messages/zh-Hans/lostFoundArea';
import { messages as zhHant } from './messages/zh-Hant/lostFoundArea';

bundleArea('lostFound', { 'zh-Hans': zhHans, 'zh-Hant': zhHant, en, es, fr });
