import { inFive } from '@park/contract/words';
import type { SeedExhibit } from './exhibit';
import { WHERE } from './where';

/** The sea that lay over Guizhou. */
export const triassic: SeedExhibit[] = [
  {
    id: '10',
    name: inFive('胡氏贵州龙', '胡氏貴州龍', 'Guizhou sea reptile', 'Reptil marino de Guizhou', 'Reptile marin du Guizhou'),
    latin: 'Keichousaurus hui',
    group: 'reptile',
    fromMa: 241.464,
    toMa: 237,
    formation: inFive(
      '法郎组竹竿坡段，贵州兴义',
      '法郎組竹竿坡段，貴州興義',
      'Zhuganpo Member, Falang Formation, Xingyi, Guizhou',
      'Miembro Zhuganpo de la formación Falang, Xingyi, Guizhou',
      'Membre de Zhuganpo, formation de Falang, Xingyi, Guizhou',
    ),
    size: { millimetres: 250, beside: 'hand' },
    where: WHERE.first,
    at: { latitude: 25.62217, longitude: 105.42957 },
    mayTouch: false,
    motif: 'keichousaurus',
    related: ['12', '15'],
    sources: {
      age: 'ICS International Chronostratigraphic Chart v2024/12: Ladinian',
      formation:
        'Tong J. et al. 2019, Triassic integrative stratigraphy and timescale of China, Science China Earth Sciences 62',
      size: 'Cheng Y.-N., Wu X.-C. & Ji Q. 2004, Triassic marine reptiles gave birth to live young, Nature 432',
    },
    story: {
      'zh-Hans':
        '1957 年，地质学家胡承志在兴义顶效的绿荫村看到农家石板上的小骨架，带了几块回北京。第二年，杨钟健以贵州和这位发现者的名字为它命名。它是中国第一种被描述的三叠纪海生爬行动物。\n\n它脖子长，脑袋小，划水主要靠前腿，后腿细得多。成年的不过二三十厘米，靠近岸边，捉小鱼小虾。它怎样生孩子，曾经让人猜了几十年：这样的身体，上岸产卵很难。2004 年，科学家在两块母体的肚子里看到了已经成形的小贵州龙，排在身体两侧。原来它们在水里直接生下小宝宝，和今天的海豚一样。贵州龙虽然常见，却受法律保护：发现了，请留在原处，告诉我们。',
      'zh-Hant':
        '1957 年，地質學家胡承志在興義頂效的綠蔭村看到農家石板上的小骨架，帶了幾塊回北京。第二年，楊鍾健以貴州和這位發現者的名字為牠命名。牠是中國第一種被描述的三疊紀海生爬行動物。\n\n牠脖子長，腦袋小，划水主要靠前腿，後腿細得多。成年的不過二三十公分，靠近岸邊，捉小魚小蝦。牠怎樣生孩子，曾經讓人猜了幾十年：這樣的身體，上岸產卵很難。2004 年，科學家在兩塊母體的肚子裡看到了已經成形的小貴州龍，排在身體兩側。原來牠們在水裡直接生下小寶寶，和今天的海豚一樣。貴州龍雖然常見，卻受法律保護：發現了，請留在原處，告訴我們。',
      en: 'In 1957 the geologist Hu Chengzhi saw small skeletons in the stone slabs of farmhouses at Dingxiao near Xingyi, and took some to Beijing. The next year Yang Zhongjian, also known as C.C. Young, named the animal after Guizhou and its finder: the first marine reptile of the Triassic to be described from China.\n\nIt had a long neck, a small head and strong front legs, which did most of the rowing. Grown ones are twenty or thirty centimetres long; they hunted small fish near the shore. For decades nobody knew how such a body could come ashore to lay eggs. In 2004 two mothers were found with young ones formed inside them, in rows to the left and right. They were born in the water, like dolphins. Common as it is, the law protects this fossil. If you find one, leave it in its place and tell us.',
      es: 'En 1957, el geólogo Hu Chengzhi vio pequeños esqueletos en las losas de las casas de Dingxiao, cerca de Xingyi, y se llevó algunos a Pekín. Al año siguiente, Yang Zhongjian, conocido también como C. C. Young, nombró al animal por Guizhou y por su descubridor: era el primer reptil marino del Triásico descrito en China.\n\nTenía el cuello largo, la cabeza pequeña y unas patas delanteras fuertes, con las que remaba. Los adultos miden veinte o treinta centímetros y cazaban pececillos cerca de la orilla. Durante décadas no se supo cómo un cuerpo así podía salir a poner huevos. En 2004 se encontraron dos madres con crías ya formadas dentro, en filas a ambos lados. Nacían en el agua, como los delfines. Aunque abunda, la ley protege este fósil: si encuentras uno, déjalo en su sitio y avísanos.',
      fr: 'En 1957, le géologue Hu Chengzhi remarqua de petits squelettes dans les dalles des fermes de Dingxiao, près de Xingyi, et en rapporta quelques-uns à Pékin. L’année suivante, Yang Zhongjian, connu aussi sous le nom de C. C. Young, nomma l’animal d’après le Guizhou et son découvreur : c’était le premier reptile marin du Trias décrit en Chine.\n\nIl avait un long cou, une petite tête et de solides pattes avant, qui ramaient. Les adultes mesurent vingt à trente centimètres et chassaient de petits poissons près du rivage. Pendant des décennies, on se demanda comment un tel corps pouvait sortir pondre. En 2004, on trouva deux mères portant des petits déjà formés, rangés à gauche et à droite. Ils naissaient dans l’eau, comme les dauphins. Bien que commun, ce fossile est protégé par la loi : si vous en trouvez un, laissez-le en place et prévenez-nous.',
    },
    childStory: {
      'zh-Hans':
        '贵州龙只有一把长尺子那么长。它的脖子细细的，四条腿像小桨，在海边游来游去找小鱼吃。它不下蛋：小宝宝在妈妈肚子里长好，生下来就会游泳。很久以前，贵州不是大山，而是一片暖暖的海，到处都有它的一家。',
      'zh-Hant':
        '貴州龍只有一把長尺子那麼長。牠的脖子細細的，四條腿像小槳，在海邊游來游去找小魚吃。牠不下蛋：小寶寶在媽媽肚子裡長好，生下來就會游泳。很久以前，貴州不是大山，而是一片暖暖的海，到處都有牠的一家。',
      en: 'This reptile of the sea is about as long as a ruler. It had a thin neck and four legs like little oars, and paddled along the shore after small fish. It laid no eggs. The babies grew inside their mother and could swim as soon as they were born. In those days Guizhou had no mountains: it was a warm sea.',
      es: 'Este reptil de mar mide más o menos lo que una regla. Tenía el cuello fino y cuatro patas como remos, y nadaba por la orilla detrás de los pececillos. No ponía huevos. Las crías crecían dentro de la madre y sabían nadar nada más nacer. En aquel tiempo Guizhou no tenía montañas: era un mar cálido.',
      fr: 'Ce reptile de mer est à peu près long comme une règle. Il avait un cou mince et quatre pattes comme de petites rames, et suivait le rivage à la recherche de petits poissons. Il ne pondait pas d’œufs. Les bébés grandissaient dans leur mère et savaient nager dès la naissance. En ce temps-là, le Guizhou n’avait pas de montagnes : c’était une mer chaude.',
    },
  },
  {
    id: '11',
    name: inFive('兴义飞鱼', '興義飛魚', 'Xingyi flying fish', 'Pez volador de Xingyi', 'Poisson volant de Xingyi'),
    latin: 'Potanichthys xingyiensis',
    group: 'fish',
    fromMa: 241.464,
    toMa: 237,
    formation: inFive(
      '法郎组竹竿坡段，贵州兴义',
      '法郎組竹竿坡段，貴州興義',
      'Zhuganpo Member, Falang Formation, Xingyi, Guizhou',
      'Miembro Zhuganpo de la formación Falang, Xingyi, Guizhou',
      'Membre de Zhuganpo, formation de Falang, Xingyi, Guizhou',
    ),
    size: { millimetres: 153, beside: 'hand' },
    where: WHERE.first,
    at: { latitude: 25.62219, longitude: 105.42961 },
    mayTouch: false,
    motif: 'flyingFish',
    related: ['10', '5'],
    sources: {
      age: 'ICS International Chronostratigraphic Chart v2024/12: Ladinian',
      formation:
        'Tong J. et al. 2019, Triassic integrative stratigraphy and timescale of China, Science China Earth Sciences 62',
      size: 'Xu G.-H. et al. 2012, A new stem-neopterygian fish from the Middle Triassic of China, Proceedings of the Royal Society B 280',
    },
    story: {
      'zh-Hans':
        '两片又宽又长的胸鳍像一对翅膀，腹鳍像一对小翅膀，尾巴的下半边比上半边长：这正是今天飞鱼的样子。可是飞鱼和它毫无亲缘关系，要到一亿多年以后才出现。同样的办法，被不同的鱼先后找到了两次。\n\n今天的飞鱼从水里冲出来，用长长的尾叶继续拍打水面，然后张开鳍滑翔几十米，多半是为了躲开大鱼。兴义飞鱼生活的海里，也有鱼龙和别的猎手，它大概也是为了逃命才飞的。它是已知最早会在水面上滑翔的脊椎动物。2012 年，徐光辉等人描述了它；也有学者把它归入 Thoracopterus wushaensis。它生活的时候，离二叠纪末的大灭绝不过一千多万年，海里的生活已经又热闹起来了。',
      'zh-Hant':
        '兩片又寬又長的胸鰭像一對翅膀，腹鰭像一對小翅膀，尾巴的下半邊比上半邊長：這正是今天飛魚的樣子。可是飛魚和牠毫無親緣關係，要到一億多年以後才出現。同樣的辦法，被不同的魚先後找到了兩次。\n\n今天的飛魚從水裡衝出來，用長長的尾葉繼續拍打水面，然後張開鰭滑翔幾十公尺，多半是為了躲開大魚。興義飛魚生活的海裡，也有魚龍和別的獵手，牠大概也是為了逃命才飛的。牠是已知最早會在水面上滑翔的脊椎動物。2012 年，徐光輝等人描述了牠；也有學者把牠歸入 Thoracopterus wushaensis。牠生活的時候，離二疊紀末的大滅絕不過一千多萬年，海裡的生活已經又熱鬧起來了。',
      en: 'Two fins on its sides as broad and long as wings, two smaller wings behind, and a tail whose lower half is the longer: this is what a flying fish looks like today. Yet the flying fish of today are no relatives. They came more than a hundred million years later, and found the same way a second time.\n\nToday’s flying fish shoots out of the water, beats the surface with the long half of its tail, spreads its fins and glides for tens of metres, mostly to escape. Ichthyosaurs and other hunters lived in the sea of Xingyi, so this one probably flew for its life, too. Xu Guanghui and his colleagues described it in 2012; some include it in Thoracopterus wushaensis. It is the oldest animal with a backbone known to have glided over water. Little more than ten million years after the great extinction, the sea was lively again.',
      es: 'Dos aletas a los lados anchas y largas como alas, otras dos más pequeñas detrás y una cola con la mitad inferior más larga: así es hoy un pez volador. Sin embargo, los actuales no son parientes suyos. Llegaron más de cien millones de años después y dieron por segunda vez con la misma solución.\n\nEl pez volador de hoy sale disparado del agua, golpea la superficie con la parte larga de la cola, abre las aletas y planea decenas de metros, casi siempre para escapar. En el mar de Xingyi había ictiosaurios y otros cazadores, así que seguramente también este volaba para salvarse. Xu Guanghui y sus colegas lo describieron en 2012; algunos lo incluyen en Thoracopterus wushaensis. Es el vertebrado más antiguo que se sabe que planeó sobre el agua. Poco más de diez millones de años después de la gran extinción, el mar volvía a estar lleno de vida.',
      fr: 'Deux nageoires latérales larges comme des ailes, deux autres plus petites derrière, une queue dont la moitié inférieure est la plus longue : tel est aujourd’hui un poisson volant. Pourtant, les poissons volants actuels ne lui sont pas apparentés. Venus plus de cent millions d’années après, ils ont trouvé une seconde fois la même solution.\n\nLe poisson volant d’aujourd’hui jaillit de l’eau, bat la surface avec la longue moitié de sa queue, déploie ses nageoires et plane sur des dizaines de mètres, le plus souvent pour fuir. Dans la mer de Xingyi vivaient des ichtyosaures et d’autres chasseurs : lui aussi volait sans doute pour sauver sa vie. Xu Guanghui et ses collègues l’ont décrit en 2012 ; certains le rangent dans Thoracopterus wushaensis. C’est le plus ancien vertébré connu qui ait plané sur l’eau. Une dizaine de millions d’années après la grande extinction, la mer était de nouveau pleine de vie.',
    },
    childStory: {
      'zh-Hans':
        '大鱼追来了，怎么办？这条小鱼用力一摆尾巴，冲出水面，张开大大的鳍，像纸飞机一样滑出去好远。大鱼抬头一看，它不见了。今天的海里也有飞鱼，可是它们不是一家人，只是想到了同一个好办法。',
      'zh-Hant':
        '大魚追來了，怎麼辦？這條小魚用力一擺尾巴，衝出水面，張開大大的鰭，像紙飛機一樣滑出去好遠。大魚抬頭一看，牠不見了。今天的海裡也有飛魚，可是牠們不是一家人，只是想到了同一個好辦法。',
      en: 'A big fish is coming. What now? This little fish gave a hard beat of its tail, shot out of the water, spread its large fins and glided far away like a paper plane. When the big fish looked, it was gone. There are flying fish in the sea today, but they are another family. They only had the same good idea.',
      es: 'Viene un pez grande. ¿Qué hacer? Este pececito daba un fuerte coletazo, salía disparado del agua, abría sus grandes aletas y planeaba muy lejos, como un avión de papel. Cuando el grande miraba, ya no estaba. Hoy también hay peces voladores en el mar, pero son de otra familia: solo tuvieron la misma buena idea.',
      fr: 'Un gros poisson arrive. Que faire ? Ce petit poisson donnait un grand coup de queue, jaillissait hors de l’eau, ouvrait ses larges nageoires et planait très loin, comme un avion en papier. Quand le gros regardait, il n’était plus là. Il y a encore des poissons volants dans la mer, mais d’une autre famille : ils ont seulement eu la même bonne idée.',
    },
  },
  {
    id: '12',
    name: inFive('邓氏贵州鱼龙', '鄧氏貴州魚龍', 'Guizhou ichthyosaur', 'Ictiosaurio de Guizhou', 'Ichtyosaure du Guizhou'),
    latin: 'Guizhouichthyosaurus tangae',
    group: 'reptile',
    fromMa: 237,
    toMa: 227.3,
    formation: inFive(
      '小凹组，贵州关岭',
      '小凹組，貴州關嶺',
      'Xiaowa Formation, Guanling, Guizhou',
      'Formación Xiaowa, Guanling, Guizhou',
      'Formation de Xiaowa, Guanling, Guizhou',
    ),
    size: { millimetres: 5000, beside: 'person' },
    where: WHERE.hall,
    at: { latitude: 25.62143, longitude: 105.43049 },
    mayTouch: false,
    motif: 'ichthyosaur',
    related: ['10', '13'],
    sources: {
      age: 'ICS International Chronostratigraphic Chart v2024/12: Carnian',
      formation: 'Wang X. et al. 2008, The Late Triassic black shales of the Guanling area, Guizhou Province, Palaeontology 51',
      size: 'Shang Q. & Li C. 2009, On the occurrence of the ichthyosaur Shastasaurus in the Guanling Biota (Late Triassic), Guizhou, China, Vertebrata PalAsiatica 47',
    },
    story: {
      'zh-Hans':
        '鱼龙不是鱼，也不是恐龙。它们的祖先是陆地上的爬行动物，回到海里以后，腿变成了鳍，身体变成流线型，用肺呼吸，要浮到水面换气。关岭的黑色页岩里，整副骨架一条挨着一条；那里的海底没有氧气，沉下去的身体没有谁来打扰。\n\n2010 年，人们在兴义挖出一条近五米长的贵州鱼龙，比关岭的这一种更早。它肚子里是一只海龙的身躯，从肩到腰，没有头和尾；海龙活着时约有四米长。骨头几乎没有消化，可见鱼龙吞下不久也死了。是捕来的还是捡来的，不能肯定。2020 年公布的这一发现，可能是海生爬行动物吃大型动物的最早证据。',
      'zh-Hant':
        '魚龍不是魚，也不是恐龍。牠們的祖先是陸地上的爬行動物，回到海裡以後，腿變成了鰭，身體變成流線型，用肺呼吸，要浮到水面換氣。關嶺的黑色頁岩裡，整副骨架一條挨著一條；那裡的海底沒有氧氣，沉下去的身體沒有誰來打擾。\n\n2010 年，人們在興義挖出一條近五公尺長的貴州魚龍，比關嶺的這一種更早。牠肚子裡是一隻海龍的身軀，從肩到腰，沒有頭和尾；海龍活著時約有四公尺長。骨頭幾乎沒有消化，可見魚龍吞下不久也死了。是捕來的還是撿來的，不能肯定。2020 年公布的這一發現，可能是海生爬行動物吃大型動物的最早證據。',
      en: 'An ichthyosaur is neither a fish nor a dinosaur. Its forebears were reptiles on land. Back in the sea, their legs became fins and their bodies smooth, but they went on breathing air. In the black shale of Guanling whole skeletons lie side by side: the sea floor held no oxygen, and nothing disturbed what sank to it.\n\nIn 2010 a Guizhou ichthyosaur almost five metres long, older than this one from Guanling, was dug out at Xingyi. In its belly lay the trunk of another reptile, a thalattosaur, from shoulders to hips, without head or tail; alive it had been some four metres long. The bones were hardly digested, so the ichthyosaur died soon afterwards. Whether it killed its meal or found it is not certain. The find was published in 2020, and may be the oldest proof of a marine reptile eating large prey.',
      es: 'Un ictiosaurio no es ni un pez ni un dinosaurio. Sus antepasados fueron reptiles de tierra. De vuelta al mar, las patas se hicieron aletas y el cuerpo, liso, pero siguió respirando aire. En la pizarra negra de Guanling los esqueletos enteros yacen uno junto a otro: en aquel fondo no había oxígeno, y nada molestaba a lo que se hundía.\n\nEn 2010 se excavó en Xingyi un ictiosaurio de Guizhou de casi cinco metros, más antiguo que este de Guanling. En su vientre estaba el tronco de otro reptil, un talatosaurio, de los hombros a la cadera, sin cabeza ni cola; vivo medía unos cuatro metros. Los huesos apenas estaban digeridos, así que el ictiosaurio murió poco después. No es seguro si mató su comida o la encontró. El hallazgo se publicó en 2020 y quizá sea la prueba más antigua de un reptil marino que come presas grandes.',
      fr: 'Un ichtyosaure n’est ni un poisson ni un dinosaure. Ses ancêtres étaient des reptiles terrestres. Revenus à la mer, leurs pattes sont devenues des nageoires et leur corps s’est fuselé, mais ils respiraient toujours l’air. Dans le schiste noir de Guanling, des squelettes entiers gisent côte à côte : le fond n’avait pas d’oxygène, et rien ne dérangeait ce qui y coulait.\n\nEn 2010, on dégagea à Xingyi un ichtyosaure du Guizhou de près de cinq mètres, plus ancien que celui-ci, qui vient de Guanling. Dans son ventre gisait le tronc d’un autre reptile, un thalattosaure, des épaules aux hanches, sans tête ni queue ; vivant, il mesurait environ quatre mètres. Les os étaient à peine digérés : l’ichtyosaure mourut donc peu après. On ne sait pas au juste s’il a tué ce repas ou s’il l’a trouvé. Publiée en 2020, la découverte est peut-être la plus ancienne preuve d’un reptile marin mangeant une grosse proie.',
    },
    childStory: {
      'zh-Hans':
        '它看起来像海豚，可它是爬行动物，要浮上来吸一口气。有一条鱼龙太贪吃了，吞下了一只大动物的身子，肚子撑得满满的。那只动物活着时，差不多和它一样长。科学家过了两亿多年才打开它的肚子，里面的骨头还是一整串。',
      'zh-Hant':
        '牠看起來像海豚，可牠是爬行動物，要浮上來吸一口氣。有一條魚龍太貪吃了，吞下了一隻大動物的身子，肚子撐得滿滿的。那隻動物活著時，差不多和牠一樣長。科學家過了兩億多年才打開牠的肚子，裡面的骨頭還是一整串。',
      en: 'It looks like a dolphin, but it is a reptile and had to come up for air. One ichthyosaur was very greedy. It swallowed the body of an animal that had been almost as long as itself, and its belly was full to the top. More than two hundred million years later scientists cleaned the stone, and the bones of its dinner were still all in a row.',
      es: 'Parece un delfín, pero es un reptil y tenía que subir a tomar aire. Un ictiosaurio fue muy glotón: se tragó el cuerpo de un animal que había sido casi tan largo como él y se le llenó la barriga hasta arriba. Más de doscientos millones de años después, los científicos limpiaron la piedra, y los huesos de su cena seguían todos en fila.',
      fr: 'On dirait un dauphin, mais c’est un reptile, qui devait monter respirer. L’un d’eux fut très gourmand : il avala le corps d’un animal qui avait été presque aussi long que lui et eut le ventre plein à craquer. Plus de deux cents millions d’années après, des scientifiques ont nettoyé la pierre, et les os de son dîner étaient encore bien en rang.',
    },
  },
  {
    id: '13',
    name: inFive('创孔海百合', '創孔海百合', 'Driftwood sea lily', 'Lirio de mar a la deriva', 'Lys de mer du bois flotté'),
    latin: 'Traumatocrinus',
    group: 'echinoderm',
    fromMa: 237,
    toMa: 227.3,
    formation: inFive(
      '小凹组，贵州关岭',
      '小凹組，貴州關嶺',
      'Xiaowa Formation, Guanling, Guizhou',
      'Formación Xiaowa, Guanling, Guizhou',
      'Formation de Xiaowa, Guanling, Guizhou',
    ),
    size: { millimetres: 11000, beside: 'person' },
    where: WHERE.first,
    at: { latitude: 25.62222, longitude: 105.42966 },
    mayTouch: false,
    motif: 'crinoid',
    related: ['14', '12'],
    sources: {
      age: 'ICS International Chronostratigraphic Chart v2024/12: Carnian',
      formation: 'Wang X. et al. 2008, The Late Triassic black shales of the Guanling area, Guizhou Province, Palaeontology 51',
      size: 'Hagdorn H., Wang X. & Wang C. 2007, Palaeoecology of the pseudoplanktonic Triassic crinoid Traumatocrinus from southwest China, Palaeogeography Palaeoclimatology Palaeoecology 247',
    },
    story: {
      'zh-Hans':
        '这面墙上的“花”没有一朵是花。海百合是海星和海胆的亲戚，“花瓣”是腕，“花茎”由上千片圆圆的小石环串成。大多数海百合扎根在海底，创孔海百合却住在船上：一段漂在海上的树干。\n\n树干两头长得最密，一根木头上可以住一百五十多个，茎一条条垂进水里，有的超过十一米，随着木头在大洋上漂流。木头吸饱了水，越来越重，终于带着整个群落沉进漆黑无氧的海底。没有动物来吃，也没有水流来搅，它们就这样躺了两亿三千万年，连最细的羽枝都没有散开。关岭的海百合，大多就是一次一次这样的沉船。',
      'zh-Hant':
        '這面牆上的「花」沒有一朵是花。海百合是海星和海膽的親戚，「花瓣」是腕，「花莖」由上千片圓圓的小石環串成。大多數海百合紮根在海底，創孔海百合卻住在船上：一段漂在海上的樹幹。\n\n樹幹兩頭長得最密，一根木頭上可以住一百五十多個，莖一條條垂進水裡，有的超過十一公尺，隨著木頭在大洋上漂流。木頭吸飽了水，越來越重，終於帶著整個群落沉進漆黑無氧的海底。沒有動物來吃，也沒有水流來攪，牠們就這樣躺了兩億三千萬年，連最細的羽枝都沒有散開。關嶺的海百合，大多就是一次一次這樣的沉船。',
      en: 'Not one of the flowers on this wall is a flower. Sea lilies are relatives of starfish and sea urchins; the petals are arms, and the stalk is a chain of a thousand small round stones. Most sea lilies stand on the sea floor. Traumatocrinus lived on a ship: a tree trunk that drifted on the open sea.\n\nThe ends of the log were the best places. More than 150 animals could hang from one trunk, on stems that reached eleven metres and more, and travel across the ocean with it. As the wood took up water it grew heavy, until one day it went down with everybody aboard, into black mud without oxygen. Nothing came to eat them and no current stirred them. So they have lain for some 230 million years, down to the finest side branch. Most sea lilies of Guanling are such shipwrecks.',
      es: 'Ninguna de las flores de este muro es una flor. Los lirios de mar son parientes de las estrellas y los erizos; los pétalos son brazos, y el tallo, una cadena de mil piedrecitas redondas. Casi todos viven fijos en el fondo. Traumatocrinus vivía en un barco: un tronco a la deriva en alta mar.\n\nLos extremos del tronco eran los mejores sitios. De uno solo podían colgar más de 150 animales, con tallos de once metros y más, y cruzar con él el océano. La madera se empapaba, se hacía pesada y un día se hundía con todos a bordo en un barro negro sin oxígeno. Nada vino a comérselos y ninguna corriente los movió. Así llevan unos 230 millones de años, enteros hasta la rama más fina. Casi todos los lirios de mar de Guanling son naufragios como este.',
      fr: 'Aucune des fleurs de ce mur n’en est une. Les lys de mer sont parents des étoiles de mer et des oursins ; les pétales sont des bras, et la tige une chaîne de mille petites pierres rondes. La plupart vivent fixés au fond. Traumatocrinus vivait sur un bateau : un tronc d’arbre à la dérive en pleine mer.\n\nLes bouts du tronc étaient les meilleures places. Plus de 150 animaux pouvaient pendre d’un seul tronc, au bout de tiges de onze mètres et plus, et traverser l’océan avec lui. Le bois s’imbibait, s’alourdissait, puis coulait un jour avec tout l’équipage dans une boue noire sans oxygène. Rien n’est venu les manger, aucun courant ne les a remués. Ils reposent ainsi depuis quelque 230 millions d’années, intacts jusqu’au plus fin rameau. La plupart des lys de mer de Guanling sont de tels naufrages.',
    },
    childStory: {
      'zh-Hans':
        '这些像花一样的，是动物，海星的亲戚。它们挂在一段漂在海上的大木头下面，像一串串风铃，用“花瓣”捞水里的小东西吃。木头漂呀漂，走了很远很远。后来木头吸饱了水，慢慢沉到海底，大家就一起睡在了石头里。',
      'zh-Hant':
        '這些像花一樣的，是動物，海星的親戚。牠們掛在一段漂在海上的大木頭下面，像一串串風鈴，用「花瓣」撈水裡的小東西吃。木頭漂呀漂，走了很遠很遠。後來木頭吸飽了水，慢慢沉到海底，大家就一起睡在了石頭裡。',
      en: 'These look like flowers, but they are animals, cousins of the starfish. They hung below a big log that floated on the sea, like wind chimes, and caught tiny food with their petals. The log travelled a long, long way. When it had soaked up too much water, it sank slowly to the bottom, and all of them went to sleep in the stone.',
      es: 'Parecen flores, pero son animales, primos de la estrella de mar. Colgaban bajo un gran tronco que flotaba en el mar, como campanillas, y atrapaban con los pétalos comida diminuta. El tronco viajó muy, muy lejos. Cuando se empapó demasiado, se hundió despacio hasta el fondo, y todos se quedaron dormidos en la piedra.',
      fr: 'On dirait des fleurs, mais ce sont des animaux, cousins de l’étoile de mer. Ils pendaient sous un gros tronc qui flottait sur la mer, comme des carillons, et attrapaient avec leurs pétales une nourriture minuscule. Le tronc a voyagé très, très loin. Quand il a bu trop d’eau, il a coulé doucement jusqu’au fond, et tous se sont endormis dans la pierre.',
    },
  },
  {
    id: '14',
    name: inFive('粗菊石', '粗菊石', 'Rough ammonite', 'Amonites rugoso', 'Ammonite rugueuse'),
    latin: 'Trachyceras',
    group: 'mollusc',
    fromMa: 237,
    toMa: 227.3,
    formation: inFive(
      '小凹组，贵州关岭',
      '小凹組，貴州關嶺',
      'Xiaowa Formation, Guanling, Guizhou',
      'Formación Xiaowa, Guanling, Guizhou',
      'Formation de Xiaowa, Guanling, Guizhou',
    ),
    size: { millimetres: 60, beside: 'hand' },
    where: WHERE.ammonites,
    at: { latitude: 25.62416, longitude: 105.43204 },
    mayTouch: true,
    motif: 'trachyceras',
    related: ['18', '4'],
    sources: {
      age: 'ICS International Chronostratigraphic Chart v2024/12: Carnian',
      formation: 'Wang X. et al. 2008, The Late Triassic black shales of the Guanling area, Guizhou Province, Palaeontology 51',
      size: 'Laube G.C. 1869, Über Ammonites Aon und dessen Verwandte, Sitzungsberichte der Akademie der Wissenschaften Wien 59',
    },
    story: {
      'zh-Hans':
        '壳上一排排小瘤，摸起来像锉刀，“粗菊石”就是这样得名的。1869 年，劳贝根据阿尔卑斯山的标本描述了它。从意大利的多洛米蒂到贵州的关岭，当时隔着整个特提斯洋，却有它的同类。菊石游得远，变得快，到处都有，所以地质学家拿它们当时钟：找到粗菊石，就知道这是卡尼期的开头。国际上划定卡尼期的起点，用的就是粗菊石类的一种。\n\n菊石和乌贼、章鱼是一家，住在壳的最外一间，后面的房间装着气体。磨掉外壳，会看到弯弯曲曲的花纹，像菊花的叶子，那是每堵隔墙和外壳相接的地方。年代越晚，花纹越复杂，这一枚正好处在中间。',
      'zh-Hant':
        '殼上一排排小瘤，摸起來像銼刀，「粗菊石」就是這樣得名的。1869 年，勞貝根據阿爾卑斯山的標本描述了牠。從義大利的多洛米蒂到貴州的關嶺，當時隔著整個特提斯洋，卻有牠的同類。菊石游得遠，變得快，到處都有，所以地質學家拿牠們當時鐘：找到粗菊石，就知道這是卡尼期的開頭。國際上劃定卡尼期的起點，用的就是粗菊石類的一種。\n\n菊石和烏賊、章魚是一家，住在殼的最外一間，後面的房間裝著氣體。磨掉外殼，會看到彎彎曲曲的花紋，像菊花的葉子，那是每堵隔牆和外殼相接的地方。年代越晚，花紋越複雜，這一枚正好處在中間。',
      en: 'Rows of little knobs make the shell feel like a file, and gave it its name: trachys is Greek for rough. Gustav Laube described it in 1869 from the Alps. From the Dolomites to Guanling was then the whole width of an ocean, the Tethys, and yet its kind lived on both sides. Ammonites went far, changed fast and are found everywhere; that is why geologists use them as clocks. Where the Carnian begins is fixed by one of the family of this one.\n\nAmmonites belong with squid and octopus. The animal lived in the outermost room; those behind it held gas. Where the shell is worn off you see curved lines like the edges of leaves: there each inner wall met the shell. The later the ammonite, the richer the lines. Those of the Triassic, like this, are half-way.',
      es: 'Unas filas de bultitos hacen que la concha raspe como una lima, y de ahí su nombre: trachys significa áspero en griego. Gustav Laube lo describió en 1869 con ejemplares de los Alpes. De los Dolomitas a Guanling mediaba entonces un océano entero, el Tetis, y sin embargo vivía a ambos lados. Los amonites llegaban lejos, cambiaban deprisa y están por todas partes; por eso los geólogos los usan de reloj. El comienzo del Carniense se fija con uno de su familia.\n\nLos amonites son de la familia del calamar y del pulpo. El animal vivía en la última cámara; las de detrás tenían gas. Donde la concha está gastada se ven líneas curvas como bordes de hojas: ahí se unía cada tabique con la concha. Cuanto más reciente el amonites, más complicadas. Los del Triásico, como este, están a medio camino.',
      fr: 'Des rangées de petites bosses rendent la coquille râpeuse comme une lime, d’où son nom : trachys veut dire rugueux en grec. Gustav Laube l’a décrite en 1869 d’après les Alpes. Des Dolomites à Guanling, il y avait alors toute la largeur d’un océan, la Téthys ; ses pareilles vivaient pourtant des deux côtés. Les ammonites allaient loin, changeaient vite et se trouvent partout : les géologues s’en servent comme d’horloges. Le début du Carnien est fixé par une espèce de cette famille.\n\nLes ammonites sont de la famille du calmar et de la pieuvre. L’animal vivait dans la dernière chambre ; les autres contenaient du gaz. Là où la coquille est usée, on voit des lignes courbes comme des bords de feuilles : chaque cloison y rejoignait la coquille. Plus l’ammonite est récente, plus elles sont riches. Celles du Trias, comme ici, sont à mi-chemin.',
    },
    childStory: {
      'zh-Hans':
        '把手指轻轻放上去：一粒一粒的，像小锉刀。菊石卷成一圈一圈，里面是一间一间的小屋。它住在最外面的那一间，有许多条触手，和乌贼是亲戚。后面的小屋装着气，像小气球，让它在海里不会沉下去。',
      'zh-Hant':
        '把手指輕輕放上去：一粒一粒的，像小銼刀。菊石捲成一圈一圈，裡面是一間一間的小屋。牠住在最外面的那一間，有許多條觸手，和烏賊是親戚。後面的小屋裝著氣，像小氣球，讓牠在海裡不會沉下去。',
      en: 'Put a finger on the shell gently: it is full of little bumps, like a file. An ammonite is curled up round and round, and inside are many small rooms. The animal lived in the outermost one. It had lots of arms and was a relative of the squid. The rooms behind were filled with gas, like small balloons, so that it did not sink.',
      es: 'Pon un dedo con cuidado en la concha: está llena de bultitos, como una lima. El amonites se enrolla en vueltas y más vueltas, y dentro hay muchas habitaciones pequeñas. El animal vivía en la última. Tenía muchos brazos y era pariente del calamar. Las habitaciones de atrás estaban llenas de gas, como globitos, para no hundirse.',
      fr: 'Pose un doigt tout doucement sur la coquille : elle est pleine de petites bosses, comme une lime. L’ammonite s’enroule tour après tour, et dedans il y a beaucoup de petites chambres. L’animal vivait dans la dernière. Il avait de nombreux bras et était parent du calmar. Les chambres de derrière étaient pleines de gaz, comme de petits ballons, pour ne pas couler.',
    },
  },
  {
    id: '15',
    name: inFive('半甲齿龟', '半甲齒龜', 'Half-shelled turtle', 'Tortuga de medio caparazón', 'Tortue à demi-carapace'),
    latin: 'Odontochelys semitestacea',
    group: 'reptile',
    fromMa: 237,
    toMa: 227.3,
    formation: inFive(
      '小凹组，贵州关岭',
      '小凹組，貴州關嶺',
      'Xiaowa Formation, Guanling, Guizhou',
      'Formación Xiaowa, Guanling, Guizhou',
      'Formation de Xiaowa, Guanling, Guizhou',
    ),
    size: { millimetres: 400, beside: 'hand' },
    where: WHERE.first,
    at: { latitude: 25.62225, longitude: 105.42971 },
    mayTouch: false,
    motif: 'turtle',
    related: ['10', '12'],
    sources: {
      age: 'ICS International Chronostratigraphic Chart v2024/12: Carnian',
      formation: 'Wang X. et al. 2008, The Late Triassic black shales of the Guanling area, Guizhou Province, Palaeontology 51',
      size: 'Li C. et al. 2008, An ancestral turtle from the Late Triassic of southwestern China, Nature 456',
    },
    story: {
      'zh-Hans':
        '龟是怎样背上壳的？从前有两种说法：一种说，皮肤里的小骨片越长越多，连成了壳；另一种说，是肋骨自己变宽，连在了一起。2008 年，李淳等人描述了关岭发现的这只龟：肚子上的甲已经完整，背上却没有壳，只有一排变宽的肋骨。它支持第二种说法；也有人认为，它背上的壳是后来退化的。\n\n它还有一件现在的龟都没有的东西：上下两排小牙，名字里的“齿”就是说这个。为什么先保护肚子？发现者认为，它生活在水里，敌人常从下面来；也有人认为它更多待在岸边。您看到的是复制品，原件收藏在北京。从侧面看，比一比它的背和一只真正的龟壳。',
      'zh-Hant':
        '龜是怎樣背上殼的？從前有兩種說法：一種說，皮膚裡的小骨片越長越多，連成了殼；另一種說，是肋骨自己變寬，連在了一起。2008 年，李淳等人描述了關嶺發現的這隻龜：肚子上的甲已經完整，背上卻沒有殼，只有一排變寬的肋骨。牠支持第二種說法；也有人認為，牠背上的殼是後來退化的。\n\n牠還有一件現在的龜都沒有的東西：上下兩排小牙，名字裡的「齒」就是說這個。為什麼先保護肚子？發現者認為，牠生活在水裡，敵人常從下面來；也有人認為牠更多待在岸邊。您看到的是複製品，原件收藏在北京。從側面看，比一比牠的背和一隻真正的龜殼。',
      en: 'How did the turtle get its shell? There were two answers. Some held that small bones in the skin grew together, others that the ribs themselves widened and joined. In 2008 Li Chun and his colleagues described this turtle from Guanling: its belly is fully armoured, while its back has no shell, only a row of broadened ribs. It speaks for the second answer; some think that it had lost its back shell again.\n\nIt has something else that no turtle has today: small teeth above and below, which its name speaks of. Why protect the belly first? Those who described it think that it lived in the water, where enemies come from below; others believe that it kept more to the shore. You see a cast; the original is in Beijing. Look from the side and compare its back with a real shell.',
      es: '¿Cómo consiguió la tortuga su caparazón? Había dos respuestas. Unos decían que se soldaron huesecillos de la piel; otros, que se ensancharon y unieron las propias costillas. En 2008, Li Chun y sus colegas describieron esta tortuga de Guanling: tiene el vientre del todo blindado y el lomo sin caparazón, solo con una fila de costillas anchas. Habla a favor de la segunda respuesta; algunos creen que había vuelto a perder el caparazón del lomo.\n\nTiene algo más que ninguna tortuga tiene hoy: dientecillos arriba y abajo, de los que habla su nombre. ¿Por qué proteger primero el vientre? Quienes la describieron creen que vivía en el agua, donde el enemigo llega desde abajo; otros, que pasaba más tiempo en la orilla. Lo que ves es una réplica; el original está en Pekín. Mírala de lado y compara su lomo con un caparazón de verdad.',
      fr: 'Comment la tortue a-t-elle eu sa carapace ? Il y avait deux réponses. Pour les uns, de petits os de la peau s’étaient soudés ; pour les autres, les côtes elles-mêmes s’étaient élargies et jointes. En 2008, Li Chun et ses collègues ont décrit cette tortue de Guanling : le ventre est entièrement cuirassé, le dos n’a pas de carapace, seulement une rangée de côtes élargies. Elle plaide pour la seconde réponse ; certains pensent qu’elle avait reperdu sa carapace du dos.\n\nElle a autre chose qu’aucune tortue n’a plus : de petites dents en haut et en bas, dont parle son nom. Pourquoi protéger d’abord le ventre ? Ses descripteurs pensent qu’elle vivait dans l’eau, où l’ennemi vient d’en bas ; d’autres, qu’elle restait plutôt au rivage. Vous voyez un moulage ; l’original est à Pékin. Regardez de côté et comparez son dos à une vraie carapace.',
    },
    childStory: {
      'zh-Hans':
        '这只龟只有半件衣服：肚子上有硬硬的甲，背上却是光的。它还有一嘴小牙，今天的龟可一颗牙也没有。它的孩子的孩子的孩子，背上的肋骨越长越宽，最后连成了一个完整的壳，就像我们今天看到的小乌龟。',
      'zh-Hant':
        '這隻龜只有半件衣服：肚子上有硬硬的甲，背上卻是光的。牠還有一嘴小牙，今天的龜可一顆牙也沒有。牠的孩子的孩子的孩子，背上的肋骨越長越寬，最後連成了一個完整的殼，就像我們今天看到的小烏龜。',
      en: 'This turtle wore only half a coat. Its belly had a hard shell, but its back had none. And it had a mouth full of small teeth, while the turtles of today have none at all. Its children’s children’s children had wider and wider ribs on their backs, until the ribs joined and made a whole shell, like that of a turtle today.',
      es: 'Esta tortuga llevaba solo medio abrigo. El vientre tenía una concha dura, pero el lomo no. Y tenía la boca llena de dientecitos, aunque las tortugas de hoy no tienen ninguno. Los hijos de los hijos de sus hijos tuvieron costillas cada vez más anchas, hasta que se juntaron y formaron un caparazón entero.',
      fr: 'Cette tortue ne portait qu’un demi-manteau. Son ventre avait une coque dure, mais son dos n’en avait pas. Et sa bouche était pleine de petites dents, alors que les tortues d’aujourd’hui n’en ont aucune. Les enfants des enfants de ses enfants eurent des côtes de plus en plus larges, qui finirent par se toucher et former une carapace entière.',
    },
  },
];
