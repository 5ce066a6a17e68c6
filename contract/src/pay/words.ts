import { inFive, type Words } from '../words';
import type { Refund } from './schemas';

export const refund: Words<Refund['status']> = {
  requested: inFive('待发送', '待傳送', 'To be sent', 'Por enviar', 'À envoyer'),
  processing: inFive('微信处理中', '微信處理中', 'At WeChat', 'En WeChat', 'Chez WeChat'),
  done: inFive('已完成', '已完成', 'Done', 'Hecho', 'Fait'),
  failed: inFive('失败', '失敗', 'Failed', 'Fallido', 'Échoué'),
};
