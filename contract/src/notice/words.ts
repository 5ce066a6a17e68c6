import { draft, inFive, published, type Words, withdrawn } from '../words';
import type { NoticeCategory, NoticeState } from './limits';

export const notice: Words<NoticeState> = { draft, published, withdrawn };

export const noticeCategory: Words<NoticeCategory> = {
  opening: inFive('开放信息', '開放資訊', 'Opening', 'Horarios', 'Horaires'),
  closure: inFive('临时关闭', '臨時關閉', 'Closure', 'Cierre', 'Fermeture'),
  exhibition: inFive('展览', '展覽', 'Exhibition', 'Exposición', 'Exposition'),
  safety: inFive('安全提示', '安全提示', 'Safety', 'Seguridad', 'Sécurité'),
  service: inFive('游客服务', '遊客服務', 'Service', 'Servicios', 'Services'),
};
