/** `1234 5678 90`: easier to read out and to type. */
export const groupNumber = (number: string): string => number.replace(/(.{4})(?=.)/g, '$1 ');
