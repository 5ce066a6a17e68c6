import { inFive, type Words } from '../words';
import type { AreaKind, LineKind, PlaceKind, Surface } from './limits';

export const place: Words<PlaceKind> = {
  entrance: inFive('入口', '入口', 'Entrance', 'Puerta', 'Porte'),
  museum: inFive('博物馆', '博物館', 'Museum', 'Museo', 'Musée'),
  sight: inFive('化石景点', '化石景點', 'Fossil sight', 'Lugar con fósiles', 'Site fossilifère'),
  food: inFive('餐饮', '餐飲', 'Food and drinks', 'Comida y bebida', 'Restauration'),
  livePoint: inFive('直播点', '直播點', 'Live point', 'Punto de directo', 'Point de direct'),
  shuttle: inFive('观光车站', '觀光車站', 'Shuttle stop', 'Parada de autobús', 'Arrêt de navette'),
  toilet: inFive('洗手间', '洗手間', 'Toilets', 'Aseos', 'Toilettes'),
  firstAid: inFive('急救点', '急救點', 'First aid', 'Primeros auxilios', 'Premiers secours'),
};

export const shape: Words<LineKind | AreaKind> = {
  path: inFive('步道', '步道', 'Path', 'Sendero', 'Sentier'),
  steps: inFive('台阶', '台階', 'Steps', 'Escalones', 'Marches'),
  road: inFive('车道', '車道', 'Road', 'Carretera', 'Route'),
  shuttle: inFive('观光车线路', '觀光車路線', 'Shuttle line', 'Línea de autobús', 'Ligne de navette'),
  stream: inFive('溪流', '溪流', 'Stream', 'Arroyo', 'Ruisseau'),
  water: inFive('水面', '水面', 'Water', 'Agua', 'Eau'),
  wood: inFive('林地', '林地', 'Wood', 'Bosque', 'Bois'),
  rock: inFive('岩壁', '岩壁', 'Rock', 'Roca', 'Rocher'),
  meadow: inFive('草地', '草地', 'Meadow', 'Prado', 'Prairie'),
  paved: inFive('铺装场地', '鋪裝場地', 'Paved ground', 'Suelo pavimentado', 'Sol pavé'),
};

export const surface: Words<Surface> = {
  paved: inFive('铺装路面', '鋪裝路面', 'Paved', 'Pavimento', 'Revêtu'),
  boardwalk: inFive('木栈道', '木棧道', 'Boardwalk', 'Pasarela', 'Platelage'),
  compacted: inFive('压实路面', '壓實路面', 'Compacted', 'Compactado', 'Stabilisé'),
  gravel: inFive('碎石路', '碎石路', 'Gravel', 'Grava', 'Gravier'),
  ground: inFive('土路', '土路', 'Earth', 'Tierra', 'Terre'),
};
