/** What follows “jusqu’”: a clock or a day by its name (“à 18:00”, “à demain”), or a date (“au sam. 21 nov.”). */
export const to = (when: string) =>
  /^(\d|aujourd|demain|hier)/i.test(when) ? `à ${when.charAt(0).toLowerCase()}${when.slice(1)}` : `au ${when}`;
