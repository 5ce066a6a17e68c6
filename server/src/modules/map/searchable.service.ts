import type { StaffPlaceKind } from '@park/contract/map/limits';
import type { Db } from '../../db/db';
import type { Searchable } from '../search/document.service';
import { listPlaces } from './map.repo';

/** What visitors call them, in all five languages; the map's own names are found anyway. */
const NAMES: Record<StaffPlaceKind, string> = {
  entrance: '入口 出口 大门 大門 检票口 檢票口 entrance exit gate entrada salida puerta entrée sortie porte',
  museum: '博物馆 博物館 展馆 展館 museum exhibition museo exposición musée exposition',
  sight: '化石 景点 景點 遗迹 遺跡 fossil sight fósiles lugar fossiles site',
  food: '餐饮 餐飲 餐厅 餐廳 咖啡 小吃 吃饭 吃飯 喝水 restaurant café coffee food drink snack eat eating lunch comida bebida comer restaurante manger boire déjeuner',
  shuttle: '观光车 觀光車 摆渡车 接駁車 车站 車站 乘车 乘車 shuttle bus stop autobús parada navette arrêt',
  toilet:
    '厕所 廁所 洗手间 洗手間 卫生间 衛生間 公厕 公廁 化妆间 化妝室 盥洗室 上厕所 上廁所 toilet toilets restroom restrooms bathroom bathrooms lavatory washroom WC loo baño baños aseo aseos servicios lavabo toilettes',
  firstAid:
    '急救 救护 救護 救护站 救護站 医务室 醫務室 医疗 醫療 医生 醫生 受伤 受傷 创可贴 OK繃 first aid doctor nurse medical hurt injury primeros auxilios botiquín médico enfermería herido premiers secours infirmerie médecin blessé',
};

/** The places that staff keep on the map; all of them are public. */
export async function searchablePlaces(db: Db, ids: string[]): Promise<Searchable[]> {
  const wanted = new Set(ids);
  return (await listPlaces(db))
    .filter(({ id }) => wanted.has(id))
    .map(({ id, kind, name, text }) => ({ id, text, title: name, names: NAMES[kind] }));
}
