import { readFileSync } from 'node:fs';
import type { Park } from '@park/contract/park/schemas';

/** What of the park's profile a mini-program is built with. */
export type MiniProfile = Pick<Park, 'name' | 'line' | 'operator'> & { phones: Pick<Park['phones'], 'office'> } & {
  look: Pick<Park['look'], 'logo' | 'colours'>;
};

/**
 * The park's profile, from the file WECHAT_MP_PARK: what its server answers at `/api/parkWechat/getPark`. Null: no file is named.
 * @throws when the file is missing, or is no such answer
 */
export function parkProfile(): MiniProfile | null {
  const file = process.env.WECHAT_MP_PARK;
  if (!file) return null;
  const { result } = JSON.parse(readFileSync(file, 'utf8')) as { result?: MiniProfile };
  if (!result?.name || !result.look) throw new Error(`WECHAT_MP_PARK: ${file} is not what a named park answers at getPark.`);
  return result;
}

/**
 * What no build brings into WeChat, a line each, as the park has it.
 * @param server the address that phones reach the park at
 */
export function fixedAtWechat({ name, line, operator, phones, look }: MiniProfile, server: string): string[] {
  return [
    ['小程序名称', name],
    ['小程序头像', look.logo && new URL(look.logo, server).href],
    ['小程序介绍', line],
    ['主体', operator],
    ['隐私保护指引里的联系电话', phones.office],
    ['服务器域名', server],
  ].map(([field, value]) => `${field}: ${value || '–'}`);
}
