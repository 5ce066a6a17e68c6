import { inFive } from '@park/contract/words';

/** Three ways; the first is the one that another leads to without steps. */
export const seededWalks = [
  {
    id: 'step-free',
    name: inFive('无台阶路线', '無臺階路線', 'Step-free walk', 'Recorrido sin escalones', 'Parcours sans marches'),
    text: inFive(
      '从南门的宝塔石出发，经过菊石墙和湖边，最后到化石博物馆一楼。全程没有台阶，坡度不超过 8%，轮椅和婴儿车都能走。前三站的化石可以轻轻触摸。',
      '從南門的寶塔石出發，經過菊石牆和湖邊，最後到化石博物館一樓。全程沒有臺階，坡度不超過 8%，輪椅和嬰兒車都能走。前三站的化石可以輕輕觸摸。',
      'From the pagoda stone at the South Gate up to the Ammonite Wall, past the lake, and to the ground floor of the museum. There are no steps and no slope above 8%, so wheelchairs and pushchairs come along. The fossils of the first three stops may be touched gently.',
      'Desde la piedra pagoda de la Puerta sur, hasta la Pared de los amonites, junto al lago y hasta la planta baja del museo. No hay escalones ni cuestas de más del 8 %: se puede ir en silla de ruedas o con cochecito. Los fósiles de las tres primeras paradas se pueden tocar con cuidado.',
      'De la pierre pagode de la Porte sud, jusqu’à la Paroi aux ammonites, puis le long du lac et jusqu’au rez-de-chaussée du musée. Il n’y a ni marche ni pente de plus de 8 % : fauteuils et poussettes passent partout. Les fossiles des trois premières étapes peuvent être touchés doucement.',
    ),
    minutes: 70,
    isStepFree: true,
    stops: ['4', '14', '7', '2', '5', '8', '9'],
    stepFreeId: null,
  },
  {
    id: 'with-children',
    name: inFive(
      '和孩子走一小时',
      '和孩子走一小時',
      'An hour with children',
      'Una hora con niños',
      'Une heure avec des enfants',
    ),
    text: inFive(
      '七件孩子会记住的化石：从南门的宝塔石开始，看剑齿象的牙、鱼龙、巨大的蜻蜓和有羽毛的恐龙，最后把手放进一个恐龙脚印的复制品里。每件展品都有给小朋友的讲解。',
      '七件孩子會記住的化石：從南門的寶塔石開始，看劍齒象的牙、魚龍、巨大的蜻蜓和有羽毛的恐龍，最後把手放進一個恐龍腳印的複製品裡。每件展品都有給小朋友的講解。',
      'Seven fossils that children remember: a pagoda in a stone, a stegodon’s tooth, an ichthyosaur, a giant griffinfly and a dinosaur with feathers. At the end they put a hand into the cast of a dinosaur’s track. Each stop has a story for children.',
      'Siete fósiles que los niños recuerdan: una pagoda en una piedra, un diente de estegodonte, un ictiosaurio, una libélula gigante y un dinosaurio con plumas. Al final ponen la mano en la réplica de una huella de dinosaurio. Cada parada tiene una historia para niños.',
      'Sept fossiles dont les enfants se souviennent : une pagode dans la pierre, une dent de stégodonte, un ichtyosaure, une libellule géante et un dinosaure à plumes. À la fin, ils posent la main dans le moulage d’une empreinte de dinosaure. Chaque étape a un récit pour enfants.',
    ),
    minutes: 60,
    isStepFree: false,
    stops: ['4', '24', '12', '8', '10', '23', '17'],
    stepFreeId: 'step-free',
  },
  {
    id: 'deep-time',
    name: inFive('穿越五亿年', '穿越五億年', 'Through deep time', 'A través del tiempo', 'À travers le temps'),
    text: inFive(
      '从最老的走到最年轻的：三叶虫采石场的一只三叶虫已有五亿多年，博物馆序厅的剑齿象至多三十万年。每走一站，就离今天更近一步。',
      '從最老的走到最年輕的：三葉蟲採石場的一隻三葉蟲已有五億多年，博物館序廳的劍齒象至多三十萬年。每走一站，就離今天更近一步。',
      'From the oldest to the youngest: the trilobite in the quarry is more than five hundred million years old, the stegodon in the museum hall at most three hundred thousand. Each stop is a step nearer to today.',
      'Del más antiguo al más joven: el trilobites de la cantera tiene más de quinientos millones de años; el estegodonte del vestíbulo del museo, como mucho trescientos mil. Cada parada te acerca un paso al presente.',
      'Du plus ancien au plus récent : le trilobite de la carrière a plus de cinq cents millions d’années, le stégodonte du hall du musée tout au plus trois cent mille. Chaque étape rapproche d’aujourd’hui.',
    ),
    minutes: 80,
    isStepFree: false,
    stops: ['1', '5', '8', '9', '10', '13', '16', '18', '22', '24'],
    stepFreeId: 'step-free',
  },
];
