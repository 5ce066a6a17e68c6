/** Chinese words before a day or a clock: a space stands between them and a figure alone. `至今天 14:30`, `至 11月21日`. */
export function beforeWhen(words: string, when: string): string {
  return /^\d/.test(when) ? `${words} ${when}` : words + when;
}
