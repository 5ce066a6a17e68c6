import { View } from '@tarojs/components';
import './VisitorCard.scss';
import { useT } from '@/i18n/useT';
import { isWayIn, retrySignIn, useSession } from '@/session/store';
import { Button } from '@/ui/Button';
import { Picture } from '@/ui/Picture';

/** Who is signed in on this phone; for whoever is signed out, the way in. */
export function VisitorCard() {
  const { core, center } = useT();
  const t = center.mine;
  const { userInfo, phase } = useSession();
  const isOut = isWayIn(phase);
  const state =
    phase === 'signedIn' ? t.signedIn : phase === 'missing' ? core.signIn.missing : isOut ? t.signedOut : t.signingIn;
  return (
    <View className="visitor row">
      <View className="visitor__picture">
        <Picture motif="ammonite" size="thumb" />
      </View>
      <View className="visitor__who">
        <View className="text-heading">{userInfo?.nickName || t.visitor}</View>
        <View className="text-small">{state}</View>
      </View>
      {isOut && <Button onClick={() => void retrySignIn()}>{core.action.signIn}</Button>}
    </View>
  );
}
