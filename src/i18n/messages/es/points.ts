import type { PointsMessages } from '../zh-Hans/points';

const points_ = (n: number) => `${n} ${Math.abs(n) === 1 ? 'punto' : 'puntos'}`;

export const points: PointsMessages = {
  balance: 'Tus puntos',
  today: (points) => `${points > 0 ? '+' : ''}${points} hoy`,
  below: 'Un reembolso descontó más puntos de los que tenías. Los próximos que ganes cubrirán primero la diferencia.',
  checkIn: 'Marcar visita',
  checkedIn: 'Hoy ya está marcada',
  checkInGives: (points) => `Marca tu visita y gana ${points_(points)}`,
  tomorrow: (points) => `Mañana ganas ${points_(points)}`,
  streak: (days) => `${days} días seguidos`,
  earned: (points) => `Visita marcada: ganas ${points_(points)}`,
  ways: 'Cómo ganar puntos',
  perYuan: (points) => `${points_(points)} por cada yuan que pagas en entradas; un reembolso los descuenta`,
  activity: (points) => `${points_(points)} por cada actividad a la que te apuntas y vienes`,
  walk: (points) => `${points_(points)} por cada recorrido del que tengas todos los sellos, una vez`,
  daily: (points, days, bonus) => `${points_(points)} por marcar tu visita cada día, y ${bonus} más cada ${days} días seguidos`,
  records: 'Historial de puntos',
  none: 'Aún no tienes puntos. Marca tu visita o compra una entrada y aquí verás cada punto.',
  signIn: 'Inicia sesión para ver tus puntos.',
};
