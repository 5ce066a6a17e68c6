import { View } from '@tarojs/components';
import './VisitorCard.scss';
import { useT } from '@/i18n/useT';
import { retrySignIn, useSession } from '@/session/store';
import { Button } from '@/ui/Button';
import { Picture } from '@/ui/Picture';

/** Who is signed in on this phone; where signing in failed, the way to try again. */
export function VisitorCard() {
  const words = useT().center.mine;
  const { userInfo, phase } = useSession();
  const failed = phase === 'failed';
  const state = phase === 'signedIn' ? words.signedIn : failed ? words.signedOut : words.signingIn;
  return (
    <View className="visitor">
      <View className="visitor__picture">
        <Picture motif="ammonite" size="thumb" />
      </View>
      <View className="visitor__who">
        <View className="visitor__name">{userInfo?.nickName || words.visitor}</View>
        <View className="visitor__state">{state}</View>
      </View>
      {failed && <Button onClick={() => void retrySignIn()}>{words.signIn}</Button>}
    </View>
  );
}
