import { answerName } from '@park/contract/pack/manifest';
import { onlineManager, type QueryClient, type QueryKey } from '@tanstack/react-query';
import { getLanguage } from '@/i18n/language';
import { packedAnswer, packs } from '@/platform/packs';
import { keptAt } from './kept';

/**
 * Before a question is asked: what an offline pack answers to it is shown meanwhile, unless the phone keeps a newer answer, and stays
 * where there is no network. In another language only there, and where nothing else is kept.
 */
export async function beginWithPack(client: QueryClient, queryKey: QueryKey, path: string, input: unknown): Promise<void> {
  const { data, dataUpdatedAt = 0 } = client.getQueryState(queryKey) ?? {};
  if (packs.all().length === 0 || dataUpdatedAt > 0) return;
  const { id } = (input ?? {}) as { id?: string };
  const packed = await packedAnswer(answerName(path, id)).catch(() => null);
  if (!packed || (packed.lang !== getLanguage() && (data !== undefined || onlineManager.isOnline()))) return;
  if (data !== undefined && keptAt(queryKey) >= packed.signedAt) return;
  client.setQueryData(queryKey, packed.data, { updatedAt: 0 });
}
