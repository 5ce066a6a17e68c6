import { inFive } from '@park/contract/words';
import type { SeedExhibit } from './exhibit';

const PARK = inFive(
  '云岭化石公园',
  '雲嶺化石公園',
  'Yunling Fossil Park',
  'Parque de Fósiles Yunling',
  'Parc fossilifère de Yunling',
);
const IVPP = inFive(
  '中国科学院古脊椎动物与古人类研究所，北京',
  '中國科學院古脊椎動物與古人類研究所，北京',
  'Institute of Vertebrate Paleontology and Paleoanthropology, Beijing',
  'Instituto de Paleontología de Vertebrados y Paleoantropología, Pekín',
  'Institut de paléontologie des vertébrés et de paléoanthropologie, Pékin',
);

type Provenance = Pick<SeedExhibit, 'shownAs' | 'repository' | 'storySources'>;
const own = (storySources: string): Provenance => ({ shownAs: 'original', repository: PARK, storySources });
const cast = (repository: Provenance['repository'], storySources: string): Provenance => ({
  shownAs: 'cast',
  repository,
  storySources,
});

/** Of each exhibit, by its number: what is shown, who keeps the original (null: it is not known), and the works that its story is from. */
export const provenance: Record<string, Provenance> = {
  1: own(
    'Cossmann M. 1902, Revue critique de paléozoologie 6; Daley A.C. & Drage H.B. 2016, Arthropod Structure & Development 45; Hopkins M.J. et al. 2017, PLOS ONE 12',
  ),
  2: own(
    'Shu D.-G. et al. 1999, Nature 402; Shu D.-G. et al. 2003, Head and backbone of the Early Cambrian vertebrate Haikouichthys, Nature 421',
  ),
  3: own(
    'Hou X.-G. et al. 2017, The Cambrian Fossils of Chengjiang, China; Ma X. et al. 2012, Nature 490; Ma X. et al. 2014, Nature Communications 5; Liu J. et al. 2018, Proceedings of the Royal Society B 285',
  ),
  4: own(
    'Zhang Y. et al. 2019, Science China Earth Sciences 62; Yu C.C. 1930, The Ordovician Cephalopoda of Central China, Palaeontologia Sinica B 1',
  ),
  5: cast(
    IVPP,
    'Zhu M. et al. 2013, Nature 502; Zhu M. et al. 2016, A Silurian maxillate placoderm illuminates jaw evolution, Science 354',
  ),
  6: own(
    'Li Daoyuan, Shuijing zhu 38; Du Wan 1133, Yunlin shipu; Needham J. 1959, Science and Civilisation in China 3; Williams A. et al. 1997–2007, Treatise on Invertebrate Paleontology H, revised',
  ),
  7: own(
    'Lee J.S. 1927, Palaeontologia Sinica B 4; Loeblich A.R. & Tappan H. 1988, Foraminiferal Genera and Their Classification',
  ),
  8: {
    shownAs: 'model',
    repository: inFive(
      '法国国家自然历史博物馆，巴黎',
      '法國國家自然史博物館，巴黎',
      'Muséum national d’Histoire naturelle, Paris',
      'Museo Nacional de Historia Natural, París',
      'Muséum national d’Histoire naturelle, Paris',
    ),
    storySources:
      'Brongniart C. 1893; Nel A. et al. 2018, Palaeozoic giant dragonflies were hawker predators, Scientific Reports 8; Harrison J.F. et al. 2010, Proceedings of the Royal Society B 277; Clapham M.E. & Karr J.A. 2012, PNAS 109',
  },
  9: own(
    'Schenk A. 1883, in Richthofen F. von, China 4; Li H., Taylor E.L. & Taylor T.N. 1996, Permian vessel elements, Science 271; Retallack G.J. et al. 1996, Geological Society of America Bulletin 108',
  ),
  10: own(
    'Young C.C. 1958, Vertebrata PalAsiatica 2; Cheng Y.-N. et al. 2004, Nature 432; State Council, Regulations on the Protection of Fossils, 2010',
  ),
  11: cast(
    inFive(
      '浙江自然博物院，杭州（正模）',
      '浙江自然博物院，杭州（正模標本）',
      'Zhejiang Museum of Natural History, Hangzhou (holotype)',
      'Museo de Historia Natural de Zhejiang, Hangzhou (holotipo)',
      'Musée d’histoire naturelle du Zhejiang, Hangzhou (holotype)',
    ),
    'Xu G.-H. et al. 2012, Proceedings of the Royal Society B 280; Tintori A. et al. 2012, A new ‘flying’ fish from the Late Ladinian (Middle Triassic) of Wusha, Gortania 33',
  ),
  12: cast(
    inFive(
      '贵州省地质博物馆，贵阳',
      '貴州省地質博物館，貴陽',
      'Geological Museum of Guizhou, Guiyang',
      'Museo Geológico de Guizhou, Guiyang',
      'Musée géologique du Guizhou, Guiyang',
    ),
    'Wang X. et al. 2008, Palaeontology 51; Jiang D. et al. 2020, iScience 23',
  ),
  13: own('Hagdorn H. et al. 2007, Palaeogeography Palaeoclimatology Palaeoecology 247; Wang X. et al. 2008, Palaeontology 51'),
  14: own(
    'Laube G.C. 1869; Mietto P. et al. 2012, Episodes 35; Arkell W.J. et al. 1957, Treatise on Invertebrate Paleontology L',
  ),
  15: cast(
    IVPP,
    'Li C. et al. 2008, Nature 456; Reisz R.R. & Head J.J. 2008, Turtle origins out to sea, Nature 456; Joyce W.G. 2015, Journal of Experimental Zoology B 324',
  ),
  16: cast(
    IVPP,
    'Young C.C. 1941, Palaeontologia Sinica C 7; Lee Y.-C. et al. 2017, Nature Communications 8; China Post 1958, special stamps 22',
  ),
  17: cast(
    inFive(
      '原地保存，重庆歌乐山',
      '原地保存，重慶歌樂山',
      'In its place, Geleshan, Chongqing',
      'En su lugar, Geleshan, Chongqing',
      'En place, Geleshan, Chongqing',
    ),
    'Xing L. et al. 2020, Historical Biology; Welles S.P. 1971, Plateau 44; Alexander R.M. 1976, Nature 261',
  ),
  18: own(
    'Skeat W.W. 1912, “Snakestones” and stone thunderbolts, Folklore 23; Sowerby J. 1815; Page K.N. 2003, Geological Survey of Denmark and Greenland Bulletin 1',
  ),
  19: own(
    'Zhou Z. & Zhang B. 1989, Palaeontographica B 211; Zhou Z. & Zheng S. 2003, The missing link in Ginkgo evolution, Nature 423',
  ),
  20: cast(
    inFive(
      '自贡恐龙博物馆',
      '自貢恐龍博物館',
      'Zigong Dinosaur Museum',
      'Museo de Dinosaurios de Zigong',
      'Musée des dinosaures de Zigong',
    ),
    'Dong Z. et al. 1983; Dong Z., Peng G. & Huang D. 1989, The discovery of the bony tail club of sauropods, Vertebrata PalAsiatica 27; Zhang Y. 1988, The Middle Jurassic dinosaur fauna from Dashanpu, Zigong, Sichuan 3, Shunosaurus; Wang J. et al. 2018',
  ),
  21: cast(
    inFive(
      '成都理工大学博物馆',
      '成都理工大學博物館',
      'Museum of Chengdu University of Technology',
      'Museo de la Universidad Tecnológica de Chengdu',
      'Musée de l’université de technologie de Chengdu',
    ),
    'Young C.C. & Zhao X. 1972; Young C.C. 1954, On a new sauropod from Yiping, Szechuan, China, Acta Scientia Sinica 3',
  ),
  22: cast(IVPP, 'Hou L. et al. 1995; Chiappe L.M. et al. 1999; Chinsamy A. et al. 2013, Nature Communications 4'),
  23: cast(
    inFive(
      '中国科学院南京地质古生物研究所',
      '中國科學院南京地質古生物研究所',
      'Nanjing Institute of Geology and Palaeontology',
      'Instituto de Geología y Paleontología de Nankín',
      'Institut de géologie et de paléontologie de Nankin',
    ),
    'Ji Q. & Ji S. 1996; Chen P., Dong Z. & Zhen S. 1998, Nature 391; Zhang F. et al. 2010, Nature 463',
  ),
  24: cast(
    null,
    'Owen R. 1870, Quarterly Journal of the Geological Society 26; Schepartz L.A. et al. 2005, Quaternary International 126–128; Bekken D. et al. 2004, Asian Perspectives 43',
  ),
};
