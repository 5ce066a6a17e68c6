import { inFive, type Words } from '../words';
import type { PlaceKind } from './limits';

export const place: Words<PlaceKind> = {
  entrance: inFive('入口', '入口', 'Entrance', 'Puerta', 'Porte'),
  museum: inFive('博物馆', '博物館', 'Museum', 'Museo', 'Musée'),
  livePoint: inFive('直播点', '直播點', 'Live point', 'Punto de directo', 'Point de direct'),
  shuttle: inFive('观光车站', '觀光車站', 'Shuttle stop', 'Parada de autobús', 'Arrêt de navette'),
  toilet: inFive('洗手间', '洗手間', 'Toilets', 'Aseos', 'Toilettes'),
  firstAid: inFive('急救点', '急救點', 'First aid', 'Primeros auxilios', 'Premiers secours'),
};
