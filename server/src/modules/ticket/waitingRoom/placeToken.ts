import { createHmac, timingSafeEqual } from 'node:crypto';

/** Whose place it is. `place` is null of somebody who came early, until the places are drawn. */
export interface Place {
  visitorId: string;
  round: number;
  place: number | null;
}

/** Signs places, so that any node knows one again without a query. It lets nobody order: that is the signed-in visitor's. */
export function createPlaceTokens(key: Uint8Array) {
  const sign = (text: string) => createHmac('sha256', key).update(text).digest();
  return {
    write({ visitorId, round, place }: Place): string {
      const text = Buffer.from(JSON.stringify([visitorId, round, place])).toString('base64url');
      return `${text}.${sign(text).toString('base64url')}`;
    },

    /** Null: it is none of ours. */
    read(token: string): Place | null {
      const [text = '', signature = ''] = token.split('.');
      const given = Buffer.from(signature, 'base64url');
      const right = sign(text);
      if (given.length !== right.length || !timingSafeEqual(given, right)) return null;
      const [visitorId, round, place] = JSON.parse(Buffer.from(text, 'base64url').toString()) as [
        string,
        number,
        number | null,
      ];
      return { visitorId, round, place };
    },
  };
}
