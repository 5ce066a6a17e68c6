import { inFive } from '@park/contract/words';
import type { SeedExhibit } from './exhibit';
import { WHERE } from './where';

/** From the first animals with shells to the first jaws. */
export const oldSeas: SeedExhibit[] = [
  {
    id: '1',
    name: inFive('莱德利基虫', '萊德利基蟲', 'Redlichia trilobite', 'Trilobites Redlichia', 'Trilobite Redlichia'),
    latin: 'Redlichia mansuyi',
    group: 'arthropod',
    fromMa: 514.5,
    toMa: 506.5,
    formation: inFive(
      '乌龙箐组，云南',
      '烏龍箐組，雲南',
      'Wulongqing Formation, Yunnan',
      'Formación Wulongqing, Yunnan',
      'Formation de Wulongqing, Yunnan',
    ),
    size: { millimetres: 60, beside: 'hand' },
    where: WHERE.quarry,
    at: { latitude: 25.61873, longitude: 105.42881 },
    mayTouch: false,
    motif: 'trilobite',
    related: ['2', '3'],
    sources: {
      age: 'ICS International Chronostratigraphic Chart v2024/12: Cambrian Stage 4',
      formation: 'Hu S. et al. 2013, The Guanshan Biota, Yunnan Science and Technology Press',
      size: 'Hu S. et al. 2013, The Guanshan Biota, Yunnan Science and Technology Press',
    },
    story: {
      'zh-Hans':
        '从宽大的头部往后看：一节接着一节，直到小小的尾巴，每一节都像铰链一样能弯。莱德利基虫这一类出现在中国最早的三叶虫里，在寒武纪早期的岩层中十分常见，地质学家常靠它来判断岩石的年龄。1902 年，法国古生物学家科斯曼给它起名，纪念最早研究它的奥地利人雷德利希。\n\n石头里的三叶虫大多不是遗体，而是蜕下的旧壳。要长大，就得让头上的缝裂开，再从旧壳里爬出来。昆明附近的乌龙箐组里，有些个体被泥浆迅速掩埋，连消化道都保存了下来：头下面有一个鼓起的嗉囊。同一层岩石里的古油栉虫，肠的两侧还有成对的消化腺。五亿多年前的一顿饭走过的路，至今还看得见。',
      'zh-Hant':
        '從寬大的頭部往後看：一節接著一節，直到小小的尾巴，每一節都像鉸鏈一樣能彎。萊德利基蟲這一類出現在中國最早的三葉蟲裡，在寒武紀早期的岩層中十分常見，地質學家常靠牠來判斷岩石的年齡。1902 年，法國古生物學家科斯曼給牠起名，紀念最早研究牠的奧地利人雷德利希。\n\n石頭裡的三葉蟲大多不是遺體，而是蛻下的舊殼。要長大，就得讓頭上的縫裂開，再從舊殼裡爬出來。昆明附近的烏龍箐組裡，有些個體被泥漿迅速掩埋，連消化道都保存了下來：頭下面有一個鼓起的嗉囊。同一層岩石裡的古油櫛蟲，腸的兩側還有成對的消化腺。五億多年前的一頓飯走過的路，至今還看得見。',
      en: 'Follow it from the broad head backwards: segment after segment, each hinged to the next, down to a very small tail. Its family is among the first trilobites of China, and so common in the early Cambrian that geologists tell the age of a rock by it. The French palaeontologist Maurice Cossmann named it in 1902 after Karl Redlich, the Austrian who had first studied it.\n\nMost trilobites in the stone are not bodies but cast-off shells. To grow, the animal had to split the seams of its head and crawl out of its old skin. Near Kunming, in the Wulongqing Formation, mud buried some of them so quickly that even the gut is preserved: a crop swells under the head. A neighbour in the same rock, Palaeolenus, even shows pairs of digestive glands. More than five hundred million years later we can still see the way that a meal took.',
      es: 'Recórrelo desde la ancha cabeza hacia atrás: un segmento tras otro, cada uno articulado con el siguiente, hasta una cola diminuta. Su familia figura entre los primeros trilobites de China y abunda tanto en el Cámbrico temprano que los geólogos reconocen por ella la edad de una roca. El paleontólogo francés Maurice Cossmann le dio nombre en 1902 en honor de Karl Redlich, el austriaco que lo había estudiado por primera vez.\n\nCasi todos los trilobites que vemos en la piedra no son cuerpos, sino mudas. Para crecer, el animal abría las suturas de la cabeza y salía de su vieja piel. Cerca de Kunming, en la formación Wulongqing, el barro enterró a algunos tan deprisa que se conserva hasta el tubo digestivo: un buche bajo la cabeza. Un vecino de la misma roca, Palaeolenus, muestra además glándulas digestivas a pares. Más de quinientos millones de años después aún se ve el camino que siguió la comida.',
      fr: 'Suivez-le de la large tête vers l’arrière : un segment après l’autre, chacun articulé au suivant, jusqu’à une queue minuscule. Sa famille compte parmi les premiers trilobites de Chine ; elle est si commune au début du Cambrien que les géologues s’en servent pour dater les roches. Le paléontologue français Maurice Cossmann l’a nommé en 1902 en l’honneur de Karl Redlich, l’Autrichien qui l’avait étudié le premier.\n\nLa plupart des trilobites conservés dans la pierre ne sont pas des corps, mais des mues. Pour grandir, l’animal ouvrait les sutures de sa tête et sortait de sa vieille carapace. Près de Kunming, dans la formation de Wulongqing, la boue en a enseveli certains si vite que même le tube digestif est resté : un jabot sous la tête. Un voisin de la même roche, Palaeolenus, montre même des glandes digestives par paires. Plus de cinq cents millions d’années après, on voit encore le chemin d’un repas.',
    },
    childStory: {
      'zh-Hans':
        '三叶虫身上有一条一条的节，像穿了一件盔甲。盔甲不会变大，所以它长大的时候，要从旧盔甲里爬出来，再长一件新的。我们在石头里找到的，多半是它脱下的旧衣服。摸摸自己的背，我们也有一节一节的骨头，只是藏在里面。',
      'zh-Hant':
        '三葉蟲身上有一條一條的節，像穿了一件盔甲。盔甲不會變大，所以牠長大的時候，要從舊盔甲裡爬出來，再長一件新的。我們在石頭裡找到的，多半是牠脫下的舊衣服。摸摸自己的背，我們也有一節一節的骨頭，只是藏在裡面。',
      en: 'A trilobite wore armour made of many bands, like a coat with lots of folds. Armour does not grow. So when the trilobite got bigger, it crept out of its old coat and made a new one. What we find in the stone is mostly old coats. Feel down the middle of your back: we have bands, too, but ours are inside.',
      es: 'El trilobites llevaba una armadura hecha de muchas tiras, como un abrigo con pliegues. Una armadura no crece. Por eso, al hacerse mayor, salía de su abrigo viejo y se fabricaba otro. Lo que hallamos en la piedra son casi siempre abrigos viejos. Tócate la espalda: nosotros también tenemos piezas en fila, pero por dentro.',
      fr: 'Le trilobite portait une armure faite de nombreuses bandes, comme un manteau à plis. Une armure ne grandit pas. Alors, quand il devenait plus gros, il sortait de son vieux manteau et s’en faisait un neuf. Dans la pierre, on trouve surtout de vieux manteaux. Touche le milieu de ton dos : nous aussi, nous avons des pièces en file, mais à l’intérieur.',
    },
  },
  {
    id: '2',
    name: inFive('海口鱼', '海口魚', 'Haikou fish', 'Pez de Haikou', 'Poisson de Haikou'),
    latin: 'Haikouichthys ercaicunensis',
    group: 'fish',
    fromMa: 518,
    toMa: 518,
    formation: inFive(
      '玉案山组（澄江生物群），云南',
      '玉案山組（澄江生物群），雲南',
      'Yu’anshan Formation (Chengjiang), Yunnan',
      'Formación Yu’anshan (Chengjiang), Yunnan',
      'Formation de Yu’anshan (Chengjiang), Yunnan',
    ),
    size: { millimetres: 25, beside: 'hand' },
    where: WHERE.ground,
    at: { latitude: 25.62216, longitude: 105.42958 },
    mayTouch: false,
    motif: 'haikouichthys',
    related: ['3', '5'],
    sources: {
      age: 'Yang C. et al. 2018, Geochronological constraint on the Cambrian Chengjiang biota, South China, Journal of the Geological Society 175',
      formation: 'Shu D.-G. et al. 1999, Lower Cambrian vertebrates from south China, Nature 402',
      size: 'Shu D.-G. et al. 1999, Lower Cambrian vertebrates from south China, Nature 402',
    },
    story: {
      'zh-Hans':
        '它还没有一节拇指长，很容易看漏，却是我们的远亲里最早的一批：有头、有眼睛、有鳃，背上有鳍，身体里有一串软骨似的小块，那是脊柱的开端。它没有上下颌，也没有硬骨，只能吸食水里细小的东西。\n\n1999 年，舒德干等人描述了昆明海口发现的第一块标本。四年后，他们又公布了五百多块，看清了它的眼睛和鼻子。这些身体全是软的，本该很快腐烂，只因为细泥一下子把它们盖住，才留下一层薄薄的影子。让光从侧面照过去，肌肉的人字形纹路会一条条显出来，就像我们在鱼片上看到的那样。',
      'zh-Hant':
        '牠還沒有一節拇指長，很容易看漏，卻是我們的遠親裡最早的一批：有頭、有眼睛、有鰓，背上有鰭，身體裡有一串軟骨似的小塊，那是脊柱的開端。牠沒有上下頜，也沒有硬骨，只能吸食水裡細小的東西。\n\n1999 年，舒德干等人描述了昆明海口發現的第一塊標本。四年後，他們又公布了五百多塊，看清了牠的眼睛和鼻子。這些身體全是軟的，本該很快腐爛，只因為細泥一下子把它們蓋住，才留下一層薄薄的影子。讓光從側面照過去，肌肉的人字形紋路會一條條顯出來，就像我們在魚片上看到的那樣。',
      en: 'It is no longer than the top joint of your thumb and easy to miss, yet it is one of the oldest members of our own wider family. It had a head with eyes, gills, a fin along its back, and a row of small gristly blocks: the beginning of a spine. It had no jaws and no hard bone, and took only tiny things from the water.\n\nShu Degan and his colleagues described the first specimen, from Haikou near Kunming, in 1999. Four years later they reported more than five hundred, and could make out the eyes and the nose. All of these bodies were soft and should have rotted within days. Fine mud covered them at once, and left a shadow as thin as a pencil mark. Look from the side: the zigzag bands are muscles, the same as in a fillet of fish.',
      es: 'No es más largo que la última falange de tu pulgar y pasa inadvertido, pero es uno de los miembros más antiguos de nuestra propia familia. Tenía cabeza con ojos, branquias, una aleta en el lomo y una hilera de piezas cartilaginosas: el principio de una columna vertebral. No tenía mandíbulas ni huesos duros, y solo tomaba del agua cosas diminutas.\n\nShu Degan y sus colegas describieron en 1999 el primer ejemplar, hallado en Haikou, cerca de Kunming. Cuatro años después presentaron más de quinientos y pudieron distinguir los ojos y la nariz. Eran cuerpos blandos que debían pudrirse en unos días; un barro fino los cubrió de golpe y dejó una sombra delgada como un trazo de lápiz. Míralo de lado: las bandas en zigzag son músculos, como los de un filete de pescado.',
      fr: 'Il n’est pas plus long que le bout d’un pouce et passe inaperçu ; c’est pourtant l’un des plus anciens membres de notre grande famille. Il avait une tête avec des yeux, des branchies, une nageoire sur le dos et une rangée de petits blocs cartilagineux : le début d’une colonne vertébrale. Sans mâchoires ni os durs, il ne prenait dans l’eau que des choses infimes.\n\nShu Degan et ses collègues ont décrit en 1999 le premier spécimen, trouvé à Haikou, près de Kunming. Quatre ans plus tard, ils en présentaient plus de cinq cents, et distinguaient les yeux et le nez. Ces corps mous auraient dû pourrir en quelques jours ; une boue fine les a couverts d’un coup et n’a laissé qu’une ombre, mince comme un trait de crayon. Regardez de côté : les bandes en zigzag sont des muscles, comme dans un filet de poisson.',
    },
    childStory: {
      'zh-Hans':
        '这条小鱼比一节手指还短。它没有牙，没有下巴，也没有硬硬的骨头，可是它有头、有眼睛，背里有一串软软的小块，后来就变成了脊柱。鱼、青蛙、小鸟和我们都有脊柱。这样说来，它像是大家很久很久以前的小亲戚。',
      'zh-Hant':
        '這條小魚比一節手指還短。牠沒有牙，沒有下巴，也沒有硬硬的骨頭，可是牠有頭、有眼睛，背裡有一串軟軟的小塊，後來就變成了脊柱。魚、青蛙、小鳥和我們都有脊柱。這樣說來，牠像是大家很久很久以前的小親戚。',
      en: 'This little fish is shorter than a finger. It had no teeth, no chin and no hard bones. But it had a head with eyes, and a row of soft blocks along its back. Later, blocks like these became a backbone. Fish, frogs, birds and people all have one. So this fish is like a very, very old little cousin of us all.',
      es: 'Este pececito es más corto que un dedo. No tenía dientes, ni barbilla, ni huesos duros. Pero tenía cabeza y ojos, y una fila de piezas blandas en la espalda. Con el tiempo, piezas así formaron la columna. Los peces, las ranas, los pájaros y las personas tenemos una. Es como un primo pequeño y viejísimo de todos nosotros.',
      fr: 'Ce petit poisson est plus court qu’un doigt. Il n’avait ni dents, ni menton, ni os durs. Mais il avait une tête, des yeux et une rangée de petits blocs mous le long du dos. Plus tard, des blocs comme ceux-là sont devenus une colonne vertébrale. Les poissons, les grenouilles, les oiseaux et les humains en ont une : c’est notre petit cousin à tous, très, très ancien.',
    },
  },
  {
    id: '3',
    name: inFive('抚仙湖虫', '撫仙湖蟲', 'Fuxianhuia', 'Fuxianhuia', 'Fuxianhuia'),
    latin: 'Fuxianhuia protensa',
    group: 'arthropod',
    fromMa: 518,
    toMa: 518,
    formation: inFive(
      '玉案山组（澄江生物群），云南',
      '玉案山組（澄江生物群），雲南',
      'Yu’anshan Formation (Chengjiang), Yunnan',
      'Formación Yu’anshan (Chengjiang), Yunnan',
      'Formation de Yu’anshan (Chengjiang), Yunnan',
    ),
    size: { millimetres: 80, beside: 'hand' },
    where: WHERE.ground,
    at: { latitude: 25.62218, longitude: 105.42962 },
    mayTouch: false,
    motif: 'fuxianhuia',
    related: ['1', '2'],
    sources: {
      age: 'Yang C. et al. 2018, Geochronological constraint on the Cambrian Chengjiang biota, South China, Journal of the Geological Society 175',
      formation: 'Hou X.-G. et al. 2017, The Cambrian Fossils of Chengjiang, China, 2nd edition, Wiley Blackwell',
      size: 'Hou X.-G. et al. 2017, The Cambrian Fossils of Chengjiang, China, 2nd edition, Wiley Blackwell',
    },
    story: {
      'zh-Hans':
        '这只像虾又像马陆的动物，以澄江旁边的抚仙湖为名。1984 年 7 月 1 日，侯先光在帽天山敲开一块泥岩，看到了带着软体的虫子，澄江生物群从此为世人所知；三年后，他描述了抚仙湖虫。它有一对长在柄上的眼睛，宽宽的背甲下面，身体分成许多节，拖着一条细长的尾巴。\n\n最让人吃惊的在石头里面。2012 年，马晓娅等人报告，在一块标本的头里看到了大脑的印痕，三个部分前后相连，像今天的昆虫和虾蟹；两年后，他们又报告了心脏和血管。2018 年有学者提出，这些痕迹可能是遗体腐烂时长出的细菌膜。争论还没有结束。',
      'zh-Hant':
        '這隻像蝦又像馬陸的動物，以澄江旁邊的撫仙湖為名。1984 年 7 月 1 日，侯先光在帽天山敲開一塊泥岩，看到了帶著軟體的蟲子，澄江生物群從此為世人所知；三年後，他描述了撫仙湖蟲。牠有一對長在柄上的眼睛，寬寬的背甲下面，身體分成許多節，拖著一條細長的尾巴。\n\n最讓人吃驚的在石頭裡面。2012 年，馬曉婭等人報告，在一塊標本的頭裡看到了大腦的印痕，三個部分前後相連，像今天的昆蟲和蝦蟹；兩年後，他們又報告了心臟和血管。2018 年有學者提出，這些痕跡可能是遺體腐爛時長出的細菌膜。爭論還沒有結束。',
      en: 'Half shrimp, half millipede to look at, this animal is named after Fuxian Lake beside Chengjiang. On 1 July 1984 Hou Xianguang split a piece of mudstone on Maotian Hill and saw a creature with its soft parts: the Chengjiang fossils became known to the world. Three years later he described Fuxianhuia. It had eyes on stalks, a broad shield over the front of its body, and many rings that ended in a slender tail.\n\nThe greatest surprise is inside. In 2012 Ma Xiaoya and her colleagues reported the trace of a brain in one head, three parts in a row as in insects and crabs; two years later they reported a heart and blood vessels. In 2018 others answered that such traces may be films of bacteria that grew as the animal decayed. The argument goes on.',
      es: 'Mitad gamba, mitad milpiés a primera vista, este animal lleva el nombre del lago Fuxian, junto a Chengjiang. El 1 de julio de 1984, Hou Xianguang partió un trozo de lutita en el monte Maotian y vio una criatura con sus partes blandas: así conoció el mundo los fósiles de Chengjiang. Tres años después describió Fuxianhuia. Tenía los ojos sobre pedúnculos, un ancho escudo en la parte delantera y muchos anillos que acababan en una cola fina.\n\nLa mayor sorpresa está dentro. En 2012, Ma Xiaoya y sus colegas dieron a conocer la huella de un cerebro en una cabeza: tres partes seguidas, como en los insectos y los cangrejos; dos años más tarde, un corazón y vasos sanguíneos. En 2018, otros respondieron que esas huellas pueden ser películas de bacterias que crecieron mientras el animal se pudría. La discusión sigue abierta.',
      fr: 'Mi-crevette, mi-mille-pattes à première vue, cet animal porte le nom du lac Fuxian, voisin de Chengjiang. Le 1er juillet 1984, Hou Xianguang fend un morceau d’argilite sur la colline de Maotian et découvre une bête avec ses parties molles : le monde allait connaître les fossiles de Chengjiang. Trois ans plus tard, il décrit Fuxianhuia. Elle avait des yeux portés par des tiges, un large bouclier à l’avant et de nombreux anneaux terminés par une queue fine.\n\nLa plus grande surprise est à l’intérieur. En 2012, Ma Xiaoya et ses collègues signalent dans une tête la trace d’un cerveau : trois parties à la suite, comme chez les insectes et les crabes ; deux ans après, un cœur et des vaisseaux. En 2018, d’autres répondent que ces traces sont peut-être des films de bactéries, apparus quand l’animal se décomposait. Le débat continue.',
    },
    childStory: {
      'zh-Hans':
        '它的眼睛长在两根小柄上，可以伸到前面看路。背上有一块宽宽的甲，后面拖着细细的尾巴。石头里还有一些淡淡的印子：有的科学家觉得看见了它的大脑和心脏，有的说那也许是细菌留下的。五亿多年前，它就在海底爬来爬去。',
      'zh-Hant':
        '牠的眼睛長在兩根小柄上，可以伸到前面看路。背上有一塊寬寬的甲，後面拖著細細的尾巴。石頭裡還有一些淡淡的印子：有的科學家覺得看見了牠的大腦和心臟，有的說那也許是細菌留下的。五億多年前，牠就在海底爬來爬去。',
      en: 'Its eyes sat on two little stalks, so it could stretch them out and look ahead. It had a wide shield on its back and a thin tail behind. There are faint marks in the stone, too. Some scientists think that they see its brain and heart; others say bacteria may have made the marks. More than five hundred million years ago, it crawled about on the sea floor.',
      es: 'Tenía los ojos sobre dos tallitos y podía estirarlos para mirar hacia delante. Llevaba un escudo ancho en la espalda y una cola fina detrás. En la piedra hay además unas marcas muy débiles. Unos científicos creen ver su cerebro y su corazón; otros dicen que quizá las dejaron las bacterias. Hace más de quinientos millones de años se paseaba por el fondo del mar.',
      fr: 'Ses yeux étaient posés sur deux petites tiges : elle pouvait les tendre pour regarder devant elle. Elle avait un large bouclier sur le dos et une queue fine. Il y a aussi de légères marques dans la pierre. Certains scientifiques pensent y voir son cerveau et son cœur ; d’autres disent que des bactéries les ont peut-être laissées. Il y a plus de cinq cents millions d’années, elle se promenait au fond de la mer.',
    },
  },
  {
    id: '4',
    name: inFive(
      '震旦角石',
      '震旦角石',
      'Pagoda stone cephalopod',
      'Cefalópodo de la piedra pagoda',
      'Céphalopode de la pierre pagode',
    ),
    latin: 'Sinoceras chinense',
    group: 'mollusc',
    fromMa: 458.2,
    toMa: 445.2,
    formation: inFive(
      '宝塔组，华南',
      '寶塔組，華南',
      'Pagoda Formation, South China',
      'Formación Pagoda, sur de China',
      'Formation de la Pagode, Chine du Sud',
    ),
    size: { millimetres: 300, beside: 'hand' },
    where: WHERE.southGate,
    at: { latitude: 25.61722, longitude: 105.43158 },
    mayTouch: true,
    motif: 'nautiloid',
    related: ['14', '18'],
    sources: {
      age: 'ICS International Chronostratigraphic Chart v2024/12: Sandbian to Katian',
      formation:
        'Zhang Y. et al. 2019, Ordovician integrative stratigraphy and timescale of China, Science China Earth Sciences 62',
      size: 'Foord A.H. 1888, Catalogue of the Fossil Cephalopoda in the British Museum (Natural History), part I',
    },
    story: {
      'zh-Hans':
        '广场上的石板锯开后，里面像藏着一座座石塔，一层一层，越往上越尖。从前的人真的相信，那是埋在地下的宝塔的影子，把它叫作宝塔石，磨成砚台和屏风。它所在的岩层也因此得名宝塔组，贵州北部就有。\n\n其实这是一种头足类动物的壳，是乌贼和鹦鹉螺的远亲。壳又长又直，像一支冰激凌筒；动物住在开口的那一头，后面的每一层都是它从前的房间，长大一点，就隔出一间新的。隔间里有气体，一根细管穿过所有的隔板，调节里面的水和气，让它浮得不高也不低。找一块断面，数一数：它搬了几次家？',
      'zh-Hant':
        '廣場上的石板鋸開後，裡面像藏著一座座石塔，一層一層，越往上越尖。從前的人真的相信，那是埋在地下的寶塔的影子，把它叫作寶塔石，磨成硯台和屏風。它所在的岩層也因此得名寶塔組，貴州北部就有。\n\n其實這是一種頭足類動物的殼，是烏賊和鸚鵡螺的遠親。殼又長又直，像一支冰淇淋筒；動物住在開口的那一頭，後面的每一層都是牠從前的房間，長大一點，就隔出一間新的。隔間裡有氣體，一根細管穿過所有的隔板，調節裡面的水和氣，讓牠浮得不高也不低。找一塊斷面，數一數：牠搬了幾次家？',
      en: 'If you could cut through the slabs of this square, you would find towers in them, storey upon storey, narrowing to the top. People once believed that they were the shadows of pagodas buried underground. They called them pagoda stones and polished them for ink slabs and screens, and the rock has been the Pagoda Formation ever since. It also crops out in northern Guizhou.\n\nThe towers are the shells of cephalopods, distant relatives of squid and nautilus. The shell was long and straight like an ice-cream cone. The animal lived at the open end; each storey behind it is an older room, walled off as it grew. The rooms held gas, and a thin tube ran through all the walls and let water in or out, so that the animal neither sank nor rose. Find a good section and count: how often did it move house?',
      es: 'Si se sierran las losas de esta plaza aparecen torres, piso sobre piso, cada vez más estrechas. Antes se creía que eran sombras de pagodas enterradas: las llamaban piedras pagoda y las pulían para hacer tinteros y biombos. De ahí el nombre de la formación Pagoda, que también aflora en el norte de Guizhou.\n\nLas torres son conchas de cefalópodos, parientes lejanos del calamar y del nautilo. La concha era larga y recta como un cucurucho de helado. El animal vivía en el extremo abierto; cada piso de detrás es una habitación antigua, tabicada al crecer. Las cámaras contenían gas, y un tubo fino cruzaba todos los tabiques y dejaba entrar o salir el agua, para no hundirse ni subir. Busca un buen corte y cuenta: ¿cuántas veces se mudó?',
      fr: 'Sciez les dalles de cette place : des tours apparaissent, étage sur étage, de plus en plus étroites. On y voyait autrefois l’ombre de pagodes enfouies ; ces pierres pagodes étaient polies en encriers et en paravents, et la roche s’appelle depuis la formation de la Pagode. Elle affleure aussi dans le nord du Guizhou.\n\nCes tours sont des coquilles de céphalopodes, parents éloignés du calmar et du nautile. La coquille était longue et droite comme un cornet de glace. L’animal vivait du côté ouvert ; derrière lui, chaque étage est une ancienne chambre, cloisonnée à mesure qu’il grandissait. Les chambres contenaient du gaz, et un tube fin traversait toutes les cloisons pour laisser entrer ou sortir l’eau, afin de ne couler ni monter. Cherchez une belle section et comptez : combien de fois a-t-il déménagé ?',
    },
    childStory: {
      'zh-Hans':
        '石头里有一座尖尖的小塔。它不是人盖的，是一只海里的动物盖的。它像乌贼一样有触手，住在最大的那一间。每次长大，房间变挤了，它就往前挪一挪，在身后砌一堵墙。数数有几层，就知道它搬过几次家。',
      'zh-Hant':
        '石頭裡有一座尖尖的小塔。它不是人蓋的，是一隻海裡的動物蓋的。牠像烏賊一樣有觸手，住在最大的那一間。每次長大，房間變擠了，牠就往前挪一挪，在身後砌一堵牆。數數有幾層，就知道牠搬過幾次家。',
      en: 'There is a pointed little tower in the stone. People did not build it: a sea animal did. It had arms like a squid and lived in the largest room. Whenever it grew and the room became too tight, it moved forward and built a wall behind itself. Count the floors and you know how often it moved house.',
      es: 'En la piedra hay una torrecita puntiaguda. No la construyeron personas, sino un animal del mar. Tenía brazos como un calamar y vivía en la habitación más grande. Cada vez que crecía y la habitación se quedaba pequeña, avanzaba un poco y levantaba una pared detrás. Cuenta los pisos y sabrás cuántas veces se mudó.',
      fr: 'Il y a dans la pierre une petite tour pointue. Ce ne sont pas des gens qui l’ont bâtie, mais un animal de la mer. Il avait des bras comme un calmar et vivait dans la plus grande chambre. Quand il grandissait et se sentait serré, il avançait un peu et bâtissait un mur derrière lui. Compte les étages : c’est le nombre de ses déménagements.',
    },
  },
  {
    id: '5',
    name: inFive(
      '初始全颌鱼',
      '初始全頜魚',
      'First full-jawed fish',
      'Pez de la primera mandíbula',
      'Poisson à la première mâchoire',
    ),
    latin: 'Entelognathus primordialis',
    group: 'fish',
    fromMa: 425,
    toMa: 422.7,
    formation: inFive(
      '关底组，云南曲靖',
      '關底組，雲南曲靖',
      'Kuanti Formation, Qujing, Yunnan',
      'Formación Kuanti, Qujing, Yunnan',
      'Formation de Kuanti, Qujing, Yunnan',
    ),
    size: { millimetres: 200, beside: 'hand' },
    where: WHERE.ground,
    at: { latitude: 25.6222, longitude: 105.42966 },
    mayTouch: false,
    motif: 'armouredFish',
    related: ['2', '11'],
    sources: {
      age: 'ICS International Chronostratigraphic Chart v2024/12: Ludfordian',
      formation: 'Zhu M. et al. 2013, A Silurian placoderm with osteichthyan-like marginal jaw bones, Nature 502',
      size: 'Zhu M. et al. 2013, A Silurian placoderm with osteichthyan-like marginal jaw bones, Nature 502',
    },
    story: {
      'zh-Hans':
        '摸一摸自己的下巴：那几块骨头的来历，要从这样一条鱼说起。它属于盾皮鱼，头和肩披着骨板，像戴着一顶头盔；以前人们以为，盾皮鱼的嘴边只有简单的骨片，和后来的鱼毫无关系，它们全部灭绝，没有留下后代。\n\n2013 年，朱敏等人公布了曲靖潇湘水库边发现的这条鱼。盾皮鱼的身体上，却长着硬骨鱼的嘴：上颌和下颌边缘的骨头，正是鱼、青蛙、恐龙和我们都有的那几块。于是教科书改写了：我们的颌骨并不是后来才有的，而是早在四亿两千多万年前就有了雏形。化石只有前半身，约十一厘米长，整条鱼大约二十厘米。您看到的是复制品。',
      'zh-Hant':
        '摸一摸自己的下巴：那幾塊骨頭的來歷，要從這樣一條魚說起。牠屬於盾皮魚，頭和肩披著骨板，像戴著一頂頭盔；以前人們以為，盾皮魚的嘴邊只有簡單的骨片，和後來的魚毫無關係，牠們全部滅絕，沒有留下後代。\n\n2013 年，朱敏等人公布了曲靖瀟湘水庫邊發現的這條魚。盾皮魚的身體上，卻長著硬骨魚的嘴：上頜和下頜邊緣的骨頭，正是魚、青蛙、恐龍和我們都有的那幾塊。於是教科書改寫了：我們的頜骨並不是後來才有的，而是早在四億兩千多萬年前就有了雛形。化石只有前半身，約十一公分長，整條魚大約二十公分。您看到的是複製品。',
      en: 'Feel your chin. The story of those bones begins with a fish like this one. It was a placoderm, with bony plates over its head and shoulders like a helmet. It used to be thought that placoderms had only simple plates round their mouths, quite unlike other fish, and that they died out and left no descendants.\n\nIn 2013 Zhu Min and his colleagues described this fish from the shore of a reservoir near Qujing. The body is a placoderm’s, the mouth is a bony fish’s: along its jaws lie the very bones that trout, frogs, dinosaurs and you have. The textbooks had to change. Our jaw bones are not a late invention; their first draft is more than 420 million years old. Only the front half was found, eleven centimetres long; the whole fish had about twenty. What you see is a cast.',
      es: 'Tócate la barbilla. La historia de esos huesos empieza con un pez como este. Era un placodermo: unas placas óseas le cubrían la cabeza y los hombros como un casco. Antes se creía que los placodermos solo tenían placas sencillas alrededor de la boca, muy distintas de las de otros peces, y que se extinguieron sin dejar descendencia.\n\nEn 2013, Zhu Min y sus colegas describieron este pez, hallado junto a un embalse cerca de Qujing. El cuerpo es de placodermo; la boca, de pez óseo: en el borde de las mandíbulas están los mismos huesos que tienen las truchas, las ranas, los dinosaurios y tú. Hubo que cambiar los libros. Nuestra mandíbula no es un invento tardío: su primer boceto tiene más de 420 millones de años. Solo se halló la mitad delantera, de once centímetros; el pez entero medía unos veinte. Lo que ves es una réplica.',
      fr: 'Touchez votre menton. L’histoire de ces os commence avec un poisson comme celui-ci. C’était un placoderme : des plaques osseuses couvraient sa tête et ses épaules, comme un casque. On pensait que les placodermes n’avaient autour de la bouche que de simples plaques, sans rapport avec les autres poissons, et qu’ils avaient disparu sans descendance.\n\nEn 2013, Zhu Min et ses collègues ont décrit ce poisson, trouvé au bord d’un réservoir près de Qujing. Le corps est celui d’un placoderme, la bouche celle d’un poisson osseux : le long des mâchoires se trouvent les os mêmes des truites, des grenouilles, des dinosaures et les vôtres. Il a fallu corriger les manuels : l’ébauche de nos mâchoires a plus de 420 millions d’années. Seule la moitié avant est connue, onze centimètres ; le poisson entier en mesurait une vingtaine. Vous voyez un moulage.',
    },
    childStory: {
      'zh-Hans':
        '张开嘴，再合上：上面和下面的骨头会碰在一起，所以我们能咬苹果。很久以前的鱼没有这样的嘴，只会吸。这条戴着“头盔”的鱼，是最早有下巴骨头的鱼之一。今天会咬的动物，从鳟鱼到小狗，祖先里都有过这样的鱼。',
      'zh-Hant':
        '張開嘴，再合上：上面和下面的骨頭會碰在一起，所以我們能咬蘋果。很久以前的魚沒有這樣的嘴，只會吸。這條戴著「頭盔」的魚，是最早有下巴骨頭的魚之一。今天會咬的動物，從鱒魚到小狗，祖先裡都有過這樣的魚。',
      en: 'Open your mouth and close it. The bones above and below meet, and so you can bite an apple. Fish of long ago could not do that; they only sucked. This fish with a helmet is one of the first to have chin bones like ours. Every animal that bites, from trout to puppy, has had such a fish among its forebears.',
      es: 'Abre la boca y ciérrala. Los huesos de arriba y de abajo se tocan, y así puedes morder una manzana. Los peces de hace mucho no podían: solo chupaban. Este pez con casco es uno de los primeros con huesos de barbilla como los nuestros. Los animales que muerden, de la trucha al perrito, tuvieron peces así entre sus antepasados.',
      fr: 'Ouvre la bouche et ferme-la. Les os du haut et du bas se rejoignent, et l’on peut croquer une pomme. Les poissons d’autrefois ne savaient que sucer. Ce poisson casqué est l’un des premiers à avoir des os de menton comme les nôtres. Les animaux qui mordent, de la truite au petit chien, ont tous un poisson de ce genre parmi leurs ancêtres.',
    },
  },
];
