import { inFive } from '@park/contract/words';
import type { SeedExhibit } from './exhibit';
import { WHERE } from './where';

/** From the shells of the Devonian to the coal of the Permian. */
export const coalAge: SeedExhibit[] = [
  {
    id: '6',
    name: inFive('弓石燕', '弓石燕', 'Stone swallow', 'Golondrina de piedra', 'Hirondelle de pierre'),
    latin: 'Cyrtospirifer',
    group: 'brachiopod',
    fromMa: 382.31,
    toMa: 372.15,
    formation: inFive(
      '佘田桥组，湖南',
      '佘田橋組，湖南',
      'Shetianqiao Formation, Hunan',
      'Formación Shetianqiao, Hunan',
      'Formation de Shetianqiao, Hunan',
    ),
    size: { millimetres: 50, beside: 'hand' },
    where: WHERE.ripple,
    at: { latitude: 25.61999, longitude: 105.43455 },
    mayTouch: true,
    motif: 'brachiopod',
    related: ['4', '7'],
    sources: {
      age: 'ICS International Chronostratigraphic Chart v2024/12: Frasnian',
      formation:
        'Qie W. et al. 2019, Devonian integrative stratigraphy and timescale of China, Science China Earth Sciences 62',
      size: 'Tien C.C. 1938, Devonian Brachiopoda of Hunan, Palaeontologia Sinica, new series B 4',
    },
    story: {
      'zh-Hans':
        '一千五百年前，郦道元在《水经注》里写道：零陵有一座山，山上的石头形状像燕子，大的小的如同母子，风雷来时，就成群飞起。宋代的杜绾不信，给高处的石燕做上记号，等大雨过后再看：它们只是被太阳晒热、又被冷雨一激，从岩石上崩落下来。这也许是中国最早的化石实验。\n\n石燕其实是腕足动物的壳。看起来像贝，却是另一类动物：贝的两片壳分在左右，它的分在上下，一片大，一片小。两边伸出的“翅膀”里，盘着一对螺旋形的支架，上面长着细毛，把带着食物的海水扫进来。四亿年前后的海底到处都是它们，今天的海里只剩下几百种了。',
      'zh-Hant':
        '一千五百年前，酈道元在《水經注》裡寫道：零陵有一座山，山上的石頭形狀像燕子，大的小的如同母子，風雷來時，就成群飛起。宋代的杜綰不信，給高處的石燕做上記號，等大雨過後再看：它們只是被太陽曬熱、又被冷雨一激，從岩石上崩落下來。這也許是中國最早的化石實驗。\n\n石燕其實是腕足動物的殼。看起來像貝，卻是另一類動物：貝的兩片殼分在左右，牠的分在上下，一片大，一片小。兩邊伸出的「翅膀」裡，盤著一對螺旋形的支架，上面長著細毛，把帶著食物的海水掃進來。四億年前後的海底到處都是牠們，今天的海裡只剩下幾百種了。',
      en: 'Fifteen hundred years ago the geographer Li Daoyuan told of a hill at Lingling whose stones are shaped like swallows, large and small like mothers and young, and which fly up in flocks when wind and thunder come. In the Song dynasty Du Wan doubted it, marked the swallows high in the rock, and looked again after a storm. They had been heated by the sun, chilled by the rain, and had burst off. It may be the first experiment with fossils in China.\n\nThe swallows are shells of brachiopods. They look like clams but are another kind of animal: a clam has a left and a right shell, a brachiopod an upper and a lower one, and they are not alike. In each “wing” lay a spiral frame with fine hairs that swept in water with food. Devonian sea floors were crowded with them. A few hundred species are left.',
      es: 'Hace mil quinientos años, el geógrafo Li Daoyuan habló de un monte de Lingling cuyas piedras tienen forma de golondrina, grandes y pequeñas como madres y crías, que echan a volar en bandadas con el viento y el trueno. En la dinastía Song, Du Wan lo dudó, marcó las golondrinas en lo alto de la roca y volvió tras la tormenta: calentadas por el sol y enfriadas por la lluvia, se habían desprendido. Quizá sea el primer experimento con fósiles de China.\n\nLas golondrinas son conchas de braquiópodos. Parecen almejas, pero son otra clase de animal: la almeja tiene una valva izquierda y otra derecha; el braquiópodo, una arriba y otra abajo, y no son iguales. En cada «ala» había un soporte en espiral con pelillos que atraían el agua con alimento. Los fondos del Devónico estaban llenos de ellos. Hoy quedan unos cientos de especies.',
      fr: 'Il y a quinze siècles, le géographe Li Daoyuan parlait d’une colline de Lingling dont les pierres ont la forme d’hirondelles, grandes et petites comme mères et petits, et s’envolent en troupe quand viennent le vent et le tonnerre. Sous les Song, Du Wan en douta, marqua les hirondelles en haut du rocher et revint après l’orage : chauffées par le soleil puis saisies par la pluie, elles s’étaient détachées. C’est peut-être la première expérience chinoise sur des fossiles.\n\nCes hirondelles sont des coquilles de brachiopodes. On dirait des palourdes, mais c’est un autre animal : la palourde a une valve gauche et une droite, le brachiopode une au-dessus et une au-dessous, inégales. Dans chaque « aile », un support en spirale garni de cils attirait l’eau et la nourriture. Les fonds marins du Dévonien en étaient couverts. Il en reste quelques centaines d’espèces.',
    },
    childStory: {
      'zh-Hans':
        '从前的人说，这种石头会飞，下雨的时候像燕子一样飞起来。有个人不相信，就在石头上做了记号，等雨停了再去看。原来石头没有飞，是从山上掉下来的。它本来是海里的一只小动物，有上下两片壳，张开一点点，吃水里的小东西。',
      'zh-Hant':
        '從前的人說，這種石頭會飛，下雨的時候像燕子一樣飛起來。有個人不相信，就在石頭上做了記號，等雨停了再去看。原來石頭沒有飛，是從山上掉下來的。牠本來是海裡的一隻小動物，有上下兩片殼，張開一點點，吃水裡的小東西。',
      en: 'Long ago people said that these stones could fly, like swallows in the rain. One man did not believe it. He put a mark on them, waited for the rain to end and looked again. The stones had not flown: they had dropped off the hill. Once each was a small sea animal with two shells, which it opened a little to eat.',
      es: 'Hace mucho se decía que estas piedras volaban como golondrinas cuando llovía. Un hombre no se lo creyó. Les hizo una marca, esperó a que parase la lluvia y volvió a mirar. Las piedras no habían volado: se habían caído del monte. Cada una fue un animalito del mar con dos conchas, que abría un poquito para comer.',
      fr: 'Autrefois, on disait que ces pierres volaient comme des hirondelles quand il pleuvait. Un homme n’y croyait pas. Il leur fit une marque, attendit la fin de la pluie et regarda de nouveau. Les pierres n’avaient pas volé : elles étaient tombées de la colline. Chacune a été un petit animal de la mer, avec deux coquilles qu’il ouvrait à peine pour manger.',
    },
  },
  {
    id: '7',
    name: inFive('纺锤虫', '紡錘蟲', 'Spindle foraminifer', 'Foraminífero huso', 'Foraminifère fuseau'),
    latin: 'Fusulina',
    group: 'foraminifer',
    fromMa: 315.2,
    toMa: 307,
    formation: inFive(
      '黄龙组，华南',
      '黃龍組，華南',
      'Huanglong Formation, South China',
      'Formación Huanglong, sur de China',
      'Formation de Huanglong, Chine du Sud',
    ),
    size: { millimetres: 6, beside: 'hand' },
    where: WHERE.cafe,
    at: { latitude: 25.62238, longitude: 105.43282 },
    mayTouch: true,
    motif: 'fusulinid',
    related: ['6', '4'],
    sources: {
      age: 'ICS International Chronostratigraphic Chart v2024/12: Moscovian',
      formation:
        'Wang X. et al. 2019, Carboniferous integrative stratigraphy and timescale of China, Science China Earth Sciences 62',
      size: 'Lee J.S. 1927, Fusulinidae of North China, Palaeontologia Sinica, series B 4',
    },
    story: {
      'zh-Hans':
        '这块石头像是用麦粒拼成的。每一粒都是一个完整的生命，而且只有一个细胞。它绕着一根轴，一圈一圈盖房间，越盖越长，最后成了一只小纺锤。切成薄片放在显微镜下，墙壁、过道和小门都看得清清楚楚。\n\n李四光年轻时专心研究它们。一九二〇年代，他借古书里的“筳”字，指纺线的轴，加上虫字旁，给这类动物造出了一个汉字：“䗴”。他还定下一套量法，比较它们的形状和墙壁，排出石炭纪和二叠纪地层的先后，帮助人们找煤。它们变化很快，每隔几百万年就换一批样子，所以一小块灰岩里的几粒，就能说出这座山的年纪。二叠纪末，它们全部消失了。',
      'zh-Hant':
        '這塊石頭像是用麥粒拼成的。每一粒都是一個完整的生命，而且只有一個細胞。它繞著一根軸，一圈一圈蓋房間，越蓋越長，最後成了一隻小紡錘。切成薄片放在顯微鏡下，牆壁、過道和小門都看得清清楚楚。\n\n李四光年輕時專心研究它們。一九二〇年代，他借古書裡的「筳」字，指紡線的軸，加上虫字旁，給這類動物造出了一個漢字：「䗴」。他還定下一套量法，比較它們的形狀和牆壁，排出石炭紀和二疊紀地層的先後，幫助人們找煤。它們變化很快，每隔幾百萬年就換一批樣子，所以一小塊灰岩裡的幾粒，就能說出這座山的年紀。二疊紀末，它們全部消失了。',
      en: 'This boulder seems to be made of grains of wheat. Each grain was a whole living thing, and each had only one cell. It built room after room round an axle, ever longer, until it was a little spindle. In a thin slice under the microscope you see walls, passages and doors.\n\nThe geologist Li Siguang, known abroad as J.S. Lee, spent his younger years on them. In the 1920s he took an old word for the rod of a spinning wheel, added the sign for small creatures, and so made a new Chinese character for them. He also laid down how to measure them, put the layers of the Carboniferous and Permian in order by them, and helped people look for coal. They changed so quickly that a few grains tell the age of a hill. At the end of the Permian all of them vanished.',
      es: 'Esta roca parece hecha de granos de trigo. Cada grano fue un ser completo, y cada uno tenía una sola célula. Construía habitación tras habitación alrededor de un eje, cada vez más largo, hasta formar un pequeño huso. En una lámina fina, al microscopio, se ven paredes, pasillos y puertas.\n\nEl geólogo Li Siguang, conocido fuera de China como J. S. Lee, les dedicó su juventud. En los años veinte tomó una palabra antigua que nombraba la varilla de la rueca, le añadió el signo de los bichos pequeños y creó así un nuevo carácter chino. También fijó cómo medirlos, ordenó con ellos las capas del Carbonífero y del Pérmico y ayudó a buscar carbón. Cambiaban tan deprisa que unos pocos granos revelan la edad de un monte. Al final del Pérmico desaparecieron todos.',
      fr: 'Ce bloc semble fait de grains de blé. Chaque grain fut un être entier, et chacun n’avait qu’une seule cellule. Il bâtissait chambre après chambre autour d’un axe, toujours plus long, jusqu’à former un petit fuseau. Dans une lame mince, au microscope, on voit des murs, des couloirs et des portes.\n\nLe géologue Li Siguang, connu à l’étranger sous le nom de J. S. Lee, leur a consacré sa jeunesse. Dans les années 1920, il prit un vieux mot qui désignait la tige du rouet, y ajouta le signe des petites bêtes et créa ainsi un nouveau caractère chinois. Il fixa aussi la façon de les mesurer, ordonna par eux les couches du Carbonifère et du Permien, et aida à chercher le charbon. Ils changeaient si vite que quelques grains donnent l’âge d’une colline. À la fin du Permien, tous ont disparu.',
    },
    childStory: {
      'zh-Hans':
        '这块大石头里有好多小麦粒，可是它们不能吃。每一粒都是一个小小的生命，小到只有一个细胞。它在海底慢慢地盖房子，一间连着一间，绕成一圈又一圈。科学家李四光特别喜欢它们，还专门为它们造了一个新的汉字。',
      'zh-Hant':
        '這塊大石頭裡有好多小麥粒，可是它們不能吃。每一粒都是一個小小的生命，小到只有一個細胞。它在海底慢慢地蓋房子，一間連著一間，繞成一圈又一圈。科學家李四光特別喜歡它們，還專門為它們造了一個新的漢字。',
      en: 'There seem to be grains of wheat in this big stone, but they are no food. Each was a living thing, so simple that it was one single cell. On the sea floor it slowly built a house, room beside room, round and round. A scientist called Li Siguang was so fond of them that he made up a new Chinese character for their name.',
      es: 'En esta piedra grande parece haber granos de trigo, pero no se comen. Cada uno fue un ser vivo tan sencillo que era una sola célula. En el fondo del mar construía despacio su casa, una habitación junto a otra, dando vueltas y más vueltas. A un científico, Li Siguang, le gustaban tanto que inventó un carácter chino para su nombre.',
      fr: 'On dirait qu’il y a des grains de blé dans cette grosse pierre, mais ils ne se mangent pas. Chacun fut un être vivant, si simple qu’il n’avait qu’une cellule. Au fond de la mer, il bâtissait lentement sa maison, une pièce contre l’autre, en tournant. Un savant, Li Siguang, les aimait tant qu’il inventa un caractère chinois pour leur nom.',
    },
  },
  {
    id: '8',
    name: inFive('巨脉蜻蜓', '巨脈蜻蜓', 'Giant griffinfly', 'Libélula gigante', 'Libellule géante'),
    latin: 'Meganeura monyi',
    group: 'arthropod',
    fromMa: 303.7,
    toMa: 299,
    formation: inFive(
      '科芒特里煤盆地，法国',
      '科芒特里煤盆地，法國',
      'Commentry coal basin, France',
      'Cuenca carbonífera de Commentry, Francia',
      'Bassin houiller de Commentry, France',
    ),
    size: { millimetres: 650, beside: 'person' },
    where: WHERE.ground,
    at: { latitude: 25.62224, longitude: 105.4297 },
    mayTouch: false,
    motif: 'dragonfly',
    related: ['3', '9'],
    sources: {
      age: 'ICS International Chronostratigraphic Chart v2024/12: Gzhelian, rounded',
      formation: 'Brongniart C. 1893, Recherches pour servir à l’histoire des insectes fossiles des temps primaires',
      size: 'Brongniart C. 1893, Recherches pour servir à l’histoire des insectes fossiles des temps primaires',
    },
    story: {
      'zh-Hans':
        '翅膀张开有六十多厘米，和一只鸽子差不多。1880 年，法国中部科芒特里的煤矿工人挖出了它的化石，几年后由布龙尼亚尔研究命名。它不是真正的蜻蜓，而是蜻蜓的近亲：翅上的脉更简单，也没有蜻蜓翅尖那颗深色的小斑。它大概像蜻蜓一样在空中捕食，用带刺的腿抱住别的昆虫。\n\n为什么那时的昆虫能长这么大？石炭纪的森林把大量的碳埋进了地下，空气里的氧可能比今天多，昆虫靠细管子呼吸，氧多了，身体就可以大一些。还有一个原因：天上没有鸟，也没有会飞的爬行动物。两个答案也许都对，至今仍在争论。这里挂着的是按原大做的复原模型。',
      'zh-Hant':
        '翅膀張開有六十多公分，和一隻鴿子差不多。1880 年，法國中部科芒特里的煤礦工人挖出了牠的化石，幾年後由布龍尼亞爾研究命名。牠不是真正的蜻蜓，而是蜻蜓的近親：翅上的脈更簡單，也沒有蜻蜓翅尖那顆深色的小斑。牠大概像蜻蜓一樣在空中捕食，用帶刺的腿抱住別的昆蟲。\n\n為什麼那時的昆蟲能長這麼大？石炭紀的森林把大量的碳埋進了地下，空氣裡的氧可能比今天多，昆蟲靠細管子呼吸，氧多了，身體就可以大一些。還有一個原因：天上沒有鳥，也沒有會飛的爬行動物。兩個答案也許都對，至今仍在爭論。這裡掛著的是按原大做的復原模型。',
      en: 'Its wings span more than sixty centimetres, as much as a pigeon’s. Miners at Commentry in the middle of France came upon it in 1880, and Charles Brongniart studied and named it a few years later. It is not a true dragonfly but a near relative: the veins of its wings are simpler, and it lacks the small dark spot near the tip. It probably hunted like one, in the air, holding other insects in a basket of spiny legs.\n\nWhy could insects be so large? The forests of the Carboniferous buried much carbon, and the air may have held more oxygen than ours. Insects breathe through fine tubes, and with more oxygen a larger body works. Besides, there were no birds, and no other flying animals with a backbone. Perhaps both answers are right; it is still argued about. What hangs here is a model in its real size.',
      es: 'Sus alas abarcan más de sesenta centímetros, tanto como las de una paloma. Los mineros de Commentry, en el centro de Francia, la encontraron en 1880, y Charles Brongniart la estudió y le dio nombre pocos años después. No es una libélula verdadera, sino una pariente cercana: las venas de sus alas son más sencillas y le falta la manchita oscura de la punta. Seguramente cazaba igual, en el aire, sujetando a otros insectos con las patas espinosas.\n\n¿Por qué podían ser tan grandes los insectos? Los bosques del Carbonífero enterraron mucho carbono, y quizá el aire tenía más oxígeno que hoy. Los insectos respiran por tubos finos: con más oxígeno, sirve un cuerpo mayor. Además, no había aves ni otros animales voladores con columna. Tal vez las dos respuestas valgan; todavía se discute. Lo que cuelga aquí es un modelo a tamaño real.',
      fr: 'Ses ailes dépassent soixante centimètres d’envergure, autant que celles d’un pigeon. Les mineurs de Commentry, dans le centre de la France, l’ont trouvée en 1880, et Charles Brongniart l’a étudiée et nommée quelques années plus tard. Ce n’est pas une vraie libellule, mais une proche parente : les nervures de ses ailes sont plus simples, et la petite tache sombre du bout manque. Elle chassait sans doute de même, en vol, en serrant d’autres insectes entre ses pattes épineuses.\n\nPourquoi des insectes si grands ? Les forêts du Carbonifère ont enfoui beaucoup de carbone, et l’air contenait peut-être plus d’oxygène. Les insectes respirent par de fins tubes : avec plus d’oxygène, un corps plus grand fonctionne. Et il n’y avait ni oiseaux, ni autres animaux volants à colonne vertébrale. Les deux réponses sont peut-être bonnes ; on en débat encore. Ce qui est suspendu ici est un modèle grandeur nature.',
    },
    childStory: {
      'zh-Hans':
        '抬头看：这只“蜻蜓”张开的翅膀，差不多有大人的手臂那么长。它飞过的时候，树林里没有一只小鸟，因为世界上还没有鸟。它是那时候天上最大的猎手，用长满刺的腿，像篮子一样把别的虫子兜住。它今天的亲戚，就停在镜湖边的草叶上。',
      'zh-Hant':
        '抬頭看：這隻「蜻蜓」張開的翅膀，差不多有大人的手臂那麼長。牠飛過的時候，樹林裡沒有一隻小鳥，因為世界上還沒有鳥。牠是那時候天上最大的獵手，用長滿刺的腿，像籃子一樣把別的蟲子兜住。牠今天的親戚，就停在鏡湖邊的草葉上。',
      en: 'Look up. This “dragonfly” is as wide as a grown-up’s arm is long. When it flew through the forest it met no bird, for there were no birds in the world yet. It was the largest hunter in the air, and caught other insects with its spiny legs, as if in a basket. Its relatives of today sit on the grass by Mirror Lake.',
      es: 'Mira hacia arriba. Esta «libélula» es tan ancha como largo es el brazo de un adulto. Cuando volaba por el bosque no veía pájaros, porque aún no había pájaros en el mundo. Era la mayor cazadora del aire y atrapaba a otros insectos con sus patas espinosas, como en una cesta. Sus parientes de hoy se posan en la hierba del lago Espejo.',
      fr: 'Lève la tête. Cette « libellule » est aussi large que le bras d’une grande personne est long. Quand elle volait dans la forêt, elle ne croisait aucun oiseau : il n’y en avait pas encore au monde. C’était la plus grande chasseuse du ciel, et elle attrapait les insectes avec ses pattes épineuses, comme dans un panier. Ses parentes d’aujourd’hui se posent au bord du lac Miroir.',
    },
  },
  {
    id: '9',
    name: inFive('大羽羊齿', '大羽羊齒', 'Gigantopteris', 'Gigantopteris', 'Gigantopteris'),
    latin: 'Gigantopteris nicotianaefolia',
    group: 'plant',
    fromMa: 259.51,
    toMa: 254.14,
    formation: inFive(
      '龙潭组，贵州',
      '龍潭組，貴州',
      'Longtan Formation, Guizhou',
      'Formación Longtan, Guizhou',
      'Formation de Longtan, Guizhou',
    ),
    size: { millimetres: 150, beside: 'hand' },
    where: WHERE.ground,
    at: { latitude: 25.62226, longitude: 105.42973 },
    mayTouch: false,
    motif: 'gigantopteris',
    related: ['8', '19'],
    sources: {
      age: 'ICS International Chronostratigraphic Chart v2024/12: Wuchiapingian',
      formation:
        'Shen S. et al. 2019, Permian integrative stratigraphy and timescale of China, Science China Earth Sciences 62',
      size: 'Fossil Plants of China, volume 1: Palaeozoic Plants from China, Science Press 1974',
    },
    story: {
      'zh-Hans':
        '贵州西部的煤，有一部分就是这种叶子变成的。1883 年，申克根据李希霍芬从中国带回的标本描述了它，种名的意思是“叶子像烟草”。叶片又宽又大，叶脉一级一级地分开，再连成细密的网。这样的网，今天几乎只在开花的植物里才看得到，而花要到一亿多年以后才出现。\n\n它是怎样生活的，至今没有定论：是蕨，还是已经能结种子的植物？许多人认为它是攀在别的树上的藤，因为和它同类的茎又细又长，里面的导管却很粗，和今天热带雨林里的藤一样。它只生长在当时温暖潮湿的东亚一带。二叠纪末的大灭绝到来，雨林消失，它也跟着消失了。煤层在它上面中断，此后一千万年左右，世界上几乎没有再成煤。',
      'zh-Hant':
        '貴州西部的煤，有一部分就是這種葉子變成的。1883 年，申克根據李希霍芬從中國帶回的標本描述了它，種名的意思是「葉子像菸草」。葉片又寬又大，葉脈一級一級地分開，再連成細密的網。這樣的網，今天幾乎只在開花的植物裡才看得到，而花要到一億多年以後才出現。\n\n它是怎樣生活的，至今沒有定論：是蕨，還是已經能結種子的植物？許多人認為它是攀在別的樹上的藤，因為和它同類的莖又細又長，裡面的導管卻很粗，和今天熱帶雨林裡的藤一樣。它只生長在當時溫暖潮濕的東亞一帶。二疊紀末的大滅絕到來，雨林消失，它也跟著消失了。煤層在它上面中斷，此後一千萬年左右，世界上幾乎沒有再成煤。',
      en: 'Some of the coal of western Guizhou is made of leaves like this one. August Schenk described it in 1883 from specimens that Ferdinand von Richthofen had brought back from China; its second name means “with leaves like tobacco”. The leaf is broad, and its veins divide again and again and join into a fine net. Today almost only flowering plants have such a net, and flowers came more than a hundred million years later.\n\nHow it lived is not settled. Was it a fern, or a plant with seeds? Many think that it climbed, because stems of its relatives are thin and long, with wide vessels like those of rainforest vines. It grew in the warm wet lands of East Asia. When the great extinction at the end of the Permian came, the rainforest went, and so did this plant. For some ten million years the world then made hardly any coal.',
      es: 'Parte del carbón del oeste de Guizhou está hecho de hojas como esta. August Schenk la describió en 1883 a partir de ejemplares que Ferdinand von Richthofen trajo de China; su segundo nombre significa «de hojas como las del tabaco». La hoja es ancha, y sus nervios se dividen una y otra vez y se unen en una red fina. Hoy casi solo las plantas con flores tienen una red así, y las flores llegaron más de cien millones de años después.\n\nNo se sabe bien cómo vivía. ¿Era un helecho o una planta con semillas? Muchos creen que trepaba, pues los tallos de sus parientes son finos y largos, con vasos anchos como los de las lianas. Crecía en las tierras cálidas y húmedas de Asia oriental. Con la gran extinción del final del Pérmico se fue la selva, y con ella esta planta. Durante unos diez millones de años apenas se formó carbón en el mundo.',
      fr: 'Une part du charbon de l’ouest du Guizhou est faite de feuilles comme celle-ci. August Schenk l’a décrite en 1883 d’après des spécimens rapportés de Chine par Ferdinand von Richthofen ; son second nom signifie « à feuilles de tabac ». La feuille est large, ses nervures se divisent encore et encore et se rejoignent en un fin réseau. Aujourd’hui, presque seules les plantes à fleurs en ont un pareil, et les fleurs sont venues plus de cent millions d’années après.\n\nSa vie reste discutée. Fougère, ou plante à graines ? Beaucoup pensent qu’elle grimpait, car les tiges de ses parentes sont fines et longues, avec de larges vaisseaux comme ceux des lianes. Elle poussait dans les terres chaudes et humides d’Asie orientale. Avec la grande extinction de la fin du Permien, la forêt disparut, et cette plante aussi. Pendant quelque dix millions d’années, il ne se forma presque plus de charbon.',
    },
    childStory: {
      'zh-Hans':
        '这片大叶子长在两亿多年前的雨林里。它也许像藤一样，爬到别的树上去晒太阳。叶子落进泥水里，一层压一层，慢慢变成了煤。冬天烧煤取暖的人家，烧的就是很久很久以前的树叶，还有它们晒过的太阳。',
      'zh-Hant':
        '這片大葉子長在兩億多年前的雨林裡。它也許像藤一樣，爬到別的樹上去曬太陽。葉子落進泥水裡，一層壓一層，慢慢變成了煤。冬天燒煤取暖的人家，燒的就是很久很久以前的樹葉，還有它們曬過的太陽。',
      en: 'This big leaf grew in a rainforest more than two hundred million years ago. Perhaps the plant climbed up other trees to reach the sun. Its leaves fell into muddy water, layer upon layer, and slowly turned into coal. Whoever burns coal to keep warm burns very old leaves, and a little of the sunshine that once fell on them.',
      es: 'Esta hoja grande creció en una selva hace más de doscientos millones de años. Quizá la planta trepaba por otros árboles para llegar al sol. Sus hojas caían en el agua turbia, capa sobre capa, y poco a poco se hicieron carbón. Quien quema carbón para calentarse quema hojas muy antiguas y un poco del sol que les dio.',
      fr: 'Cette grande feuille a poussé dans une forêt il y a plus de deux cents millions d’années. Peut-être la plante grimpait-elle aux autres arbres pour atteindre le soleil. Ses feuilles tombaient dans l’eau boueuse, couche sur couche, et devenaient lentement du charbon. Qui brûle du charbon pour se chauffer brûle de très vieilles feuilles, et un peu du soleil qu’elles ont reçu.',
    },
  },
];
