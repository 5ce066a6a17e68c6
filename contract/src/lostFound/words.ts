import { inFive, published, rejected, type Words, withdrawn } from '../words';
import type { ClaimState, ItemCategory, ItemKind, ItemState } from './limits';

const other = inFive('其他', '其他', 'Other', 'Otro', 'Autre');

export const item: Words<ItemState> = {
  reviewing: inFive('待审核', '待審核', 'To review', 'Por revisar', 'À vérifier'),
  published,
  rejected,
  matched: inFive('已配对', '已配對', 'Matched', 'Localizado', 'Réponse acceptée'),
  returned: inFive('已归还', '已歸還', 'Returned', 'Devuelto', 'Rendu'),
  withdrawn,
};

export const itemKind: Words<ItemKind> = {
  lost: inFive('寻物', '尋物', 'Lost', 'Perdido', 'Perdu'),
  found: inFive('招领', '招領', 'Found', 'Encontrado', 'Trouvé'),
};

export const itemCategory: Words<ItemCategory> = {
  electronics: inFive('电子产品', '電子產品', 'Electronics', 'Electrónica', 'Électronique'),
  bag: inFive('包', '包包', 'Bag', 'Bolso, mochila', 'Sac'),
  clothing: inFive('衣帽', '衣帽', 'Clothes, hats', 'Ropa, gorros', 'Vêtement, chapeau'),
  umbrella: inFive('雨伞', '雨傘', 'Umbrella', 'Paraguas', 'Parapluie'),
  bottle: inFive('水杯', '水壺', 'Bottle', 'Botella', 'Gourde'),
  keys: inFive('钥匙', '鑰匙', 'Keys', 'Llaves', 'Clés'),
  documents: inFive('证件卡片', '證件卡片', 'Papers, cards', 'Documentos, tarjetas', 'Papiers, cartes'),
  toy: inFive('玩具', '玩具', 'Toy', 'Juguete', 'Jouet'),
  jewellery: inFive('首饰', '首飾', 'Jewellery', 'Joya', 'Bijou'),
  other,
};

export const claim: Words<ClaimState> = {
  waiting: inFive('待处理', '待處理', 'Waiting', 'En espera', 'En attente'),
  accepted: inFive('已同意', '已同意', 'Accepted', 'Aceptada', 'Acceptée'),
  rejected,
};
