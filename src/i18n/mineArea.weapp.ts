import { bundleArea } from './languagePack.weapp';
import { messages as en } from './messages/en/mineArea';
import { messages as es } from './messages/es/mineArea';
import { messages as fr } from './messages/fr/mineArea';
import { messages as zhHans } from './messages/zh-Hans/mineArea';
import { messages as zhHant } from './messages/zh-Hant/mineArea';

bundleArea('mine', { 'zh-Hans': zhHans, 'zh-Hant': zhHant, en, es, fr });
