import { indoors } from './activitiesIndoors';
import { outdoors } from './activitiesOutdoors';

export const seededActivities = [...outdoors, ...indoors];

/** Who enrolled; nobody's names and numbers. */
export const seedApplicants = ['陈晓雨', '黄建国', '林思源', '周佳怡', '吴子轩', '徐丽华'].map((name, i) => ({
  name,
  phone: `1390020000${i}`,
}));
