import { bundleArea } from './languagePack.weapp';
import { messages as en } from './messages/en/prizeArea';
import { messages as es } from './messages/es/prizeArea';
import { messages as fr } from './messages/fr/prizeArea';
import { messages as zhHans } from './messages/zh-Hans/prizeArea';
import { messages as zhHant } from './messages/zh-Hant/prizeArea';

bundleArea('prize', { 'zh-Hans': zhHans, 'zh-Hant': zhHant, en, es, fr });
