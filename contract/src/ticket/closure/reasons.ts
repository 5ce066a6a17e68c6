import type { LANGS } from '../../localized';
import { inFive } from '../../words';

type Lang = (typeof LANGS)[number];

/** Why a park closes, as a rule. Kept in the language it was chosen in, read in each visitor's own. */
export const CLOSURE_REASONS: readonly Record<Lang, string>[] = [
  inFive('暴雨', '暴雨', 'Heavy rain', 'Lluvia intensa', 'Fortes pluies'),
  inFive('大风', '強風', 'Strong wind', 'Viento fuerte', 'Vent violent'),
  inFive('冰雪', '冰雪', 'Snow and ice', 'Nieve y hielo', 'Neige et verglas'),
  inFive('酷热', '酷熱', 'Extreme heat', 'Calor extremo', 'Chaleur extrême'),
  inFive('落石风险', '落石風險', 'Danger of falling rock', 'Riesgo de desprendimientos', 'Risque de chutes de pierres'),
  inFive('山火风险', '山火風險', 'Danger of wildfire', 'Riesgo de incendio', 'Risque d’incendie'),
  inFive('设备检修', '設備檢修', 'Repairs', 'Reparaciones', 'Travaux de réparation'),
  inFive('停电或停水', '停電或停水', 'No power or water', 'Corte de luz o de agua', 'Coupure d’eau ou d’électricité'),
  inFive(
    '园区举办专场活动',
    '園區舉辦專場活動',
    'A private event in the park',
    'Evento privado en el parque',
    'Événement privé dans le parc',
  ),
];

/** A reason as its reader says it; what staff wrote themselves stays as it is. */
export const closureReasonIn = (reason: string, lang: Lang): string =>
  CLOSURE_REASONS.find((one) => Object.values(one).includes(reason))?.[lang] ?? reason;
