import type { PointsMessages } from '../zh-Hans/points';

const points_ = (n: number) => `${n} ${Math.abs(n) < 2 ? 'point' : 'points'}`;

export const points: PointsMessages = {
  balance: 'Vos points',
  today: (points) => `${points > 0 ? '+' : ''}${points} aujourd’hui`,
  below: 'Un remboursement a repris plus de points que vous n’en aviez. Vos prochains points combleront d’abord l’écart.',
  checkIn: 'Pointer',
  checkedIn: 'Pointé aujourd’hui',
  checkInGives: (points) => `Pointez et gagnez ${points_(points)}`,
  tomorrow: (points) => `Demain : ${points_(points)}`,
  streak: (days) => `${days} jours d’affilée`,
  earned: (points) => `C’est noté : ${points_(points)} pour vous`,
  ways: 'Comment gagner des points',
  perYuan: (points) => `${points_(points)} par yuan payé pour vos billets ; un remboursement les reprend`,
  activity: (points) => `${points_(points)} pour une activité à laquelle vous vous inscrivez et venez`,
  walk: (points) => `${points_(points)} pour chaque parcours dont vous avez tous les tampons, une fois`,
  daily: (points, days, bonus) =>
    `${points_(points)} en pointant chaque jour, et ${bonus} de plus tous les ${days} jours d’affilée`,
  records: 'Historique des points',
  none: 'Pas encore de points. Pointez ou achetez un billet : chaque point sera noté ici.',
  signIn: 'Connectez-vous pour voir vos points.',
};
