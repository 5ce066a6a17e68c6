/** A mini-program never compares this with anything that came from outside, so it need not be unguessable. */
export function randomToken(): string {
  return Array.from({ length: 32 }, () => Math.floor(Math.random() * 16).toString(16)).join('');
}
