export const points = {
  balance: '积分余额',
  today: (points: number) => `今天 ${points > 0 ? '+' : ''}${points}`,
  below: '退款收回的积分多于余额，之后获得的积分会先补足。',
  checkIn: '签到',
  checkedIn: '今天已签到',
  checkInGives: (points: number) => `签到得 ${points} 分`,
  tomorrow: (points: number) => `明天签到得 ${points} 分`,
  streak: (days: number) => `已连续签到 ${days} 天`,
  earned: (points: number) => `签到成功，获得 ${points} 分`,
  ways: '怎样获得积分',
  perYuan: (points: number) => `购票每实付 1 元得 ${points} 分，退款时收回`,
  activity: (points: number) => `报名并到场参加活动得 ${points} 分`,
  walk: (points: number) => `集齐一条路线上所有展品的印章得 ${points} 分，每条一次`,
  daily: (points: number, days: number, bonus: number) => `每天签到得 ${points} 分，连续 ${days} 天再加 ${bonus} 分`,
  records: '积分明细',
  none: '还没有积分。签到或购票后，每一笔都会记在这里。',
  signIn: '登录后就能看到您的积分。',
};

export type PointsMessages = typeof points;
