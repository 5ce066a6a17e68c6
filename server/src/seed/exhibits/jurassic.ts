import { inFive } from '@park/contract/words';
import type { SeedExhibit } from './exhibit';
import { WHERE } from './where';

/** The land of the dinosaurs, and a sea. */
export const jurassic: SeedExhibit[] = [
  {
    id: '16',
    name: inFive('许氏禄丰龙', '許氏祿豐龍', 'Lufeng dinosaur', 'Dinosaurio de Lufeng', 'Dinosaure de Lufeng'),
    latin: 'Lufengosaurus huenei',
    group: 'dinosaur',
    fromMa: 201.4,
    toMa: 192.9,
    formation: inFive(
      '禄丰组，云南',
      '祿豐組，雲南',
      'Lufeng Formation, Yunnan',
      'Formación Lufeng, Yunnan',
      'Formation de Lufeng, Yunnan',
    ),
    size: { millimetres: 6000, beside: 'person' },
    where: WHERE.second,
    at: { latitude: 25.62217, longitude: 105.42956 },
    mayTouch: false,
    motif: 'prosauropod',
    related: ['21', '17'],
    sources: {
      age: 'ICS International Chronostratigraphic Chart v2024/12: Hettangian to Sinemurian',
      formation: 'Huang D. 2019, Jurassic integrative stratigraphy and timescale of China, Science China Earth Sciences 62',
      size: 'Young C.C. 1941, A complete osteology of Lufengosaurus huenei Young (gen. et sp. nov.) from Lufeng, Yunnan, China, Palaeontologia Sinica, new series C 7',
    },
    story: {
      'zh-Hans':
        '1938 年冬天，战火中南迁的地质学家卞美年等人在云南禄丰的红土里发现了骨头。杨钟健在昆明郊外一座旧关帝庙里研究它们，1941 年发表了第一具由中国人自己发掘、研究、装架的恐龙。同年它在重庆北碚展出，人们冒着空袭去看。1958 年，它登上中国的邮票，也许是世界上第一枚恐龙邮票。\n\n它长约六米，脖子长，脑袋小，牙齿边缘有小锯齿，能切碎叶子；两条后腿粗壮，多半用它们站立。它是后来那些巨大的长颈恐龙的近亲，体形却还没有那么惊人。2017 年，科学家在一根禄丰龙肋骨的细小血管道里找到了蛋白质的痕迹，将近两亿年前的胶原蛋白。',
      'zh-Hant':
        '1938 年冬天，戰火中南遷的地質學家卞美年等人在雲南祿豐的紅土裡發現了骨頭。楊鍾健在昆明郊外一座舊關帝廟裡研究它們，1941 年發表了第一具由中國人自己發掘、研究、裝架的恐龍。同年牠在重慶北碚展出，人們冒著空襲去看。1958 年，牠登上中國的郵票，也許是世界上第一枚恐龍郵票。\n\n牠長約六公尺，脖子長，腦袋小，牙齒邊緣有小鋸齒，能切碎葉子；兩條後腿粗壯，多半用它們站立。牠是後來那些巨大的長頸恐龍的近親，體形卻還沒有那麼驚人。2017 年，科學家在一根祿豐龍肋骨的細小血管道裡找到了蛋白質的痕跡，將近兩億年前的膠原蛋白。',
      en: 'In the winter of 1938 geologists who had fled from the war to Yunnan found bones in the red earth of Lufeng. Yang Zhongjian, known abroad as C.C. Young, studied them in an old temple outside Kunming, and in 1941 published the first dinosaur to be dug out, studied and mounted by Chinese scientists. It was shown near Chongqing the same year, and people came in spite of the bombing. In 1958 it appeared on a stamp, perhaps the first dinosaur in the world to do so.\n\nIt was about six metres long, with a long neck, a small head and leaf-shaped teeth, and mostly walked on its strong hind legs. It is a near relative of the later giants with long necks. In 2017 traces of protein were reported from a rib: collagen, almost two hundred million years old.',
      es: 'En el invierno de 1938, unos geólogos que habían huido de la guerra a Yunnan hallaron huesos en la tierra roja de Lufeng. Yang Zhongjian, conocido también como C. C. Young, los estudió en un viejo templo a las afueras de Kunming y en 1941 publicó el primer dinosaurio excavado, estudiado y montado por científicos chinos. Se expuso ese año cerca de Chongqing, y la gente acudió a pesar de los bombardeos. En 1958 salió en un sello, quizá el primer dinosaurio del mundo en hacerlo.\n\nMedía unos seis metros, con cuello largo, cabeza pequeña y dientes en forma de hoja, y andaba sobre todo con sus fuertes patas traseras. Es pariente cercano de los gigantes de cuello largo posteriores. En 2017 se hallaron restos de proteína en una costilla: colágeno de casi doscientos millones de años.',
      fr: 'Pendant l’hiver 1938, des géologues que la guerre avait chassés jusqu’au Yunnan trouvèrent des os dans la terre rouge de Lufeng. Yang Zhongjian, connu aussi sous le nom de C. C. Young, les étudia dans un vieux temple près de Kunming et publia en 1941 le premier dinosaure dégagé, étudié et monté par des scientifiques chinois. On l’exposa la même année près de Chongqing, et le public vint malgré les bombardements. En 1958, il parut sur un timbre, peut-être le premier dinosaure au monde.\n\nLong d’environ six mètres, il avait un long cou, une petite tête et des dents en forme de feuille, et marchait surtout sur ses fortes pattes arrière. C’est un proche parent des géants à long cou venus après lui. En 2017, on a signalé dans une côte des traces de protéine : du collagène vieux de près de deux cents millions d’années.',
    },
    childStory: {
      'zh-Hans':
        '禄丰龙有三个大人头脚相接那么长。它有细细的脖子、小小的脑袋和一条大尾巴，站起来就能吃到高处的树叶。它是中国科学家自己挖出来、自己拼好的第一只恐龙，还上过邮票。找找看：它的哪一根手指最大？是拇指，上面有一个弯弯的爪子。',
      'zh-Hant':
        '祿豐龍有三個大人頭腳相接那麼長。牠有細細的脖子、小小的腦袋和一條大尾巴，站起來就能吃到高處的樹葉。牠是中國科學家自己挖出來、自己拼好的第一隻恐龍，還上過郵票。找找看：牠的哪一根手指最大？是拇指，上面有一個彎彎的爪子。',
      en: 'This dinosaur was longer than three grown-ups lying in a row. It had a thin neck, a small head and a big tail, and could stand up to eat leaves high in the tree. It was the first dinosaur that Chinese scientists dug out and put together themselves. It was even on a stamp. Which finger is the biggest? It is the thumb, with a curved claw.',
      es: 'Este dinosaurio era más largo que tres personas mayores tumbadas en fila. Tenía el cuello fino, la cabeza pequeña y una gran cola, y se ponía de pie para comer hojas en lo alto. Fue el primero que los científicos chinos sacaron y montaron ellos mismos. Hasta salió en un sello. ¿Qué dedo es el más grande? El pulgar, con una garra curva.',
      fr: 'Ce dinosaure était plus long que trois grandes personnes couchées en file. Il avait un cou mince, une petite tête et une grosse queue, et se dressait pour manger les feuilles du haut. C’est le premier que des scientifiques chinois ont dégagé et assemblé eux-mêmes. Il a même eu son timbre. Quel doigt est le plus gros ? C’est le pouce, avec sa griffe courbe.',
    },
  },
  {
    id: '17',
    name: inFive(
      '卡岩塔足迹',
      '卡岩塔足跡',
      'Three-toed dinosaur track',
      'Huella de dinosaurio de tres dedos',
      'Empreinte de dinosaure à trois doigts',
    ),
    latin: 'Kayentapus hopii',
    group: 'trace',
    fromMa: 201.4,
    toMa: 174.7,
    formation: inFive(
      '自流井组珍珠冲段，重庆',
      '自流井組珍珠沖段，重慶',
      'Zhenzhuchong Member, Ziliujing Formation, Chongqing',
      'Miembro Zhenzhuchong de la formación Ziliujing, Chongqing',
      'Membre de Zhenzhuchong, formation de Ziliujing, Chongqing',
    ),
    size: { millimetres: 240, beside: 'hand' },
    where: WHERE.footprints,
    at: { latitude: 25.62521, longitude: 105.42855 },
    mayTouch: true,
    motif: 'footprint',
    related: ['16', '23'],
    sources: {
      age: 'ICS International Chronostratigraphic Chart v2024/12: Early Jurassic',
      formation:
        'Xing L. et al. 2020, The Early Jurassic Kayentapus dominated tracks from Chongqing, China, Historical Biology',
      size: 'Xing L. et al. 2020, The Early Jurassic Kayentapus dominated tracks from Chongqing, China, Historical Biology',
    },
    story: {
      'zh-Hans':
        '骨头告诉我们动物死在哪里，脚印告诉我们它活着的时候在做什么。这个脚印有三个细长的趾头，分得很开，趾尖是爪子压出的小坑：走过去的是一只两条腿的食肉恐龙。脚印有自己的名字，不是恐龙的名字，因为谁也没有看见它的主人。这个名字来自美国亚利桑那州的卡岩塔组岩层，1971 年由韦尔斯命名。\n\n2019 年，攀岩的人在重庆歌乐山的岩壁上发现了四十六个这样的脚印，长十六到三十五厘米，连成行迹的平均约二十四厘米。脚印之间的距离，和腿的长度比一比，就能算出速度：研究者推算，那几只恐龙正在小跑。请用手掌盖住这个复制品，再和旁边那一步的距离比一比。',
      'zh-Hant':
        '骨頭告訴我們動物死在哪裡，腳印告訴我們牠活著的時候在做什麼。這個腳印有三個細長的趾頭，分得很開，趾尖是爪子壓出的小坑：走過去的是一隻兩條腿的食肉恐龍。腳印有自己的名字，不是恐龍的名字，因為誰也沒有看見它的主人。這個名字來自美國亞利桑那州的卡岩塔組岩層，1971 年由威爾斯命名。\n\n2019 年，攀岩的人在重慶歌樂山的岩壁上發現了四十六個這樣的腳印，長十六到三十五公分，連成行跡的平均約二十四公分。腳印之間的距離，和腿的長度比一比，就能算出速度：研究者推算，那幾隻恐龍正在小跑。請用手掌蓋住這個複製品，再和旁邊那一步的距離比一比。',
      en: 'Bones tell us where an animal died, a track what it did when it lived. This one has three long toes, spread wide, each with a pit where the claw went in: a meat-eating dinosaur walked here on two legs. A track has a name of its own and not the dinosaur’s, for nobody saw who made it. The name is that of the Kayenta rocks of Arizona; Samuel Welles gave it in 1971.\n\nIn 2019 climbers found forty-six such tracks on a rock face of Geleshan in Chongqing, sixteen to thirty-five centimetres long; those in trackways average about twenty-four. Compare the distance between them with the length of a leg and you can work out the speed: the researchers reckon that those dinosaurs were trotting. Lay your hand on this cast, then compare it with the distance to the next one.',
      es: 'Los huesos nos dicen dónde murió un animal; una huella, qué hacía en vida. Esta tiene tres dedos largos, muy abiertos, cada uno con el hoyo que dejó la garra: por aquí pasó un dinosaurio carnívoro sobre dos patas. La huella lleva su propio nombre y no el del dinosaurio, pues nadie vio quién la hizo. El suyo es el de las rocas de Kayenta, en Arizona; se lo dio Samuel Welles en 1971.\n\nEn 2019, unos escaladores hallaron cuarenta y seis huellas así en una pared de Geleshan, en Chongqing, de dieciséis a treinta y cinco centímetros; las que forman rastros miden de media unos veinticuatro. Si se compara la distancia entre ellas con el largo de una pata, se calcula la velocidad: según los investigadores, aquellos dinosaurios iban al trote. Pon la mano sobre esta réplica y compárala con la distancia hasta la huella siguiente.',
      fr: 'Les os disent où un animal est mort ; une empreinte, ce qu’il faisait de son vivant. Celle-ci a trois longs doigts bien écartés, chacun avec le creux de sa griffe : un dinosaure carnivore est passé ici sur deux pattes. L’empreinte a son nom à elle, et non celui du dinosaure, car personne n’a vu qui l’a laissée. Le sien est celui des roches de Kayenta, en Arizona ; Samuel Welles le lui a donné en 1971.\n\nEn 2019, des grimpeurs ont trouvé quarante-six empreintes de ce genre sur une paroi de Geleshan, à Chongqing, longues de seize à trente-cinq centimètres ; celles qui forment des pistes en mesurent en moyenne vingt-quatre environ. En comparant leur écart à la longueur d’une patte, on calcule la vitesse : selon les chercheurs, ces dinosaures trottaient. Posez la main sur ce moulage, puis comparez-la à la distance jusqu’à l’empreinte suivante.',
    },
    childStory: {
      'zh-Hans':
        '一只恐龙从软软的泥上走过，留下了三个脚趾的印子。后来泥干了，变成了石头，恐龙早就走远了，脚印还在。把手放进去：它的脚比我们的手大一点。要是看到一串脚印，就能知道它是慢慢走，还是在跑。',
      'zh-Hant':
        '一隻恐龍從軟軟的泥上走過，留下了三個腳趾的印子。後來泥乾了，變成了石頭，恐龍早就走遠了，腳印還在。把手放進去：牠的腳比我們的手大一點。要是看到一串腳印，就能知道牠是慢慢走，還是在跑。',
      en: 'A dinosaur walked over soft mud and left the mark of its three toes. The mud dried and turned to stone. The dinosaur went away long ago, but its step is still here. Lay your hand in it: the foot was bigger than a grown-up’s hand. Where there are many tracks in a row, they tell whether it was walking or running.',
      es: 'Un dinosaurio pasó por el barro blando y dejó la marca de sus tres dedos. El barro se secó y se hizo piedra. El dinosaurio se fue hace muchísimo, pero su paso sigue aquí. Mete la mano: el pie era más grande que la mano de un adulto. Si hay muchas huellas seguidas, nos dicen si andaba o corría.',
      fr: 'Un dinosaure a marché sur la boue molle et laissé la marque de ses trois doigts. La boue a séché et s’est changée en pierre. Le dinosaure est parti depuis longtemps, mais son pas est toujours là. Poses-y la main : le pied était plus grand que la main d’une grande personne. Quand il y a beaucoup d’empreintes à la suite, elles disent s’il marchait ou s’il courait.',
    },
  },
  {
    id: '18',
    name: inFive('指菊石', '指菊石', 'Snakestone ammonite', 'Amonites serpiente de piedra', 'Ammonite serpent de pierre'),
    latin: 'Dactylioceras commune',
    group: 'mollusc',
    fromMa: 184.2,
    toMa: 174.7,
    formation: inFive(
      '惠特比泥岩组，英国约克郡',
      '惠特比泥岩組，英國約克郡',
      'Whitby Mudstone Formation, Yorkshire',
      'Formación Whitby Mudstone, Yorkshire',
      'Formation de Whitby Mudstone, Yorkshire',
    ),
    size: { millimetres: 80, beside: 'hand' },
    where: WHERE.second,
    at: { latitude: 25.62219, longitude: 105.4296 },
    mayTouch: true,
    motif: 'ammonite',
    related: ['14', '4'],
    sources: {
      age: 'ICS International Chronostratigraphic Chart v2024/12: Toarcian',
      formation: 'British Geological Survey, Lexicon of Named Rock Units: Whitby Mudstone Formation',
      size: 'Sowerby J. 1815, The Mineral Conchology of Great Britain, volume 2',
    },
    story: {
      'zh-Hans':
        '英国海边的惠特比有一个传说：七世纪，修女院长希尔达把当地的蛇都变成了石头，推下悬崖，于是海滩上到处是盘起来的石蛇，只是没有头。从前的匠人索性给它们刻上蛇头，卖给来朝圣的人。惠特比的城徽上，至今还有三条石蛇。\n\n1815 年，索尔比给它起了学名，意思是普通的那一种；属名来自希腊文的手指，因为一道道的肋像手指。它生活在侏罗纪早期，那时海底缺氧，黑色的泥把壳保存得很好。侏罗纪的许多菊石，只活一百来万年就换了新的种，地质学家用它们把侏罗纪切成了七十多段。请摸摸外圈：每一道肋都分成了两道。',
      'zh-Hant':
        '英國海邊的惠特比有一個傳說：七世紀，修女院長希爾達把當地的蛇都變成了石頭，推下懸崖，於是海灘上到處是盤起來的石蛇，只是沒有頭。從前的匠人索性給它們刻上蛇頭，賣給來朝聖的人。惠特比的城徽上，至今還有三條石蛇。\n\n1815 年，索爾比給牠起了學名，意思是普通的那一種；屬名來自希臘文的手指，因為一道道的肋像手指。牠生活在侏羅紀早期，那時海底缺氧，黑色的泥把殼保存得很好。侏羅紀的許多菊石，只活一百來萬年就換了新的種，地質學家用牠們把侏羅紀切成了七十多段。請摸摸外圈：每一道肋都分成了兩道。',
      en: 'At Whitby on the English coast they tell of the abbess Hilda, who in the seventh century turned the snakes of the place to stone and threw them over the cliff. The beach is full of coiled stone snakes, only without heads. Carvers used to add the heads and sell them to pilgrims, and three snakestones are in the arms of the town to this day.\n\nJames Sowerby described it in 1815 and called it commune, the common one; the first name comes from the Greek for finger, after the ribs. It lived in the Early Jurassic, when black mud without oxygen lay on the sea floor and kept the shells well. Many a Jurassic ammonite lasted a million years or less before another took its place, and so they divide the period into more than seventy zones. Feel the outer edge: most ribs fork.',
      es: 'En Whitby, en la costa inglesa, cuentan que la abadesa Hilda convirtió en piedra, en el siglo VII, las serpientes del lugar y las arrojó por el acantilado. La playa está llena de serpientes enroscadas, pero sin cabeza. Los tallistas se la añadían para venderlas a los peregrinos, y aún hay tres en el escudo de la ciudad.\n\nJames Sowerby lo describió en 1815 y lo llamó commune, el común; el primer nombre viene de «dedo» en griego, por las costillas. Vivió en el Jurásico temprano, cuando un barro negro sin oxígeno cubría el fondo y conservaba bien las conchas. Muchos amonites del Jurásico duraron un millón de años o menos antes de que otro ocupara su lugar; así dividen el periodo en más de setenta zonas. Toca el borde exterior: casi todas las costillas se bifurcan.',
      fr: 'À Whitby, sur la côte anglaise, on raconte que l’abbesse Hilda, au VIIe siècle, changea en pierre les serpents du lieu et les jeta de la falaise. La plage est pleine de serpents enroulés, mais sans tête. Des sculpteurs leur en ajoutaient une pour les vendre aux pèlerins, et trois figurent encore sur les armes de la ville.\n\nJames Sowerby l’a décrite en 1815 et nommée commune ; le premier nom vient du grec « doigt », à cause des côtes. Elle vivait au Jurassique inférieur, quand une boue noire sans oxygène couvrait le fond et conservait bien les coquilles. Beaucoup d’ammonites du Jurassique ont duré un million d’années ou moins avant d’être remplacées ; elles découpent ainsi la période en plus de soixante-dix zones. Touchez le bord extérieur : presque chaque côte se dédouble.',
    },
    childStory: {
      'zh-Hans':
        '从前，英国有个地方的人在海边捡到这种石头，以为是睡着的小蛇变的，可是怎么也找不到头。有人就用小刀给它刻上眼睛和嘴巴。其实它不是蛇，是菊石，家在侏罗纪的大海里。沿着圈圈用手指走一走，从外面一直走到最里面。',
      'zh-Hant':
        '從前，英國有個地方的人在海邊撿到這種石頭，以為是睡著的小蛇變的，可是怎麼也找不到頭。有人就用小刀給它刻上眼睛和嘴巴。其實它不是蛇，是菊石，家在侏羅紀的大海裡。沿著圈圈用手指走一走，從外面一直走到最裡面。',
      en: 'Long ago, people in England found these stones by the sea and thought that they were sleeping snakes. But where was the head? Some carved one with a knife, with eyes and a mouth. It was never a snake. It is an ammonite, and its home was the sea of the Jurassic. Walk your finger round and round, from the outside to the middle.',
      es: 'Hace mucho, en Inglaterra la gente encontraba estas piedras en la playa y creía que eran serpientes dormidas. Pero ¿y la cabeza? Algunos la tallaban con un cuchillo, con ojos y boca. Nunca fue una serpiente. Es un amonites, y su casa era el mar del Jurásico. Pasea el dedo por las vueltas, de fuera hacia dentro.',
      fr: 'Autrefois, en Angleterre, on trouvait ces pierres au bord de la mer et on les prenait pour des serpents endormis. Mais où était la tête ? Certains en taillaient une au couteau, avec des yeux et une bouche. Ce n’était pas un serpent : c’est une ammonite, et sa maison était la mer du Jurassique. Promène ton doigt de tour en tour, du bord jusqu’au milieu.',
    },
  },
  {
    id: '19',
    name: inFive('义马银杏', '義馬銀杏', 'Yima ginkgo', 'Ginkgo de Yima', 'Ginkgo de Yima'),
    latin: 'Ginkgo yimaensis',
    group: 'plant',
    fromMa: 174.7,
    toMa: 161.5,
    formation: inFive(
      '义马组，河南',
      '義馬組，河南',
      'Yima Formation, Henan',
      'Formación Yima, Henan',
      'Formation de Yima, Henan',
    ),
    size: { millimetres: 50, beside: 'hand' },
    where: WHERE.stoneForest,
    at: { latitude: 25.62726, longitude: 105.4308 },
    mayTouch: false,
    motif: 'ginkgo',
    related: ['9', '16'],
    sources: {
      age: 'ICS International Chronostratigraphic Chart v2024/12: Middle Jurassic',
      formation:
        'Zhou Z. & Zhang B. 1989, A Middle Jurassic Ginkgo with ovule-bearing organs from Henan, China, Palaeontographica B 211',
      size: 'Zhou Z. & Zhang B. 1989, A Middle Jurassic Ginkgo with ovule-bearing organs from Henan, China, Palaeontographica B 211',
    },
    story: {
      'zh-Hans':
        '银杏常被叫作活化石，仿佛它一点也没有变。义马银杏说的却是另一个故事。1989 年，周志炎和章伯乐根据河南义马煤矿的化石描述了它：有叶子，还有极少保存下来的胚珠。叶子裂成许多窄条，不是今天的小扇子；胚珠各有各的柄，一个个散开，不像今天那样两颗并排长在同一根长柄顶上。\n\n从侏罗纪到今天，银杏的叶子越来越完整，种子越来越少，也越来越大。恐龙时代它有许多种，遍布北半球，后来一种一种地消失，野生的只在中国的几处山谷里活了下来，再由人种满世界。秋天捡一片园里的银杏叶，放在这块化石旁边：一亿六千多万年，就在这两片叶子之间。',
      'zh-Hant':
        '銀杏常被叫作活化石，彷彿它一點也沒有變。義馬銀杏說的卻是另一個故事。1989 年，周志炎和章伯樂根據河南義馬煤礦的化石描述了它：有葉子，還有極少保存下來的胚珠。葉子裂成許多窄條，不是今天的小扇子；胚珠各有各的柄，一個個散開，不像今天那樣兩顆並排長在同一根長柄頂上。\n\n從侏羅紀到今天，銀杏的葉子越來越完整，種子越來越少，也越來越大。恐龍時代它有許多種，遍布北半球，後來一種一種地消失，野生的只在中國的幾處山谷裡活了下來，再由人種滿世界。秋天撿一片園裡的銀杏葉，放在這塊化石旁邊：一億六千多萬年，就在這兩片葉子之間。',
      en: 'The ginkgo is often called a living fossil, as if it had never changed. This one tells another story. In 1989 Zhou Zhiyan and Zhang Bole described it from fossils of the coal mine of Yima in Henan: leaves and, what is very rare, ovules. The leaf is cut into narrow strips and not a fan; the ovules have each a stalk of their own, where today two sit side by side at the end of one.\n\nFrom the Jurassic until now the leaves of ginkgos grew more whole, and their seeds fewer and larger. In the time of the dinosaurs there were many kinds in the north of the world. One after another died out, until wild ones lived only in a few valleys of China, from where people have planted them everywhere. In autumn, hold a fallen leaf beside this one: more than 160 million years lie between the two.',
      es: 'Al ginkgo se lo llama a menudo fósil viviente, como si nunca hubiera cambiado. Este cuenta otra historia. En 1989, Zhou Zhiyan y Zhang Bole lo describieron a partir de fósiles de la mina de carbón de Yima, en Henan: hojas y, cosa muy rara, óvulos. La hoja está cortada en tiras estrechas y no es un abanico; cada óvulo tiene su propio pedúnculo, mientras que hoy van dos juntos al final de uno solo.\n\nDesde el Jurásico, las hojas de los ginkgos se han hecho más enteras, y las semillas, menos y más grandes. En tiempos de los dinosaurios había muchas especies en el norte del mundo. Fueron desapareciendo una tras otra, hasta que solo quedaron silvestres en unos pocos valles de China, desde donde la gente los ha plantado en todas partes. En otoño, pon una hoja caída junto a esta: entre las dos median más de 160 millones de años.',
      fr: 'On appelle souvent le ginkgo un fossile vivant, comme s’il n’avait jamais changé. Celui-ci raconte une autre histoire. En 1989, Zhou Zhiyan et Zhang Bole l’ont décrit d’après des fossiles de la mine de charbon de Yima, au Henan : des feuilles et, chose très rare, des ovules. La feuille est découpée en étroites lanières, ce n’est pas un éventail ; chaque ovule a son propre pédoncule, alors qu’aujourd’hui deux se tiennent côte à côte au bout d’un seul.\n\nDepuis le Jurassique, les feuilles des ginkgos sont devenues plus entières, leurs graines moins nombreuses et plus grosses. Au temps des dinosaures, il y en avait beaucoup d’espèces dans le nord du monde. Elles ont disparu l’une après l’autre ; à l’état sauvage, il n’en resta que dans quelques vallées de Chine, d’où l’homme l’a planté partout. En automne, posez une feuille tombée près de celle-ci : plus de 160 millions d’années les séparent.',
    },
    childStory: {
      'zh-Hans':
        '今天的银杏叶像一把小扇子，秋天会变成金黄色。恐龙时代的银杏叶却像一只张开的手，有好多细细的手指。银杏树比小鸟、比花儿都要古老得多。下次捡到一片银杏叶，可以对它说：恐龙也见过你的老祖宗。',
      'zh-Hant':
        '今天的銀杏葉像一把小扇子，秋天會變成金黃色。恐龍時代的銀杏葉卻像一隻張開的手，有好多細細的手指。銀杏樹比小鳥、比花兒都要古老得多。下次撿到一片銀杏葉，可以對它說：恐龍也見過你的老祖宗。',
      en: 'A ginkgo leaf today looks like a small fan and turns golden in autumn. In the time of the dinosaurs it looked like an open hand with many thin fingers. Ginkgo trees are older than flowers and older than birds. When you pick up a ginkgo leaf, you can tell it: the dinosaurs knew your great-great-grandmother.',
      es: 'Hoy la hoja del ginkgo parece un pequeño abanico y en otoño se vuelve dorada. En tiempos de los dinosaurios parecía una mano abierta con muchos dedos finos. Los ginkgos son más antiguos que las flores y que los pájaros. Cuando recojas una hoja de ginkgo, puedes decirle: los dinosaurios conocieron a tu tatarabuela.',
      fr: 'Aujourd’hui, la feuille du ginkgo ressemble à un petit éventail et devient dorée en automne. Au temps des dinosaures, elle ressemblait à une main ouverte aux nombreux doigts fins. Les ginkgos sont plus anciens que les fleurs et que les oiseaux. Quand on ramasse une feuille de ginkgo, on peut lui dire : les dinosaures ont connu ton arrière-arrière-grand-mère.',
    },
  },
  {
    id: '20',
    name: inFive('李氏蜀龙', '李氏蜀龍', 'Shu dinosaur', 'Dinosaurio de Shu', 'Dinosaure de Shu'),
    latin: 'Shunosaurus lii',
    group: 'dinosaur',
    fromMa: 168.2,
    toMa: 159,
    formation: inFive(
      '下沙溪庙组，四川自贡',
      '下沙溪廟組，四川自貢',
      'Lower Shaximiao Formation, Zigong, Sichuan',
      'Formación Shaximiao inferior, Zigong, Sichuan',
      'Formation de Shaximiao inférieure, Zigong, Sichuan',
    ),
    size: { millimetres: 9500, beside: 'person' },
    where: WHERE.trackway,
    at: { latitude: 25.62652, longitude: 105.4274 },
    mayTouch: true,
    motif: 'shunosaurus',
    related: ['21', '16'],
    sources: {
      age: 'ICS International Chronostratigraphic Chart v2024/12: Bathonian to Callovian; zircons of 159 ± 2 million years, Wang J. et al. 2018',
      formation:
        'Dong Z., Zhou S. & Zhang Y. 1983, The dinosaurian remains from Sichuan Basin, China, Palaeontologia Sinica, new series C 23',
      size: 'Paul G.S. 2010, The Princeton Field Guide to Dinosaurs',
    },
    story: {
      'zh-Hans':
        '自贡大山铺的工地上，恐龙的骨架一具压着一具，像被大水冲到一起的木头。其中最多的就是蜀龙，老的小的都有，从头到尾几乎每块骨头都找到了。1983 年，董枝明、周世武和张奕宏给它命名：“蜀”是四川的古称，“李氏”纪念两千多年前修都江堰的李冰。\n\n长颈恐龙里，它的脖子算是短的，只够吃到中等高度的树叶。1989 年，人们才发现它最特别的地方：尾巴末端有几节脊椎胀大，合成一个橄榄球似的骨锤，复原时上面还有短刺。遇到敌人，它可以甩过去。栈道边的这段尾巴是复制品，可以摸。这一层岩石的年龄仍在讨论：从前说是中侏罗世，近来锆石给出的数字要年轻一些。',
      'zh-Hant':
        '自貢大山鋪的工地上，恐龍的骨架一具壓著一具，像被大水沖到一起的木頭。其中最多的就是蜀龍，老的小的都有，從頭到尾幾乎每塊骨頭都找到了。1983 年，董枝明、周世武和張奕宏給牠命名：「蜀」是四川的古稱，「李氏」紀念兩千多年前修都江堰的李冰。\n\n長頸恐龍裡，牠的脖子算是短的，只夠吃到中等高度的樹葉。1989 年，人們才發現牠最特別的地方：尾巴末端有幾節脊椎脹大，合成一個橄欖球似的骨錘，復原時上面還有短刺。遇到敵人，牠可以甩過去。棧道邊的這段尾巴是複製品，可以摸。這一層岩石的年齡仍在討論：從前說是中侏羅世，近來鋯石給出的數字要年輕一些。',
      en: 'At Dashanpu in Zigong, skeletons of dinosaurs lay one upon another like logs that a flood had swept together. Shunosaurus is the commonest, old and young, and almost every bone of its body has been found. Dong Zhiming, Zhou Shiwu and Zhang Yihong named it in 1983: Shu is the old name of Sichuan, and lii is for Li Bing, who built the Dujiangyan waterworks more than two thousand years ago.\n\nAmong the dinosaurs with long necks its neck is a short one, fit for leaves at middle height. Its best-kept secret came out only in 1989: at the end of the tail some vertebrae are swollen into a club; short spikes are restored on it. It could be swung at an enemy. The tail beside this boardwalk is a cast; you may touch it. The age of the rock is still discussed: crystals from it came out younger than had been thought.',
      es: 'En Dashanpu, en Zigong, los esqueletos de dinosaurio yacían unos sobre otros como troncos que arrastra una riada. Shunosaurus es el más común, viejos y jóvenes, y se ha hallado casi cada hueso de su cuerpo. Dong Zhiming, Zhou Shiwu y Zhang Yihong lo nombraron en 1983: Shu es el antiguo nombre de Sichuan, y lii recuerda a Li Bing, que construyó las obras de riego de Dujiangyan hace más de dos mil años.\n\nEntre los dinosaurios de cuello largo, el suyo es corto, para hojas a media altura. Su mayor secreto no se supo hasta 1989: al final de la cola, varias vértebras se hinchan y forman una maza; se la reconstruye con púas cortas. Podía blandirla contra un enemigo. La cola junto a esta pasarela es una réplica; puedes tocarla. La edad de la roca aún se discute: sus cristales resultaron más jóvenes de lo que se pensaba.',
      fr: 'À Dashanpu, près de Zigong, des squelettes de dinosaures gisaient les uns sur les autres comme des troncs charriés par une crue. Shunosaurus est le plus commun, vieux et jeunes, et presque chaque os de son corps est connu. Dong Zhiming, Zhou Shiwu et Zhang Yihong l’ont nommé en 1983 : Shu est l’ancien nom du Sichuan, et lii rappelle Li Bing, bâtisseur des ouvrages de Dujiangyan il y a plus de deux mille ans.\n\nParmi les dinosaures à long cou, le sien est court, fait pour les feuilles à mi-hauteur. Son secret le mieux gardé n’apparut qu’en 1989 : au bout de la queue, quelques vertèbres gonflées forment une massue ; on la reconstitue avec de courtes pointes. Il pouvait en frapper un ennemi. La queue au bord de cette passerelle est un moulage ; on peut la toucher. L’âge de la roche se discute encore : ses cristaux se sont révélés plus jeunes qu’on ne croyait.',
    },
    childStory: {
      'zh-Hans':
        '蜀龙吃树叶，脾气大概不坏。可是谁要是欺负它，就要小心它的尾巴：尾巴尖上有一个硬硬的骨头锤子，还带着小刺，一甩，呼的一声。摸摸这个复制品上的锤子。它的牙齿像小勺子，能把树叶一片一片捋下来。',
      'zh-Hant':
        '蜀龍吃樹葉，脾氣大概不壞。可是誰要是欺負牠，就要小心牠的尾巴：尾巴尖上有一個硬硬的骨頭錘子，還帶著小刺，一甩，呼的一聲。摸摸這個複製品上的錘子。牠的牙齒像小勺子，能把樹葉一片一片捋下來。',
      en: 'Shunosaurus ate leaves and was probably quite peaceful. But whoever bothered it had to watch out for its tail. At the very end was a hard hammer of bone with little spikes, and with one swing it went whoosh through the air. Touch the hammer on this cast. Its teeth were like small spoons, good for stripping leaves from a branch.',
      es: 'Shunosaurus comía hojas y seguramente era tranquilo. Pero quien lo molestara debía tener cuidado con su cola. En la punta llevaba un martillo de hueso con pinchos y, de un golpe, hacía zas en el aire. Toca el martillo de esta réplica. Sus dientes eran como cucharitas, buenos para arrancar las hojas de una rama.',
      fr: 'Shunosaurus mangeait des feuilles et était sans doute paisible. Mais qui l’embêtait devait se méfier de sa queue. Tout au bout, il y avait un marteau d’os avec de petites pointes, et d’un coup il sifflait dans l’air. Touche le marteau sur ce moulage. Ses dents étaient comme de petites cuillères, bonnes pour ôter les feuilles d’une branche.',
    },
  },
  {
    id: '21',
    name: inFive(
      '合川马门溪龙',
      '合川馬門溪龍',
      'Long-necked dinosaur of Hechuan',
      'Dinosaurio de cuello largo de Hechuan',
      'Dinosaure à long cou de Hechuan',
    ),
    latin: 'Mamenchisaurus hochuanensis',
    group: 'dinosaur',
    fromMa: 161.5,
    toMa: 149.2,
    formation: inFive(
      '上沙溪庙组，重庆合川',
      '上沙溪廟組，重慶合川',
      'Upper Shaximiao Formation, Hechuan, Chongqing',
      'Formación Shaximiao superior, Hechuan, Chongqing',
      'Formation de Shaximiao supérieure, Hechuan, Chongqing',
    ),
    size: { millimetres: 22000, beside: 'person' },
    where: WHERE.lookout,
    at: { latitude: 25.62814, longitude: 105.43512 },
    mayTouch: true,
    motif: 'sauropod',
    related: ['20', '16'],
    sources: {
      age: 'ICS International Chronostratigraphic Chart v2024/12: Oxfordian to Kimmeridgian',
      formation:
        'Young C.C. & Zhao X. 1972, Mamenchisaurus hochuanensis sp. nov., Institute of Vertebrate Paleontology and Paleoanthropology Monograph A 8',
      size: 'Young C.C. & Zhao X. 1972, Mamenchisaurus hochuanensis sp. nov., Institute of Vertebrate Paleontology and Paleoanthropology Monograph A 8',
    },
    story: {
      'zh-Hans':
        '从鼻尖到尾尖约二十二米，脖子差不多占了一半。长颈鹿的脖子有七块颈椎，我们也是七块；马门溪龙有十九块，每一块都又长又轻，里面是空的，下面还有细长的颈肋互相搭着，像一束夹板，让脖子不会左右乱晃。\n\n这具骨架 1957 年在合川的山坡上挖出来，装了几十箱。1972 年，杨钟健和赵喜进把它描述出来。名字本身来自一个误会：第一块化石发现在四川宜宾的马鸣溪，杨钟健说话带着陕西口音，别人把它听成了“马门溪”。这样长的脖子，让它站在原地就能吃到很大一片树叶，省下走路的力气。栏杆边排着十九块颈椎的复制品，请从第一块看到最后一块。',
      'zh-Hant':
        '從鼻尖到尾尖約二十二公尺，脖子差不多佔了一半。長頸鹿的脖子有七塊頸椎，我們也是七塊；馬門溪龍有十九塊，每一塊都又長又輕，裡面是空的，下面還有細長的頸肋互相搭著，像一束夾板，讓脖子不會左右亂晃。\n\n這具骨架 1957 年在合川的山坡上挖出來，裝了幾十箱。1972 年，楊鍾健和趙喜進把牠描述出來。名字本身來自一個誤會：第一塊化石發現在四川宜賓的馬鳴溪，楊鍾健說話帶著陝西口音，別人把它聽成了「馬門溪」。這樣長的脖子，讓牠站在原地就能吃到很大一片樹葉，省下走路的力氣。欄杆邊排著十九塊頸椎的複製品，請從第一塊看到最後一塊。',
      en: 'From nose to tail it measured about twenty-two metres, and almost half of that was neck. A giraffe has seven bones in its neck, as you have. Mamenchisaurus has nineteen, each long, light and hollow, and held from below by thin overlapping ribs, like splints.\n\nThe skeleton was dug out of a hillside at Hechuan in 1957, and Yang Zhongjian and Zhao Xijin described it in 1972. The name comes from a mistake. The first bones were found at Mamingxi in Sichuan; Yang pronounced it with the accent of his home in Shaanxi, and Mamenxi was written down. With such a neck the animal could stand still and eat from a great many branches, and save itself the walking. Casts of the nineteen bones lie along the railing. Follow them from first to last.',
      es: 'Del hocico a la cola medía unos veintidós metros, y casi la mitad era cuello. La jirafa tiene siete huesos en el cuello, como tú. Mamenchisaurus tiene diecinueve, largos, ligeros y huecos, sujetos por debajo por costillas finas que se solapan, como una férula.\n\nEl esqueleto se sacó de una ladera de Hechuan en 1957, y Yang Zhongjian y Zhao Xijin lo describieron en 1972. El nombre viene de un error. Los primeros huesos aparecieron en Mamingxi, en Sichuan; Yang lo dijo con el acento de su tierra, Shaanxi, y se escribió Mamenxi. Con semejante cuello, el animal podía comer de muchísimas ramas sin moverse y ahorrarse la caminata. Junto a la barandilla están las réplicas de los diecinueve huesos. Recórrelas con la vista de la primera a la última.',
      fr: 'Du museau à la queue, il mesurait environ vingt-deux mètres, dont presque la moitié de cou. Une girafe a sept os dans le cou, comme vous. Mamenchisaurus en a dix-neuf, longs, légers et creux, tenus par-dessous par de fines côtes qui se chevauchent, comme une attelle.\n\nLe squelette fut dégagé d’une colline à Hechuan en 1957, et Yang Zhongjian et Zhao Xijin l’ont décrit en 1972. Le nom vient d’une méprise. Les premiers os furent trouvés à Mamingxi, au Sichuan ; Yang le dit avec l’accent de son Shaanxi natal, et l’on écrivit Mamenxi. Avec un tel cou, l’animal pouvait manger à quantité de branches sans bouger et s’épargner la marche. Les moulages des dix-neuf os sont alignés le long du garde-corps. Suivez-les des yeux, du premier au dernier.',
    },
    childStory: {
      'zh-Hans':
        '它的脖子比一辆公共汽车短不了多少。长颈鹿的脖子里有七块骨头，我们也是七块，它有十九块。它站着不动，把头伸到这边吃一口，又伸到那边吃一口。骨头里面是空的，所以举得起来。从第一块看到最后一块，就知道脖子有多长。',
      'zh-Hant':
        '牠的脖子比一輛公車短不了多少。長頸鹿的脖子裡有七塊骨頭，我們也是七塊，牠有十九塊。牠站著不動，把頭伸到這邊吃一口，又伸到那邊吃一口。骨頭裡面是空的，所以舉得起來。從第一塊看到最後一塊，就知道脖子有多長。',
      en: 'Its neck was almost as long as a bus. There are seven bones in the neck of a giraffe, and seven in yours. This dinosaur had nineteen. It stood still and stretched its head over here for a bite, then over there. The bones were hollow, so it could lift them. Follow the bones along the railing and see how long a neck can be.',
      es: 'Su cuello era casi tan largo como un autobús. La jirafa tiene siete huesos en el cuello, y tú también. Este dinosaurio tenía diecinueve. Se quedaba quieto y estiraba la cabeza a un lado para dar un bocado, y luego al otro. Los huesos eran huecos, y por eso podía levantarlos. Sigue los huesos junto a la barandilla y verás lo largo que es.',
      fr: 'Son cou était presque aussi long qu’un autobus. Il y a sept os dans le cou d’une girafe, et sept dans le nôtre. Ce dinosaure en avait dix-neuf. Sans bouger, il tendait la tête par ici pour une bouchée, puis par là. Ses os étaient creux, et il pouvait donc les soulever. Suis les os le long du garde-corps : tu verras comme un cou peut être long.',
    },
  },
];
