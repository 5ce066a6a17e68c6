import { inFive, type Words } from '../words';
import type { ExhibitGroup, HeardHow, ShownAs } from './limits';
import type { Period } from './periods';

export const period: Words<Period> = {
  archean: inFive('太古宙', '太古宙', 'Archean', 'Arcaico', 'Archéen'),
  proterozoic: inFive(
    '元古宙（埃迪卡拉纪以前）',
    '元古宙（埃迪卡拉紀以前）',
    'Proterozoic before the Ediacaran',
    'Proterozoico anterior al Ediacárico',
    'Protérozoïque avant l’Édiacarien',
  ),
  ediacaran: inFive('埃迪卡拉纪', '埃迪卡拉紀', 'Ediacaran', 'Ediacárico', 'Édiacarien'),
  cambrian: inFive('寒武纪', '寒武紀', 'Cambrian', 'Cámbrico', 'Cambrien'),
  ordovician: inFive('奥陶纪', '奧陶紀', 'Ordovician', 'Ordovícico', 'Ordovicien'),
  silurian: inFive('志留纪', '志留紀', 'Silurian', 'Silúrico', 'Silurien'),
  devonian: inFive('泥盆纪', '泥盆紀', 'Devonian', 'Devónico', 'Dévonien'),
  carboniferous: inFive('石炭纪', '石炭紀', 'Carboniferous', 'Carbonífero', 'Carbonifère'),
  permian: inFive('二叠纪', '二疊紀', 'Permian', 'Pérmico', 'Permien'),
  triassic: inFive('三叠纪', '三疊紀', 'Triassic', 'Triásico', 'Trias'),
  jurassic: inFive('侏罗纪', '侏羅紀', 'Jurassic', 'Jurásico', 'Jurassique'),
  cretaceous: inFive('白垩纪', '白堊紀', 'Cretaceous', 'Cretácico', 'Crétacé'),
  paleogene: inFive('古近纪', '古近紀', 'Paleogene', 'Paleógeno', 'Paléogène'),
  neogene: inFive('新近纪', '新近紀', 'Neogene', 'Neógeno', 'Néogène'),
  quaternary: inFive('第四纪', '第四紀', 'Quaternary', 'Cuaternario', 'Quaternaire'),
};

export const heardHow: Words<HeardHow> = {
  recording: inFive('录音', '錄音', 'Recording', 'Grabación', 'Enregistrement'),
  voice: inFive('手机朗读', '手機朗讀', 'Phone’s voice', 'Voz del teléfono', 'Voix du téléphone'),
  childVoice: inFive(
    '手机朗读（儿童）',
    '手機朗讀（兒童）',
    'Phone’s voice, for children',
    'Voz del teléfono, para niños',
    'Voix du téléphone, pour enfants',
  ),
};

export const shownAs: Words<ShownAs> = {
  original: inFive('原件', '原件', 'Original', 'Original', 'Original'),
  cast: inFive('复制品', '複製品', 'Cast', 'Réplica', 'Moulage'),
  model: inFive('复原模型', '復原模型', 'Model', 'Modelo', 'Modèle'),
  loan: inFive('原件（借展）', '原件（借展）', 'Original, on loan', 'Original, en préstamo', 'Original, en prêt'),
};

export const exhibitGroup: Words<ExhibitGroup> = {
  sponge: inFive('海绵', '海綿', 'Sponges', 'Esponjas', 'Éponges'),
  coral: inFive('珊瑚', '珊瑚', 'Corals', 'Corales', 'Coraux'),
  brachiopod: inFive('腕足动物', '腕足動物', 'Brachiopods', 'Braquiópodos', 'Brachiopodes'),
  mollusc: inFive('软体动物', '軟體動物', 'Molluscs', 'Moluscos', 'Mollusques'),
  arthropod: inFive('节肢动物', '節肢動物', 'Arthropods', 'Artrópodos', 'Arthropodes'),
  echinoderm: inFive('棘皮动物', '棘皮動物', 'Echinoderms', 'Equinodermos', 'Échinodermes'),
  graptolite: inFive('笔石', '筆石', 'Graptolites', 'Graptolitos', 'Graptolites'),
  fish: inFive('鱼类', '魚類', 'Fish', 'Peces', 'Poissons'),
  amphibian: inFive('两栖动物', '兩棲動物', 'Amphibians', 'Anfibios', 'Amphibiens'),
  reptile: inFive('爬行动物', '爬行動物', 'Reptiles', 'Reptiles', 'Reptiles'),
  dinosaur: inFive('恐龙', '恐龍', 'Dinosaurs', 'Dinosaurios', 'Dinosaures'),
  bird: inFive('鸟类', '鳥類', 'Birds', 'Aves', 'Oiseaux'),
  mammal: inFive('哺乳动物', '哺乳動物', 'Mammals', 'Mamíferos', 'Mammifères'),
  plant: inFive('植物', '植物', 'Plants', 'Plantas', 'Plantes'),
  foraminifer: inFive('有孔虫', '有孔蟲', 'Foraminifers', 'Foraminíferos', 'Foraminifères'),
  trace: inFive('遗迹化石', '遺跡化石', 'Trace fossils', 'Icnofósiles', 'Traces fossiles'),
};
