import { bundleArea } from './languagePack.weapp';
import { messages as en } from './messages/en/searchArea';
import { messages as es } from './messages/es/searchArea';
import { messages as fr } from './messages/fr/searchArea';
import { messages as zhHans } from './messages/zh-Hans/searchArea';
import { messages as zhHant } from './messages/zh-Hant/searchArea';

bundleArea('search', { 'zh-Hans': zhHans, 'zh-Hant': zhHant, en, es, fr });
