const CHINA_MS = 8 * 3_600_000;

/** WeChat's moments: ISO 8601 to the second with China's offset. */
export function toWechatIso(at: number): string {
  return `${new Date(at + CHINA_MS).toISOString().slice(0, 19)}+08:00`;
}

/** `yyyy-MM-dd HH:mm:ss` in China, as bills have it. */
export function toBillTime(at: number): string {
  return new Date(at + CHINA_MS).toISOString().slice(0, 19).replace('T', ' ');
}
