import { bundleArea } from './languagePack.weapp';
import { messages as en } from './messages/en/noticeArea';
import { messages as es } from './messages/es/noticeArea';
import { messages as fr } from './messages/fr/noticeArea';
import { messages as zhHans } from './messages/zh-Hans/noticeArea';
import { messages as zhHant } from './messages/zh-Hant/noticeArea';

bundleArea('notice', { 'zh-Hans': zhHans, 'zh-Hant': zhHant, en, es, fr });
