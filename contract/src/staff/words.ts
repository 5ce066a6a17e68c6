import { inFive, type Words } from '../words';
import type { StaffRole } from './roles';

export const role: Words<StaffRole> = {
  owner: inFive('园长', '園長', 'Owner', 'Dirección', 'Direction'),
  content: inFive('内容', '內容', 'Content', 'Contenido', 'Contenu'),
  gate: inFive('检票', '驗票', 'Gate', 'Puerta', 'Entrée'),
  live: inFive('直播', '直播', 'Live', 'Directos', 'Directs'),
  helpDesk: inFive('服务台', '服務台', 'Help desk', 'Atención', 'Accueil'),
  draw: inFive('抽奖', '抽獎', 'Draw', 'Sorteo', 'Tirage'),
};
