import { answerName } from '@park/contract/pack/manifest';
import { onlineManager, type QueryClient, type QueryKey } from '@tanstack/react-query';
import { getLanguage } from '@/i18n/language';
import { packedAnswer, packs } from '@/platform/packs';

/**
 * Before a question is asked: what an offline pack answers to it is shown meanwhile, and stays where there is no network. In another
 * language only then.
 */
export async function beginWithPack(client: QueryClient, queryKey: QueryKey, path: string, input: unknown): Promise<void> {
  if (packs.all().length === 0 || client.getQueryData(queryKey) !== undefined) return;
  const { id } = (input ?? {}) as { id?: string };
  const packed = await packedAnswer(answerName(path, id)).catch(() => null);
  if (!packed || (packed.lang !== getLanguage() && onlineManager.isOnline())) return;
  client.setQueryData(queryKey, packed.data, { updatedAt: 0 });
}
