import { inFive } from '@park/contract/words';
import type { SeedExhibit } from './exhibit';
import { WHERE } from './where';

/** Feathers, and a tooth from the last ice ages. */
export const later: SeedExhibit[] = [
  {
    id: '22',
    name: inFive('圣贤孔子鸟', '聖賢孔子鳥', 'Confucius bird', 'Ave de Confucio', 'Oiseau de Confucius'),
    latin: 'Confuciusornis sanctus',
    group: 'bird',
    fromMa: 125.8,
    toMa: 124.1,
    formation: inFive(
      '义县组（热河生物群），辽宁',
      '義縣組（熱河生物群），遼寧',
      'Yixian Formation (Jehol), Liaoning',
      'Formación Yixian (Jehol), Liaoning',
      'Formation de Yixian (Jehol), Liaoning',
    ),
    size: { millimetres: 500, beside: 'hand' },
    where: WHERE.second,
    at: { latitude: 25.62223, longitude: 105.42966 },
    mayTouch: false,
    motif: 'bird',
    related: ['23', '17'],
    sources: {
      age: 'Zhong Y. et al. 2021, High-precision geochronological constraints on the duration of ‘Dinosaur Pompeii’ and the Yixian Formation, National Science Review 8',
      formation:
        'Hou L. et al. 1995, Confuciusornis sanctus, a new Late Jurassic sauriurine bird from China, Chinese Science Bulletin 40',
      size: 'Chiappe L.M. et al. 1999, Anatomy and systematics of the Confuciusornithidae, Bulletin of the American Museum of Natural History 242',
    },
    story: {
      'zh-Hans':
        '它是已知最早有角质喙、没有牙齿的鸟之一。1995 年，侯连海等人用孔子的名字给它命名，那时只有几块标本；今天，山东一家博物馆里就收着五百多块。辽西当时有湖，也有火山，火山喷发时，整群的鸟落进湖里，被细细的灰埋住，羽毛根根可见。\n\n有的孔子鸟拖着两根比身体还长的尾羽，有的没有。是雄鸟和雌鸟吗？2013 年有了答案：一只没有长尾羽的孔子鸟，腿骨里长着髓质骨，那是母鸟下蛋前储存钙的地方，今天的鸟也是这样。它的翅膀上还留着三个带爪的手指，尾巴却已经缩成短短一截，和今天的鸟一样。',
      'zh-Hant':
        '牠是已知最早有角質喙、沒有牙齒的鳥之一。1995 年，侯連海等人用孔子的名字給牠命名，那時只有幾塊標本；今天，山東一家博物館裡就收著五百多塊。遼西當時有湖，也有火山，火山噴發時，整群的鳥落進湖裡，被細細的灰埋住，羽毛根根可見。\n\n有的孔子鳥拖著兩根比身體還長的尾羽，有的沒有。是雄鳥和雌鳥嗎？2013 年有了答案：一隻沒有長尾羽的孔子鳥，腿骨裡長著髓質骨，那是母鳥下蛋前儲存鈣的地方，今天的鳥也是這樣。牠的翅膀上還留著三個帶爪的手指，尾巴卻已經縮成短短一截，和今天的鳥一樣。',
      en: 'It is one of the oldest birds known to have had a horny beak and no teeth. When Hou Lianhai and his colleagues named it after Confucius in 1995 there were a few specimens. Today one museum in Shandong alone keeps more than five hundred. Western Liaoning had lakes then, and volcanoes: whole flocks fell into the water and were buried in fine ash, with every feather.\n\nSome have two tail feathers longer than the body, and some have none. Are these males and females? In 2013 there was an answer. In a leg of one without long feathers lay a kind of bone in which hens store the lime for their eggs, as birds do today. Its wings still had three fingers with claws. Its tail was already as short as that of a bird in your garden.',
      es: 'Es una de las aves más antiguas que se conocen con pico córneo y sin dientes. Cuando Hou Lianhai y sus colegas le dieron el nombre de Confucio, en 1995, había unos pocos ejemplares. Hoy, un solo museo de Shandong guarda más de quinientos. El oeste de Liaoning tenía entonces lagos y volcanes: bandadas enteras cayeron al agua y quedaron enterradas en ceniza fina, pluma a pluma.\n\nAlgunas tienen dos plumas en la cola más largas que el cuerpo; otras, ninguna. ¿Son machos y hembras? En 2013 llegó una respuesta. En la pata de una sin plumas largas había un tipo de hueso en el que las hembras guardan el calcio para los huevos, como hoy. Sus alas aún tenían tres dedos con garras. La cola ya era tan corta como la de un pájaro de tu jardín.',
      fr: 'C’est l’un des plus anciens oiseaux connus à bec corné et sans dents. Quand Hou Lianhai et ses collègues lui ont donné le nom de Confucius, en 1995, il n’y en avait que quelques spécimens. Aujourd’hui, un seul musée du Shandong en garde plus de cinq cents. L’ouest du Liaoning avait alors des lacs et des volcans : des vols entiers sont tombés à l’eau et ont été ensevelis sous une cendre fine, plume par plume.\n\nCertains ont deux plumes de queue plus longues que le corps, d’autres aucune. Mâles et femelles ? En 2013 vint une réponse. Dans la patte de l’un des seconds se trouvait un os où les femelles stockent le calcium de leurs œufs, comme les oiseaux actuels. Ses ailes portaient encore trois doigts griffus. Sa queue était déjà aussi courte que celle d’un oiseau de votre jardin.',
    },
    childStory: {
      'zh-Hans':
        '孔子鸟和鸽子差不多大，嘴里没有牙齿，和今天的小鸟一样。可是看看它的翅膀：上面还有三个小手指，带着弯弯的爪。有的孔子鸟拖着两条长长的羽毛，像飘带。大家猜，那是爸爸，用来打扮自己的。',
      'zh-Hant':
        '孔子鳥和鴿子差不多大，嘴裡沒有牙齒，和今天的小鳥一樣。可是看看牠的翅膀：上面還有三個小手指，帶著彎彎的爪。有的孔子鳥拖著兩條長長的羽毛，像飄帶。大家猜，那是爸爸，用來打扮自己的。',
      en: 'The Confucius bird was about as big as a pigeon and had no teeth, like the birds of today. But look at its wings: there are still three little fingers, with curved claws. Some of these birds had two long feathers behind, like ribbons. They were probably the fathers, who wanted to look handsome.',
      es: 'El ave de Confucio era más o menos como una paloma y no tenía dientes, igual que los pájaros de hoy. Pero mira sus alas: aún hay tres deditos con garras curvas. Algunas llevaban detrás dos plumas largas, como cintas. Seguramente eran los papás, que querían estar guapos.',
      fr: 'L’oiseau de Confucius était à peu près gros comme un pigeon et n’avait pas de dents, comme les oiseaux d’aujourd’hui. Mais regardez ses ailes : il y reste trois petits doigts aux griffes courbes. Certains portaient derrière eux deux longues plumes, comme des rubans. C’étaient sans doute les papas, qui voulaient être beaux.',
    },
  },
  {
    id: '23',
    name: inFive(
      '原始中华龙鸟',
      '原始中華龍鳥',
      'First feathered dinosaur',
      'Primer dinosaurio con plumas',
      'Premier dinosaure à plumes',
    ),
    latin: 'Sinosauropteryx prima',
    group: 'dinosaur',
    fromMa: 125.8,
    toMa: 124.1,
    formation: inFive(
      '义县组（热河生物群），辽宁',
      '義縣組（熱河生物群），遼寧',
      'Yixian Formation (Jehol), Liaoning',
      'Formación Yixian (Jehol), Liaoning',
      'Formation de Yixian (Jehol), Liaoning',
    ),
    size: { millimetres: 1070, beside: 'person' },
    where: WHERE.second,
    at: { latitude: 25.62226, longitude: 105.42972 },
    mayTouch: false,
    motif: 'feathered',
    related: ['22', '17'],
    sources: {
      age: 'Zhong Y. et al. 2021, High-precision geochronological constraints on the duration of ‘Dinosaur Pompeii’ and the Yixian Formation, National Science Review 8',
      formation:
        'Ji Q. & Ji S. 1996, On discovery of the earliest bird fossil in China and the origin of birds, Chinese Geology 233',
      size: 'Currie P.J. & Chen P. 2001, Anatomy of Sinosauropteryx prima from Liaoning, northeastern China, Canadian Journal of Earth Sciences 38',
    },
    story: {
      'zh-Hans':
        '1996 年夏天，辽宁四合屯的一位农民劈开一块石板，里面是一只小恐龙，从头顶到尾巴尖镶着一圈黑黑的绒毛。两半石板分别到了北京和南京的两家单位。季强和姬书安以为它是鸟，取名“中华龙鸟”；后来大家认出，它是一只恐龙，一只长羽毛的恐龙。这是第一次在鸟以外的动物身上看到羽毛，从此很少有人再怀疑：鸟就是恐龙的后代。\n\n2010 年，科学家在绒毛里找到了黑素体，也就是装颜色的小粒，据此知道它是橙褐色的，尾巴上有一道道白环。这是第一次有人说得出一只恐龙的颜色。您看到的是 1.07 米长的那块标本的复制品。',
      'zh-Hant':
        '1996 年夏天，遼寧四合屯的一位農民劈開一塊石板，裡面是一隻小恐龍，從頭頂到尾巴尖鑲著一圈黑黑的絨毛。兩半石板分別到了北京和南京的兩家單位。季強和姬書安以為牠是鳥，取名「中華龍鳥」；後來大家認出，牠是一隻恐龍，一隻長羽毛的恐龍。這是第一次在鳥以外的動物身上看到羽毛，從此很少有人再懷疑：鳥就是恐龍的後代。\n\n2010 年，科學家在絨毛裡找到了黑素體，也就是裝顏色的小粒，據此知道牠是橙褐色的，尾巴上有一道道白環。這是第一次有人說得出一隻恐龍的顏色。您看到的是 1.07 公尺長的那塊標本的複製品。',
      en: 'In the summer of 1996 a farmer at Sihetun in Liaoning split a slab and found a small dinosaur in it, edged with dark down from its crown to the tip of its tail. The two halves went to two institutions, in Beijing and in Nanjing. Ji Qiang and Ji Shu’an took it for a bird and called it “Chinese reptile wing”. It turned out to be a dinosaur, the first that was found with feathers; since then few have doubted that birds come from dinosaurs.\n\nIn 2010 scientists saw melanosomes in the down, the grains that hold colour, and concluded that it was ginger, with white rings round its tail. Nobody had been able to tell the colour of a dinosaur by such proof before. You see a cast of the largest specimen, 1.07 metres long.',
      es: 'En el verano de 1996, un campesino de Sihetun, en Liaoning, partió una losa y halló dentro un pequeño dinosaurio, orlado de plumón oscuro de la coronilla a la punta de la cola. Las dos mitades fueron a dos instituciones, en Pekín y en Nankín. Ji Qiang y Ji Shu’an lo tomaron por un ave y lo llamaron «ala de reptil china». Resultó ser un dinosaurio, el primero hallado con plumas; desde entonces pocos dudan de que las aves vienen de los dinosaurios.\n\nEn 2010 se vieron en el plumón melanosomas, los granos que guardan el color, y se dedujo que era rojizo, con anillos blancos en la cola. Hasta entonces nadie había podido decir con pruebas así de qué color era un dinosaurio. Lo que ves es una réplica del mayor ejemplar, de 1,07 metros.',
      fr: 'À l’été 1996, un paysan de Sihetun, au Liaoning, fendit une dalle et y trouva un petit dinosaure, bordé d’un duvet sombre du sommet du crâne au bout de la queue. Les deux moitiés allèrent à deux institutions, à Pékin et à Nankin. Ji Qiang et Ji Shu’an le prirent pour un oiseau et l’appelèrent « aile de reptile chinoise ». C’était un dinosaure, le premier trouvé avec des plumes ; depuis, peu de gens doutent que les oiseaux viennent des dinosaures.\n\nEn 2010, on vit dans le duvet des mélanosomes, les grains qui portent la couleur, et l’on conclut qu’il était roux, la queue annelée de blanc. Personne n’avait encore pu dire, sur une telle preuve, la couleur d’un dinosaure. Vous voyez un moulage du plus grand spécimen, long de 1,07 mètre.',
    },
    childStory: {
      'zh-Hans':
        '这只恐龙比一只大公鸡大一点，浑身毛茸茸的。它跑得很快，追蜥蜴吃。科学家用显微镜看它的绒毛，连颜色都知道了：身上是橙褐色，尾巴一圈橙、一圈白，像小熊猫的尾巴。原来恐龙不都是光溜溜的。',
      'zh-Hant':
        '這隻恐龍比一隻大公雞大一點，渾身毛茸茸的。牠跑得很快，追蜥蜴吃。科學家用顯微鏡看牠的絨毛，連顏色都知道了：身上是橙褐色，尾巴一圈橙、一圈白，像小貓熊的尾巴。原來恐龍不都是光溜溜的。',
      en: 'This dinosaur was not much bigger than a rooster, and it was fluffy all over. It ran fast and hunted lizards. Scientists looked at its fluff under the microscope and even found out the colour: its body was ginger, and its tail ginger and white in rings, like that of a red panda. So not all dinosaurs were bare.',
      es: 'Este dinosaurio no era mucho más grande que un gallo y estaba cubierto de pelusa. Corría deprisa y cazaba lagartijas. Los científicos miraron la pelusa al microscopio y hasta supieron el color: el cuerpo era rojizo, y la cola, a anillos rojizos y blancos, como la de un panda rojo. Así que no todos los dinosaurios iban pelados.',
      fr: 'Ce dinosaure n’était guère plus gros qu’un coq, et tout duveteux. Il courait vite et chassait les lézards. Des scientifiques ont regardé son duvet au microscope et ont même trouvé sa couleur : le corps était roux, et la queue rousse et blanche, en anneaux, comme celle d’un panda roux. Les dinosaures n’étaient donc pas tous nus.',
    },
  },
  {
    id: '24',
    name: inFive('东方剑齿象', '東方劍齒象', 'Eastern stegodon', 'Estegodonte oriental', 'Stégodonte oriental'),
    latin: 'Stegodon orientalis',
    group: 'mammal',
    fromMa: 0.3,
    toMa: 0.13,
    formation: inFive(
      '盘县大洞洞穴堆积，贵州',
      '盤縣大洞洞穴堆積，貴州',
      'Cave deposits of Panxian Dadong, Guizhou',
      'Depósitos de la cueva de Panxian Dadong, Guizhou',
      'Dépôts de la grotte de Panxian Dadong, Guizhou',
    ),
    size: { millimetres: 150, beside: 'hand' },
    where: WHERE.hall,
    at: { latitude: 25.62146, longitude: 105.43043 },
    mayTouch: false,
    motif: 'molar',
    related: ['9', '21'],
    sources: {
      age: 'Schepartz L.A. et al. 2005, Stegodon orientalis from Panxian Dadong, a Middle Pleistocene archaeological site in Guizhou, Quaternary International 126–128: 130,000 to 300,000 years',
      formation:
        'Bekken D. et al. 2004, Taxonomic abundance at Panxian Dadong, a Middle Pleistocene cave in South China, Asian Perspectives 43',
      size: 'Schepartz L.A. et al. 2005, Stegodon orientalis from Panxian Dadong, a Middle Pleistocene archaeological site in Guizhou, Quaternary International 126–128',
    },
    story: {
      'zh-Hans':
        '从前，这样的牙齿在药铺里论两卖，叫作龙齿，磨成粉给人安神。1870 年，英国解剖学家欧文研究了斯温侯在中国得到的一批牙齿，据说出自重庆附近的一个山洞，多半经过药铺；他从中认出了这种动物，起名东方剑齿象。它和今天的大象是近亲，牙齿却不一样：嚼面上是一排排低低的屋脊，“剑齿象”的希腊文原意就是“屋脊牙”，适合嚼嫩叶；大象的牙板又高又密，可以磨草。\n\n在贵州的盘县大洞里，它和犀牛、大熊猫生活在同一个时代，也和人同在。洞里的剑齿象牙齿，年幼的特别多，有些或许是人带进来的。您看到的是一颗牙的复制品，它属于一头年轻的象，差不多有一只手那么长。颌骨的每一边，一生先后长出六颗：一颗磨平了，后面的一颗再推上来。',
      'zh-Hant':
        '從前，這樣的牙齒在藥鋪裡論兩賣，叫作龍齒，磨成粉給人安神。1870 年，英國解剖學家歐文研究了斯文豪在中國得到的一批牙齒，據說出自重慶附近的一個山洞，多半經過藥鋪；他從中認出了這種動物，起名東方劍齒象。牠和今天的大象是近親，牙齒卻不一樣：嚼面上是一排排低低的屋脊，「劍齒象」的希臘文原意就是「屋脊牙」，適合嚼嫩葉；大象的牙板又高又密，可以磨草。\n\n在貴州的盤縣大洞裡，牠和犀牛、大貓熊生活在同一個時代，也和人同在。洞裡的劍齒象牙齒，年幼的特別多，有些或許是人帶進來的。您看到的是一顆牙的複製品，它屬於一頭年輕的象，差不多有一隻手那麼長。頜骨的每一邊，一生先後長出六顆：一顆磨平了，後面的一顆再推上來。',
      en: 'Teeth like this one were once sold in Chinese pharmacies as dragons’ teeth, ground to powder to calm the mind. In 1870 the English anatomist Richard Owen recognised a new animal among teeth that Robert Swinhoe had obtained in China. They were said to come from a cave near Chongqing and had probably passed through an apothecary’s shop. He named it the eastern stegodon. It was related to the elephants, but chewed differently: rows of low ridges like roofs, which is what stegodon means in Greek, suited soft leaves, while an elephant’s tall plates grind grass.\n\nIn the great cave of Panxian in Guizhou it left its teeth with rhinoceros, giant panda and people. Many belonged to young animals; some may have been carried in by hunters. This cast of a young one’s tooth is nearly as long as your hand. Each side of a jaw had six in a life: as one wore flat, the next pushed forward.',
      es: 'Dientes como este se vendían antes en las farmacias chinas como dientes de dragón, molidos para calmar la mente. En 1870, el anatomista inglés Richard Owen reconoció un animal nuevo entre los dientes que Robert Swinhoe había conseguido en China. Se decía que eran de una cueva cercana a Chongqing; lo más probable es que pasaran por una botica. Lo llamó estegodonte oriental. Era pariente de los elefantes, pero masticaba de otro modo: hileras de crestas bajas como tejados, que es lo que significa estegodonte en griego, servían para hojas tiernas; las placas altas del elefante muelen hierba.\n\nEn la gran cueva de Panxian, en Guizhou, dejó sus dientes junto al rinoceronte, al panda gigante y a las personas. Muchos son de animales jóvenes; quizá algunos los llevaron cazadores. Esta réplica de un diente de uno joven es casi tan larga como tu mano. En una vida había seis a cada lado de la mandíbula: cuando uno se gastaba, el siguiente lo empujaba.',
      fr: 'De telles dents se vendaient autrefois dans les pharmacies chinoises sous le nom de dents de dragon, réduites en poudre pour calmer l’esprit. En 1870, l’anatomiste anglais Richard Owen reconnut un animal nouveau parmi des dents que Robert Swinhoe avait obtenues en Chine. On les disait venues d’une grotte près de Chongqing ; elles étaient sans doute passées par une pharmacie. Il le nomma stégodonte oriental. Parent des éléphants, il mâchait autrement : des rangées de crêtes basses, comme des toits (c’est le sens du mot en grec), convenaient aux feuilles tendres, alors que les hautes lames de l’éléphant broient l’herbe.\n\nDans la grande grotte de Panxian, au Guizhou, il a laissé ses dents avec le rhinocéros, le panda géant et les humains. Beaucoup viennent de jeunes ; des chasseurs en ont peut-être apporté. Ce moulage d’une dent de jeune est presque aussi long que votre main. Une vie en comptait six de chaque côté de la mâchoire : l’une s’usait, la suivante la poussait.',
    },
    childStory: {
      'zh-Hans':
        '这是一颗牙的复制品，差不多有大人的手那么长。牙的主人是一头像大象的动物，用它把树叶嚼得碎碎的。牙齿磨平了，后面会再推出一颗新的。从前的人在山洞里找到这样的牙，以为是龙的牙齿。那时候，大熊猫和人也住在附近。',
      'zh-Hant':
        '這是一顆牙的複製品，差不多有大人的手那麼長。牙的主人是一頭像大象的動物，用它把樹葉嚼得碎碎的。牙齒磨平了，後面會再推出一顆新的。從前的人在山洞裡找到這樣的牙，以為是龍的牙齒。那時候，大貓熊和人也住在附近。',
      en: 'This is a cast of one tooth, nearly as long as a grown-up’s hand. It belonged to an animal like an elephant, which chewed leaves with it. When a tooth was worn flat, a new one pushed out from behind. People who found such teeth in caves thought that they had come from dragons. Giant pandas lived near by in those days, and so did people.',
      es: 'Esta es la réplica de un solo diente, casi tan largo como la mano de un adulto. Era de un animal parecido a un elefante, que masticaba hojas con él. Cuando un diente se gastaba, otro nuevo empujaba por detrás. Quienes hallaban dientes así en las cuevas creían que eran de dragón. En aquel tiempo vivían cerca pandas gigantes, y también personas.',
      fr: 'Voici le moulage d’une seule dent, presque aussi longue que la main d’une grande personne. Elle appartenait à un animal semblable à un éléphant, qui mâchait des feuilles avec elle. Quand une dent était usée, une neuve poussait par-derrière. Ceux qui trouvaient de telles dents dans les grottes les croyaient venues de dragons. En ce temps-là, des pandas géants vivaient tout près, et des humains aussi.',
    },
  },
];
