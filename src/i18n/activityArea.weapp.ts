import { bundleArea } from './languagePack.weapp';
import { messages as en } from './messages/en/activityArea';
import { messages as es } from './messages/es/activityArea';
import { messages as fr } from './messages/fr/activityArea';
import { messages as zhHans } from './messages/zh-Hans/activityArea';
import { messages as zhHant } from './messages/zh-Hant/activityArea';

bundleArea('activity', { 'zh-Hans': zhHans, 'zh-Hant': zhHant, en, es, fr });
