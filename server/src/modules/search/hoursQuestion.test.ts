import assert from 'node:assert/strict';
import { it } from 'node:test';
import { asksForHours } from './hoursQuestion';

const QUESTIONS = {
  'zh-Hans': [
    '几点开门',
    '几点关门？',
    '开放时间',
    '营业时间',
    '今天开门吗',
    '今天开吗',
    '什么时候闭园',
    '最晚几点入园',
    '周一 开放 吗',
    '开园时间',
    '现在关门了吗',
  ],
  'zh-Hant': ['幾點開門', '幾點關門', '開園時間', '營業時間', '今天開放嗎', '什麼時候閉園', '最後入園時間', '週一開嗎'],
  en: [
    'opening hours',
    'Opening Times',
    'closing time',
    'When do you close?',
    'what time does the park open',
    'open today',
    'is the park open on Monday',
    'hours',
    'last entry',
    'How late are you open?',
  ],
  es: [
    'horario',
    'Horarios',
    '¿A qué hora abre?',
    '¿hasta qué hora está abierto?',
    'hora de cierre',
    'abierto hoy',
    '¿Abren mañana?',
    'última entrada',
    'cuándo cierra',
  ],
  fr: [
    'horaires',
    'Horaires d’ouverture',
    'À quelle heure fermez-vous ?',
    'heures d’ouverture',
    "ouvert aujourd'hui",
    'dernière entrée',
    'quand ouvre le parc',
  ],
  others: ['開園時間', '営業時間', 'OPENING HOURS', '開園時間は何時ですか'],
};

for (const [language, questions] of Object.entries(QUESTIONS))
  it(`knows a question for the hours: ${language}`, () => {
    assert.deepEqual(
      questions.filter((question) => !asksForHours(question)),
      [],
    );
  });

it('takes nothing else for one', () => {
  const others = [
    '',
    '   ',
    '?',
    '三叶虫',
    '今天',
    '几点',
    '时间',
    '开放日',
    '门票',
    '关于我们',
    '退款',
    '时段',
    '两点',
    'open air museum',
  ];
  const more = [
    'opener',
    'close to the museum',
    'today',
    'when is the next train',
    'rush hour',
    'ticket',
    'cerámica',
    'hoy',
    'heure',
    'fossile',
  ];
  assert.deepEqual([...others, ...more].filter(asksForHours), []);
});
