import { bundleArea } from './languagePack.weapp';
import { messages as en } from './messages/en/ticketArea';
import { messages as es } from './messages/es/ticketArea';
import { messages as fr } from './messages/fr/ticketArea';
import { messages as zhHans } from './messages/zh-Hans/ticketArea';
import { messages as zhHant } from './messages/zh-Hant/ticketArea';

bundleArea('ticket', { 'zh-Hans': zhHans, 'zh-Hant': zhHant, en, es, fr });
