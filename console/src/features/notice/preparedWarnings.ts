import type { WarningColour, WarningKind } from '@park/contract/notice/limits';
import type { ContentLanguage } from '../../ui/contentLanguages';

type InFive = Record<ContentLanguage, string>;

interface Prepared {
  colour: WarningColour;
  kind: WarningKind;
  title: InFive;
  /** What to do, one sentence a paragraph. */
  text: InFive;
}

/** Warnings in every language of the visitors: who writes only Chinese still warns everybody. The first title names each for staff. */
export const PREPARED: readonly Prepared[] = [
  {
    colour: 'orange',
    kind: 'weather',
    title: {
      'zh-Hans': '雷雨将至',
      'zh-Hant': '雷雨將至',
      en: 'Thunderstorm on its way',
      es: 'Se acerca una tormenta',
      fr: 'Un orage approche',
    },
    text: {
      'zh-Hans': '请离开山脊、崖边和大树，到博物馆或最近的避雨亭。等雷声停了半小时再出来。',
      'zh-Hant': '請離開山脊、崖邊和大樹，到博物館或最近的避雨亭。等雷聲停了半小時再出來。',
      en: 'Leave the ridge, the cliff edge and tall trees for the museum or the nearest shelter. Stay there until it has not thundered for half an hour.',
      es: 'Aléjate de la cresta, del borde y de los árboles altos y ve al museo o al refugio más cercano. Quédate hasta media hora después del último trueno.',
      fr: 'Quittez la crête, le bord de la falaise et les grands arbres pour le musée ou l’abri le plus proche. Restez-y une demi-heure après le dernier coup de tonnerre.',
    },
  },
  {
    colour: 'yellow',
    kind: 'weather',
    title: {
      'zh-Hans': '大雨，步道湿滑',
      'zh-Hant': '大雨，步道濕滑',
      en: 'Heavy rain, slippery paths',
      es: 'Lluvia fuerte, caminos resbaladizos',
      fr: 'Fortes pluies, chemins glissants',
    },
    text: {
      'zh-Hans': '请走有护栏的步道，远离溪边和崖壁，小心落石。观光车照常运行。',
      'zh-Hant': '請走有護欄的步道，遠離溪邊和崖壁，小心落石。觀光車照常運行。',
      en: 'Keep to the paths with a rail, away from the stream and the rock walls: stones may fall. The shuttle runs as usual.',
      es: 'Sigue los caminos con barandilla y aléjate del arroyo y de las paredes: puede haber desprendimientos. El autobús funciona como siempre.',
      fr: 'Restez sur les chemins munis d’un garde-corps, loin du ruisseau et des parois : des pierres peuvent tomber. La navette circule normalement.',
    },
  },
  {
    colour: 'yellow',
    kind: 'weather',
    title: { 'zh-Hans': '高温天气', 'zh-Hant': '高溫天氣', en: 'Great heat', es: 'Mucho calor', fr: 'Forte chaleur' },
    text: {
      'zh-Hans': '请多喝水，中午到室内或树荫下休息。头晕、恶心时请马上到急救点，或打开一键求助。',
      'zh-Hant': '請多喝水，中午到室內或樹蔭下休息。頭暈、噁心時請馬上到急救點，或打開一鍵求助。',
      en: 'Drink plenty, and rest indoors or in the shade around noon. If you feel dizzy or sick, go to first aid at once or open Help.',
      es: 'Bebe mucha agua y descansa a cubierto o a la sombra a mediodía. Si te mareas, ve enseguida al botiquín o abre Ayuda.',
      fr: 'Buvez beaucoup et reposez-vous à l’intérieur ou à l’ombre vers midi. En cas de vertige ou de nausée, allez vite au poste de secours ou ouvrez Secours.',
    },
  },
  {
    colour: 'blue',
    kind: 'closure',
    title: {
      'zh-Hans': '部分步道关闭',
      'zh-Hant': '部分步道關閉',
      en: 'Some paths are closed',
      es: 'Algunos caminos están cerrados',
      fr: 'Certains chemins sont fermés',
    },
    text: {
      'zh-Hans': '请按现场指示牌绕行，不要翻越围栏。地图上能看到关闭的路段。',
      'zh-Hant': '請依現場指示牌繞行，不要翻越圍欄。地圖上能看到關閉的路段。',
      en: 'Follow the signs around them and do not climb the barriers. The map shows what is closed.',
      es: 'Sigue las señales de desvío y no saltes las vallas. El mapa muestra lo que está cerrado.',
      fr: 'Suivez les panneaux de déviation et ne franchissez pas les barrières. Le plan montre ce qui est fermé.',
    },
  },
  {
    colour: 'yellow',
    kind: 'crowd',
    title: {
      'zh-Hans': '园内人多',
      'zh-Hant': '園內人多',
      en: 'The park is very full',
      es: 'El parque está muy lleno',
      fr: 'Le parc est très fréquenté',
    },
    text: {
      'zh-Hans': '请错开热门区域，带好孩子和老人。观光车要等久一些，请排队上车。',
      'zh-Hant': '請錯開熱門區域，帶好孩子和老人。觀光車要等久一些，請排隊上車。',
      en: 'Try the quieter places first, and keep children and older people close. Expect to wait longer for the shuttle.',
      es: 'Empieza por los lugares más tranquilos y no te separes de niños y mayores. Habrá que esperar más al autobús.',
      fr: 'Commencez par les endroits plus calmes et gardez enfants et personnes âgées près de vous. La navette se fera attendre.',
    },
  },
];
