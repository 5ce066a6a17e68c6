/** Millions of years, as exactly as one says them: 539, 2.6, 0.01. */
export const rounded = (ma: number): number => {
  const places = ma >= 10 ? 1 : ma >= 1 ? 10 : 100;
  return Math.round(ma * places) / places;
};
