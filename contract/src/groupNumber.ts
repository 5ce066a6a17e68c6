/** `1234 5678 90`: easier to read out and to type. */
export function groupNumber(number: string): string {
  return number.replace(/(.{4})(?=.)/g, '$1 ');
}
