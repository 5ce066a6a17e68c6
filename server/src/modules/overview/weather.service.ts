import { daySchema } from '@park/contract/envelope';
import type { Weather } from '@park/contract/overview/schemas';
import { parkDay, toParkIso } from '@park/contract/parkTime';
import type { FastifyBaseLogger } from 'fastify';
import { z } from 'zod';
import type { Config } from '../../config';
import { boundedText } from '../../http/boundedText';
import type { Lang } from '../../i18n/lang';

interface Spot {
  latitude: number;
  longitude: number;
}

/** As QWeather's documents ask to go easy on its quota. ms */
const RENEW_MS = 20 * 60_000;
/** What failed is asked for again so much later. ms */
const RETRY_MS = 60_000;
/** Older than this is no weather of now. ms */
const MAX_AGE_MS = 3 * 3_600_000;
const TIMEOUT_MS = 5_000;
const MAX_CHARACTERS = 32 * 1024;

/** Numbers come as text. */
const figure = z
  .string()
  .regex(/^-?\d{1,4}(\.\d{1,3})?$/)
  .transform(Number);
const words = z.string().min(1).max(60);
/** https://dev.qweather.com/docs/api/weather/weather-now/ */
const nowAnswer = z.object({ code: z.literal('200'), now: z.object({ temp: figure, text: words }) });
/** https://dev.qweather.com/docs/api/weather/weather-daily-forecast/ */
const daysAnswer = z.object({
  code: z.literal('200'),
  daily: z.array(z.object({ fxDate: daySchema, tempMin: figure, tempMax: figure, precip: figure, textDay: words })),
});

/** Tells the latest that this node has heard, without waiting, and has it renewed; null: nothing yet, or nothing of the last hours. */
export type ReadWeather = (spot: Spot, lang: Lang, now: number) => Weather | null;

/** Today's weather from QWeather (和风天气), a help to staff: what fails is logged and tried later. @param config null: no key */
export function createWeather(
  config: Config['qweather'],
  log: Pick<FastifyBaseLogger, 'warn'>,
  timeoutMs = TIMEOUT_MS,
): ReadWeather {
  const known = new Map<string, { triedAt: number; weather: Weather | null; saidAt: number }>();

  async function ask<Answer>(kind: 'now' | '3d', query: string, answer: z.ZodType<Answer>, key: string, origin: string) {
    const response = await fetch(`${origin}/v7/weather/${kind}?${query}`, {
      headers: { 'X-QW-Api-Key': key },
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    });
    const body = await boundedText(response, MAX_CHARACTERS);
    if (!response.ok) throw new Error(`QWeather answered with status ${response.status}.`);
    return answer.parse(JSON.parse(body));
  }

  async function read({ latitude, longitude }: Spot, lang: Lang, now: number): Promise<Weather | null> {
    if (!config) return null;
    // Two decimals are all it takes, and both of China's systems of coordinates fit in them.
    const location = `${longitude.toFixed(2)},${latitude.toFixed(2)}`;
    const query = String(new URLSearchParams({ location, lang: lang === 'zh-Hans' ? 'zh' : 'en' }));
    const [current, { daily }] = await Promise.all([
      ask('now', query, nowAnswer, config.key, config.origin),
      ask('3d', query, daysAnswer, config.key, config.origin),
    ]);
    const today = daily.find(({ fxDate }) => fxDate === parkDay(now));
    if (!today) return null;
    const { tempMin: min, tempMax: max, precip: rain, textDay } = today;
    return { ...current.now, temp: Math.round(current.now.temp), day: textDay, min, max, rain, at: toParkIso(now) };
  }

  return (spot, lang, now) => {
    if (!config) return null;
    const place = `${lang} ${spot.longitude} ${spot.latitude}`;
    const entry = known.get(place) ?? { triedAt: Number.NEGATIVE_INFINITY, weather: null, saidAt: 0 };
    if (now - entry.triedAt >= RENEW_MS) {
      entry.triedAt = now;
      // Another place is another park's, or one that was moved: nothing is gathered.
      if (!known.has(place)) for (const old of known.keys()) if (old.startsWith(`${lang} `)) known.delete(old);
      known.set(place, entry);
      read(spot, lang, now).then(
        (weather) => Object.assign(entry, { weather, saidAt: now }),
        (error: unknown) => {
          entry.triedAt = now - RENEW_MS + RETRY_MS;
          log.warn({ reason: String(error) }, 'QWeather could not be asked for the weather');
        },
      );
    }
    return now - entry.saidAt < MAX_AGE_MS ? entry.weather : null;
  };
}
