import type { Motif } from '@park/contract/motifs';
import type { NoticeCategory } from '@park/contract/notice/limits';
import type { Lang } from '../i18n/lang';

type Words = Record<Lang, string>;

interface SeedNotice {
  id: string;
  category: NoticeCategory;
  motif: Motif;
  pinned?: boolean;
  /** Published so many days before the first start, at this hour in the park. */
  published: readonly [daysAgo: number, clock: string];
  title: Words;
  /** HTML */
  text: Words;
}

/** What the invented park tells its visitors; it agrees with the opening hours, tickets and live points of the other seeds. */
export const notices: readonly SeedNotice[] = [
  {
    id: 'rain-in-the-valley',
    category: 'safety',
    motif: 'rain',
    pinned: true,
    published: [2, '08:10'],
    title: {
      'zh-Hans': '雨天游园安全提示',
      'zh-Hant': '雨天遊園安全提示',
      en: 'Walking the valley in the rain',
      es: 'Pasear por el valle con lluvia',
      fr: 'Marcher dans la vallée par temps de pluie',
    },
    text: {
      'zh-Hans': `<p>山里的雨说来就来，页岩湿了会很滑。<strong>下雨时请留在有护栏的步道上。</strong></p>
        <ul><li>穿防滑鞋；雨衣比雨伞更方便。</li><li>听到雷声，请离开云岭观谷台和崖边，到最近的避雨亭。</li><li>不要捡拾或敲打崖壁上的石块，落石往往就在雨后。</li></ul>
        <p>遇到危险或有人受伤，请打开<a href="/pages/help/help">一键求助</a>，按住两秒，我们会看到您的位置。</p>`,
      'zh-Hant': `<p>山裡的雨說來就來，頁岩濕了會很滑。<strong>下雨時請留在有護欄的步道上。</strong></p>
        <ul><li>穿防滑鞋；雨衣比雨傘更方便。</li><li>聽到雷聲，請離開雲嶺觀谷台和崖邊，到最近的避雨亭。</li><li>不要撿拾或敲打崖壁上的石塊，落石往往就在雨後。</li></ul>
        <p>遇到危險或有人受傷，請打開<a href="/pages/help/help">一鍵求助</a>，按住兩秒，我們會看到您的位置。</p>`,
      en: `<p>Rain comes quickly up here, and wet shale is slippery. <strong>When it rains, please stay on the paths with a rail.</strong></p>
        <ul><li>Wear shoes that grip; a raincoat is easier than an umbrella.</li><li>When you hear thunder, leave the Valley Lookout and the cliff edge for the nearest shelter.</li><li>Do not pick or knock stones out of the wall: rocks fall after rain.</li></ul>
        <p>Are you in danger, or is somebody hurt? Open <a href="/pages/help/help">one-tap help</a> and hold for two seconds. We will see where you are.</p>`,
      es: `<p>Aquí la lluvia llega de repente y la pizarra mojada resbala. <strong>Si llueve, quédate en los caminos con barandilla.</strong></p>
        <ul><li>Lleva calzado que agarre; el impermeable es más cómodo que el paraguas.</li><li>Si oyes truenos, aléjate del Mirador del valle y del borde y ve al refugio más cercano.</li><li>No arranques ni golpees piedras de la pared: tras la lluvia hay desprendimientos.</li></ul>
        <p>¿Hay peligro o alguien herido? Abre <a href="/pages/help/help">Ayuda</a> y mantén pulsado dos segundos. Veremos dónde estás.</p>`,
      fr: `<p>Ici, la pluie arrive vite et le schiste mouillé glisse. <strong>S’il pleut, restez sur les chemins munis d’un garde-corps.</strong></p>
        <ul><li>Portez des chaussures qui accrochent ; un imperméable vaut mieux qu’un parapluie.</li><li>Au premier coup de tonnerre, quittez le Belvédère et le bord de la falaise pour l’abri le plus proche.</li><li>Ne prélevez et ne frappez aucune pierre de la paroi : les éboulements suivent la pluie.</li></ul>
        <p>Un danger, un blessé ? Ouvrez <a href="/pages/help/help">l’aide</a> et maintenez deux secondes : nous verrons où vous êtes.</p>`,
    },
  },
  {
    id: 'opening-hours',
    category: 'opening',
    motif: 'museum',
    published: [20, '09:00'],
    title: {
      'zh-Hans': '开放时间与最后入园时间',
      'zh-Hant': '開放時間與最後入園時間',
      en: 'Opening hours and last entry',
      es: 'Horario y última entrada',
      fr: 'Horaires et dernière entrée',
    },
    text: {
      'zh-Hans': `<p>公园全年每天开放，节假日照常。</p><table><tr><th>地点</th><th>开放</th><th>最后入场</th></tr><tr><td>峡谷步道</td><td>9:00–18:00</td><td>17:30</td></tr><tr><td>化石博物馆</td><td>9:00–17:30</td><td>17:00</td></tr><tr><td>观光车</td><td>9:10–17:50</td><td>—</td></tr></table>
        <p>走完全程步道约需两个半小时。请按<a href="/pages/ticket/ticketList">门票</a>上的时段入园。</p>`,
      'zh-Hant': `<p>公園全年每天開放，假日照常。</p><table><tr><th>地點</th><th>開放</th><th>最後入場</th></tr><tr><td>峽谷步道</td><td>9:00–18:00</td><td>17:30</td></tr><tr><td>化石博物館</td><td>9:00–17:30</td><td>17:00</td></tr><tr><td>觀光車</td><td>9:10–17:50</td><td>—</td></tr></table>
        <p>走完全程步道約需兩個半小時。請按<a href="/pages/ticket/ticketList">門票</a>上的時段入園。</p>`,
      en: `<p>The park is open every day of the year, holidays included.</p><table><tr><th>Where</th><th>Open</th><th>Last entry</th></tr><tr><td>Valley trail</td><td>9:00–18:00</td><td>17:30</td></tr><tr><td>Fossil museum</td><td>9:00–17:30</td><td>17:00</td></tr><tr><td>Shuttle</td><td>9:10–17:50</td><td>—</td></tr></table>
        <p>The whole trail takes about two and a half hours. Please come within the time on your <a href="/pages/ticket/ticketList">ticket</a>.</p>`,
      es: `<p>El parque abre todos los días del año, también los festivos.</p><table><tr><th>Lugar</th><th>Horario</th><th>Última entrada</th></tr><tr><td>Sendero del valle</td><td>9:00–18:00</td><td>17:30</td></tr><tr><td>Museo de fósiles</td><td>9:00–17:30</td><td>17:00</td></tr><tr><td>Autobús interno</td><td>9:10–17:50</td><td>—</td></tr></table>
        <p>El sendero completo lleva unas dos horas y media. Entra en el turno de tu <a href="/pages/ticket/ticketList">entrada</a>.</p>`,
      fr: `<p>Le parc est ouvert tous les jours de l’année, jours fériés compris.</p><table><tr><th>Lieu</th><th>Ouvert</th><th>Dernière entrée</th></tr><tr><td>Sentier de la vallée</td><td>9 h–18 h</td><td>17 h 30</td></tr><tr><td>Musée des fossiles</td><td>9 h–17 h 30</td><td>17 h</td></tr><tr><td>Navette</td><td>9 h 10–17 h 50</td><td>—</td></tr></table>
        <p>Comptez deux heures et demie pour tout le sentier. Présentez-vous dans le créneau de votre <a href="/pages/ticket/ticketList">billet</a>.</p>`,
    },
  },
  {
    id: 'lower-steps-closed',
    category: 'closure',
    motif: 'footprint',
    published: [1, '17:20'],
    title: {
      'zh-Hans': '足迹坪下行石阶维修，请走西岭缓坡道',
      'zh-Hant': '足跡坪下行石階維修，請走西嶺緩坡道',
      en: 'Steps below the Trackway closed: take the Ridge Ramp',
      es: 'Escalones de la Senda cerrados: toma la Rampa de la loma',
      fr: 'Marches sous la Piste fermées : prenez la Rampe de la crête',
    },
    text: {
      'zh-Hans':
        '<p>恐龙足迹坪往下的 112 级石阶正在更换松动的石板，暂时不能通行。足迹坪本身照常开放。</p><h3>绕行路线</h3><ol><li>从足迹坪入口沿蓝色路标走西岭缓坡道。</li><li>缓坡道没有台阶，但最陡约 11%，轮椅请有人陪同，或向工作人员求助。</li></ol><p>施工只在上午进行，感谢您的耐心。</p>',
      'zh-Hant':
        '<p>恐龍足跡坪往下的 112 級石階正在更換鬆動的石板，暫時不能通行。足跡坪本身照常開放。</p><h3>繞行路線</h3><ol><li>從足跡坪入口沿藍色路標走西嶺緩坡道。</li><li>緩坡道沒有台階，但最陡約 11%，輪椅請有人陪同，或向工作人員求助。</li></ol><p>施工只在上午進行，感謝您的耐心。</p>',
      en: '<p>Loose slabs are being replaced on the 112 steps below the Dinosaur Trackway, so they cannot be used for now. The Trackway itself stays open.</p><h3>The way round</h3><ol><li>From the Trackway entrance follow the blue signs down the Ridge Ramp.</li><li>The ramp has no steps, but is up to 11% steep; in a wheelchair go with somebody, or ask our staff.</li></ol><p>Work is done in the mornings only. Thank you for your patience.</p>',
      es: '<p>Se están cambiando losas sueltas en los 112 escalones bajo la Senda de los dinosaurios y por ahora no se puede pasar. La Senda sigue abierta.</p><h3>Por dónde ir</h3><ol><li>Desde la entrada de la Senda sigue las señales azules por la Rampa de la loma.</li><li>La rampa no tiene escalones, pero su pendiente llega al 11 %; en silla de ruedas ve con alguien o pide ayuda al personal.</li></ol><p>Las obras son solo por la mañana. Gracias por tu paciencia.</p>',
      fr: '<p>Des dalles descellées sont remplacées sur les 112 marches sous la Piste des dinosaures : on ne peut pas y passer pour le moment. La Piste reste ouverte.</p><h3>Par où passer</h3><ol><li>Depuis l’entrée de la Piste, suivez les panneaux bleus par la Rampe de la crête.</li><li>La rampe n’a pas de marches, mais sa pente atteint 11 % ; en fauteuil, venez accompagné ou demandez à notre équipe.</li></ol><p>Les travaux n’ont lieu que le matin. Merci de votre patience.</p>',
    },
  },
  {
    id: 'giant-of-the-shale',
    category: 'exhibition',
    motif: 'museum',
    published: [5, '10:00'],
    title: {
      'zh-Hans': '新展“页岩里的巨鱼龙”开幕',
      'zh-Hant': '新展「頁岩裡的巨魚龍」開幕',
      en: 'New in the museum: the giant in the shale',
      es: 'Nuevo en el museo: el gigante de la pizarra',
      fr: 'Nouveau au musée : le géant du schiste',
    },
    text: {
      'zh-Hans':
        '<p>2.3 亿年前，这里是一片温暖的海。新展第一次展出 2019 年在菊石墙下发现的鱼龙，全长 9.4 米，种类还在研究；从发现到修复用了六年。</p><h3>不要错过</h3><ul><li>可以摸的鱼龙脊椎复制品。</li><li>修复师现场清理化石：每天 10:30 和 14:30。</li><li>海百合化石墙，上面有 40 多朵“花”。</li></ul><blockquote>它的胃里还留着最后一餐：一种像乌贼的动物的钩。</blockquote><p>凭博物馆门票参观，不另收费。</p>',
      'zh-Hant':
        '<p>2.3 億年前，這裡是一片溫暖的海。新展第一次展出 2019 年在菊石牆下發現的魚龍，全長 9.4 公尺，種類還在研究；從發現到修復用了六年。</p><h3>不要錯過</h3><ul><li>可以摸的魚龍脊椎複製品。</li><li>修復師現場清理化石：每天 10:30 和 14:30。</li><li>海百合化石牆，上面有 40 多朵「花」。</li></ul><blockquote>牠的胃裡還留著最後一餐：一種像烏賊的動物的鉤。</blockquote><p>憑博物館門票參觀，不另收費。</p>',
      en: '<p>230 million years ago this was a warm sea. For the first time you can see the ichthyosaur found below the Ammonite Wall in 2019: 9.4 metres long, and six years of work from the first bone to the last repair. Which species it is, is still being studied.</p><h3>Do not miss</h3><ul><li>A cast of its spine that you may touch.</li><li>A preparator cleaning fossils by hand, every day at 10:30 and 14:30.</li><li>The sea-lily wall, with more than 40 “flowers”.</li></ul><blockquote>In its stomach are the hooks of the squid-like animals that were its last meal.</blockquote><p>Included in the museum ticket.</p>',
      es: '<p>Hace 230 millones de años esto era un mar cálido. Por primera vez se expone el ictiosaurio hallado en 2019 bajo la Pared de los amonites: 9,4 metros y seis años de trabajo, del primer hueso a la última reparación. La especie aún se estudia.</p><h3>No te pierdas</h3><ul><li>Una réplica de su columna que se puede tocar.</li><li>La limpieza de fósiles en directo, todos los días a las 10:30 y a las 14:30.</li><li>El muro de lirios de mar, con más de 40 «flores».</li></ul><blockquote>En su estómago quedan los ganchos de su última comida: unos animales parecidos a calamares.</blockquote><p>Incluido en la entrada del museo.</p>',
      fr: '<p>Il y a 230 millions d’années, une mer chaude couvrait la vallée. On découvre pour la première fois l’ichtyosaure trouvé en 2019 sous la Paroi aux ammonites : 9,4 mètres et six ans de travail, du premier os à la dernière retouche. L’espèce est encore à l’étude.</p><h3>À ne pas manquer</h3><ul><li>Un moulage de sa colonne, que l’on peut toucher.</li><li>Une préparatrice dégage des fossiles sous vos yeux, chaque jour à 10 h 30 et 14 h 30.</li><li>Le mur de lys de mer, avec plus de 40 « fleurs ».</li></ul><blockquote>Son estomac garde les crochets de son dernier repas : des animaux semblables à des calmars.</blockquote><p>Compris dans le billet du musée.</p>',
    },
  },
  {
    id: 'holidays-come-early',
    category: 'opening',
    motif: 'shuttle',
    published: [9, '09:30'],
    title: {
      'zh-Hans': '节假日游园：早一点，少排队',
      'zh-Hant': '假日遊園：早一點，少排隊',
      en: 'On holidays, come early and queue less',
      es: 'En festivos, ven temprano y espera menos',
      fr: 'Les jours fériés, venez tôt et attendez moins',
    },
    text: {
      'zh-Hans':
        '<p>节假日上午 10 点到下午 2 点人最多。想看得从容，建议这样安排：</p><ul><li>选 9:00 的时段入园，先坐车到云岭观谷台，再一路往下走。</li><li>中午去博物馆，里面凉快，也不用等。</li><li>观光车加开到每 5 分钟一班。</li></ul><p>门票可以提前 7 天购买，卖完的时段可以候补。</p>',
      'zh-Hant':
        '<p>假日上午 10 點到下午 2 點人最多。想看得從容，建議這樣安排：</p><ul><li>選 9:00 的時段入園，先坐車到雲嶺觀谷台，再一路往下走。</li><li>中午去博物館，裡面涼快，也不用等。</li><li>觀光車加開到每 5 分鐘一班。</li></ul><p>門票可以提前 7 天購買，賣完的時段可以候補。</p>',
      en: '<p>On public holidays the park is fullest from 10 to 2. To take your time:</p><ul><li>Book the 9:00 entry, ride up to the Valley Lookout first and walk down.</li><li>Spend noon in the museum: it is cool, and nobody waits.</li><li>Shuttles run every 5 minutes.</li></ul><p>Tickets are on sale 7 days ahead; where a time is sold out you can join the waiting list.</p>',
      es: '<p>En festivos el parque se llena de 10 a 14 h. Para verlo con calma:</p><ul><li>Reserva la entrada de las 9:00, sube primero en autobús al Mirador del valle y baja caminando.</li><li>A mediodía, al museo: se está fresco y no hay cola.</li><li>Los autobuses pasan cada 5 minutos.</li></ul><p>Las entradas se venden con 7 días de antelación; si un turno se agota, hay lista de espera.</p>',
      fr: '<p>Les jours fériés, l’affluence est la plus forte de 10 h à 14 h. Pour en profiter tranquillement :</p><ul><li>Prenez l’entrée de 9 h, montez d’abord au Belvédère en navette, puis redescendez à pied.</li><li>À midi, allez au musée : il y fait frais et l’on n’attend pas.</li><li>Les navettes passent toutes les 5 minutes.</li></ul><p>Les billets sont en vente 7 jours à l’avance ; un créneau complet a une liste d’attente.</p>',
    },
  },
  {
    id: 'wheelchairs-and-lockers',
    category: 'service',
    motif: 'ripple',
    published: [14, '15:00'],
    title: {
      'zh-Hans': '轮椅、婴儿车和寄存柜免费使用',
      'zh-Hant': '輪椅、嬰兒車和置物櫃免費使用',
      en: 'Wheelchairs, pushchairs and lockers are free',
      es: 'Sillas de ruedas, cochecitos y taquillas gratis',
      fr: 'Fauteuils, poussettes et consignes gratuits',
    },
    text: {
      'zh-Hans':
        '<p>在游客中心服务台凭任意证件登记即可借用，当天 18:00 前归还。</p><ul><li>轮椅 20 辆、婴儿车 30 辆。</li><li>寄存柜 120 个，可以放下登机箱。</li><li>饮水处和母婴室在服务台左侧。</li></ul><p>捡到或丢了东西，请看<a href="/pages/lastFound/lastFound">失物招领</a>。</p>',
      'zh-Hant':
        '<p>在遊客中心服務台憑任意證件登記即可借用，當天 18:00 前歸還。</p><ul><li>輪椅 20 輛、嬰兒車 30 輛。</li><li>置物櫃 120 個，可以放下登機箱。</li><li>飲水處和育嬰室在服務台左側。</li></ul><p>撿到或丟了東西，請看<a href="/pages/lastFound/lastFound">失物招領</a>。</p>',
      en: '<p>Ask at the visitor centre with any ID and bring them back by 18:00.</p><ul><li>20 wheelchairs and 30 pushchairs.</li><li>120 lockers, big enough for a cabin bag.</li><li>Drinking water and a baby room are to the left of the desk.</li></ul><p>Found or lost something? See <a href="/pages/lastFound/lastFound">lost and found</a>.</p>',
      es: '<p>Pídelos en el centro de visitantes con cualquier documento y devuélvelos antes de las 18:00.</p><ul><li>20 sillas de ruedas y 30 cochecitos.</li><li>120 taquillas donde cabe una maleta de cabina.</li><li>A la izquierda del mostrador hay agua potable y sala de lactancia.</li></ul><p>¿Has perdido o encontrado algo? Mira en <a href="/pages/lastFound/lastFound">objetos perdidos</a>.</p>',
      fr: '<p>Demandez-les à l’accueil avec une pièce d’identité et rapportez-les avant 18 h.</p><ul><li>20 fauteuils roulants et 30 poussettes.</li><li>120 consignes, assez grandes pour une valise de cabine.</li><li>Eau potable et espace bébé à gauche du comptoir.</li></ul><p>Objet perdu ou trouvé ? Voyez les <a href="/pages/lastFound/lastFound">objets trouvés</a>.</p>',
    },
  },
  {
    id: 'rocks-of-the-valley',
    category: 'exhibition',
    motif: 'section',
    published: [12, '09:30'],
    title: {
      'zh-Hans': '一条山谷里的岩层：从谷底到山顶',
      'zh-Hant': '一條山谷裡的岩層：從谷底到山頂',
      en: 'The rocks of one valley, from the stream to the top',
      es: 'Las rocas de un valle, del arroyo a la cima',
      fr: 'Les roches d’une vallée, du ruisseau au sommet',
    },
    text: {
      'zh-Hans':
        '<p>溪水切开了岩层，越往上走越年轻。图上的字母是地质图上的记号。这是示意图，只表示岩层的上下关系，高度和厚度不按比例。</p><ul><li>Є 寒武纪页岩，在谷底：三叶虫采石场。</li><li>O、D、C、P 奥陶纪到二叠纪，多为灰岩，上部夹煤层；志留纪的岩层这里没有。</li><li>T 三叠纪的海底，两边的崖壁：菊石墙。</li><li>J 侏罗纪红色泥岩，在山顶：恐龙足迹坪。</li></ul><p>陈列的展品大多来自别处，这三处的也是。每件展品的页面都写着是原件还是复制品；知道原件由谁收藏的，也写在那里。</p>',
      'zh-Hant':
        '<p>溪水切開了岩層，越往上走越年輕。圖上的字母是地質圖上的記號。這是示意圖，只表示岩層的上下關係，高度和厚度不按比例。</p><ul><li>Є 寒武紀頁岩，在谷底：三葉蟲採石場。</li><li>O、D、C、P 奧陶紀到二疊紀，多為灰岩，上部夾煤層；志留紀的岩層這裡沒有。</li><li>T 三疊紀的海底，兩邊的崖壁：菊石牆。</li><li>J 侏羅紀紅色泥岩，在山頂：恐龍足跡坪。</li></ul><p>陳列的展品大多來自別處，這三處的也是。每件展品的頁面都寫著是原件還是複製品；知道原件由誰收藏的，也寫在那裡。</p>',
      en: '<p>The stream cut through the rocks, so the higher you walk, the younger they are. The letters are those of geological maps. This is a diagram of which rock lies on which; heights and thicknesses are not to scale.</p><ul><li>Є Cambrian shale at the foot: the Trilobite Quarry.</li><li>O, D, C, P Ordovician to Permian, mostly limestone, with coal near the top; rock of the Silurian is missing here.</li><li>T The sea floor of the Triassic, in the walls: the Ammonite Wall.</li><li>J Red Jurassic mudstone on top: the Dinosaur Trackway.</li></ul><p>Most exhibits are from elsewhere, those at these three places included. The page of each says whether it is an original or a cast and, where it is known, who keeps the original.</p>',
      es: '<p>El arroyo cortó las rocas: cuanto más subes, más jóvenes son. Las letras son las de los mapas geológicos. Es un esquema de qué roca está sobre cuál: ni las alturas ni los espesores están a escala.</p><ul><li>Є Pizarra del Cámbrico, al pie: la Cantera de los trilobites.</li><li>O, D, C, P Del Ordovícico al Pérmico, sobre todo caliza, con carbón hacia arriba; faltan las rocas del Silúrico.</li><li>T El fondo marino del Triásico, en las paredes: la Pared de los amonites.</li><li>J Lutita roja del Jurásico, arriba: la Senda de los dinosaurios.</li></ul><p>La mayoría de las piezas vienen de otros lugares, también las de estos tres sitios. La página de cada una dice si es original o réplica y, si se sabe, quién conserva el original.</p>',
      fr: '<p>Le ruisseau a entaillé les roches : plus on monte, plus elles sont jeunes. Les lettres sont celles des cartes géologiques. Ce schéma dit quelle roche repose sur quelle autre ; les hauteurs et les épaisseurs ne sont pas à l’échelle.</p><ul><li>Є Schiste du Cambrien, au pied : la Carrière aux trilobites.</li><li>O, D, C, P De l’Ordovicien au Permien, surtout du calcaire, avec du charbon vers le haut ; les roches du Silurien manquent ici.</li><li>T Le fond marin du Trias, dans les parois : la Paroi aux ammonites.</li><li>J Argile rouge du Jurassique, au sommet : la Piste des dinosaures.</li></ul><p>La plupart des objets viennent d’ailleurs, ceux de ces trois lieux compris. La page de chacun dit s’il s’agit d’un original ou d’un moulage et, quand on le sait, qui conserve l’original.</p>',
    },
  },
];
