import { View } from '@tarojs/components';
import './LostFound.scss';
import { sentenceOf } from '@/api/sentence';
import { useT } from '@/i18n/useT';
import { RequestError } from '@/request/errors';
import { aria } from '@/ui/aria';

/** Why something was refused. @param unknown what is said besides when nobody knows whether it was done */
export function Failure({ error, unknown }: { error: Error | null; unknown?: string }) {
  const { core } = useT();
  if (!error) return null;
  const isLost = error instanceof RequestError && (error.kind === 'timeout' || error.kind === 'network');
  return (
    <View className="lost-found__failure" {...aria({ role: 'alert' })}>
      <View>{sentenceOf(error) ?? core.request.failed}</View>
      {isLost && unknown && <View>{unknown}</View>}
    </View>
  );
}
