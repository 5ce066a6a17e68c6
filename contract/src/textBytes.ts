/** Bytes of texts, for phones too: a mini-program has no TextEncoder. */
const BASE64URL = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** Of base64url. */
export const bytesOf64 = (text: string) => bytesOfText(text, BASE64URL, 6);

/** UTF-8. */
export const utf8Of = (text: string) =>
  Uint8Array.from(encodeURIComponent(text).match(/%..|./g) ?? [], (part) =>
    part.length === 1 ? part.charCodeAt(0) : Number.parseInt(part.slice(1), 16),
  );

/** @param bits that each letter of the alphabet stands for */
export function bytesOfText(text: string, alphabet: string, bits: number): Uint8Array<ArrayBuffer> {
  const bytes: number[] = [];
  let [held, count] = [0, 0];
  for (const letter of text) {
    held = (held << bits) | alphabet.indexOf(letter);
    count += bits;
    if (count >= 8) {
      count -= 8;
      bytes.push((held >> count) & 0xff);
      held &= (1 << count) - 1;
    }
  }
  return Uint8Array.from(bytes);
}
