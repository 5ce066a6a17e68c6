import type { PointsMessages } from '../zh-Hans/points';

export const points: PointsMessages = {
  balance: '積分餘額',
  today: (points) => `今天 ${points > 0 ? '+' : ''}${points}`,
  below: '退款收回的積分多於餘額，之後獲得的積分會先補足。',
  checkIn: '簽到',
  checkedIn: '今天已簽到',
  checkInGives: (points) => `簽到得 ${points} 分`,
  tomorrow: (points) => `明天簽到得 ${points} 分`,
  streak: (days) => `已連續簽到 ${days} 天`,
  earned: (points) => `簽到成功，獲得 ${points} 分`,
  ways: '怎樣獲得積分',
  perYuan: (points) => `購票每實付 1 元得 ${points} 分，退款時收回`,
  activity: (points) => `報名並到場參加活動得 ${points} 分`,
  walk: (points) => `集齊一條路線上所有展品的印章得 ${points} 分，每條一次`,
  daily: (points, days, bonus) => `每天簽到得 ${points} 分，連續 ${days} 天再加 ${bonus} 分`,
  records: '積分明細',
  none: '目前沒有積分。簽到或購票後，每一筆都會列在這裡。',
  signIn: '登入後就能看到您的積分。',
};
