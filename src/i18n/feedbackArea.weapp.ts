import { bundleArea } from './languagePack.weapp';
import { messages as en } from './messages/en/feedbackArea';
import { messages as es } from './messages/es/feedbackArea';
import { messages as fr } from './messages/fr/feedbackArea';
import { messages as zhHans } from './messages/zh-Hans/feedbackArea';
import { messages as zhHant } from './messages/zh-Hant/feedbackArea';

bundleArea('feedback', { 'zh-Hans': zhHans, 'zh-Hant': zhHant, en, es, fr });
