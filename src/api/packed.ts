import { answerName } from '@park/contract/pack/manifest';
import { onlineManager, type QueryClient, type QueryKey } from '@tanstack/react-query';
import { getLanguage } from '@/i18n/language';
import { packedAnswer, packs } from '@/platform/packs';
import { persistedAt } from './persistedAnswers';

/**
 * Before a request: what an offline pack answers to it is shown meanwhile, unless a newer answer is stored, and stays where there is no
 * network. A pack in another language is used only there, and only where nothing else is stored.
 */
export async function beginWithPack(client: QueryClient, queryKey: QueryKey, path: string, input: unknown): Promise<void> {
  const { data, dataUpdatedAt = 0 } = client.getQueryState(queryKey) ?? {};
  if (packs.all().length === 0 || dataUpdatedAt > 0) return;
  const { id } = (input ?? {}) as { id?: string };
  const packed = await packedAnswer(answerName(path, id)).catch(() => null);
  if (!packed || (packed.lang !== getLanguage() && (data !== undefined || onlineManager.isOnline()))) return;
  if (data !== undefined && persistedAt(queryKey) >= packed.signedAt) return;
  client.setQueryData(queryKey, packed.data, { updatedAt: 0 });
}
