import { draft, inFive, published, type Words, withdrawn } from '../words';
import type { NoticeCategory, NoticeState, WarningColour, WarningKind } from './limits';

export const notice: Words<NoticeState> = { draft, published, withdrawn };

export const noticeCategory: Words<NoticeCategory> = {
  opening: inFive('开放信息', '開放資訊', 'Opening', 'Horarios', 'Horaires'),
  closure: inFive('临时关闭', '臨時關閉', 'Closure', 'Cierre', 'Fermeture'),
  exhibition: inFive('展览', '展覽', 'Exhibition', 'Exposición', 'Exposition'),
  safety: inFive('安全提示', '安全提示', 'Safety', 'Seguridad', 'Sécurité'),
  service: inFive('游客服务', '遊客服務', 'Service', 'Servicios', 'Services'),
};

export const warningColour: Words<WarningColour> = {
  blue: inFive('蓝色预警', '藍色警報', 'Blue warning', 'Alerta azul', 'Alerte bleue'),
  yellow: inFive('黄色预警', '黃色警報', 'Yellow warning', 'Alerta amarilla', 'Alerte jaune'),
  orange: inFive('橙色预警', '橙色警報', 'Orange warning', 'Alerta naranja', 'Alerte orange'),
  red: inFive('红色预警', '紅色警報', 'Red warning', 'Alerta roja', 'Alerte rouge'),
};

export const warningKind: Words<WarningKind> = {
  weather: inFive('天气', '天氣', 'Weather', 'Tiempo', 'Météo'),
  closure: inFive('道路或区域关闭', '道路或區域關閉', 'Closed path or area', 'Camino o zona cerrados', 'Chemin ou zone fermés'),
  crowd: inFive('人流', '人流', 'Crowds', 'Afluencia', 'Affluence'),
  other: inFive('其他', '其他', 'Other', 'Otro', 'Autre'),
};
