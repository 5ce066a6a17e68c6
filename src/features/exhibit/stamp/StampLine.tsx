import type { Exhibit } from '@park/contract/exhibit/schemas';
import { distance, isExact, toMap } from '@park/contract/map/spot';
import { STAMP } from '@park/contract/stamp/limits';
import { View } from '@tarojs/components';
import { useState } from 'react';
import './StampLine.scss';
import { useOnline } from '@/api/online';
import { useOnce } from '@/api/useSend';
import { useT } from '@/i18n/useT';
import { phonePosition } from '@/platform/position';
import { isSignedOut, isWayIn, retrySignIn, useSession } from '@/session/store';
import { aria } from '@/ui/aria';
import { Button } from '@/ui/Button';
import { collect } from './queue';
import { StampsLink } from './StampsLink';
import { useStamps } from './useStamps';

/** What became of an exhibit's stamp, in one line, and the way to it for who stands there. */
export function StampLine({ exhibit: { id, at } }: { exhibit: Exhibit }) {
  const { core, stamp: t } = useT();
  const { collected, waiting } = useStamps();
  const online = useOnline();
  const { phase } = useSession();
  if (collected.has(id))
    return (
      <View className="stamp-line spread">
        <View {...aria({ role: 'status' })}>{t.collected}</View>
        <StampsLink />
      </View>
    );
  if (waiting.has(id))
    return (
      <View className="stamp-line spread text-quiet">
        <View {...aria({ role: 'status' })}>{online ? (isSignedOut(phase) ? t.waitsForYou : t.sending) : t.waits}</View>
        {online && isWayIn(phase) && (
          <Button kind="text" onClick={() => void retrySignIn()}>
            {core.action.signIn}
          </Button>
        )}
      </View>
    );
  return at ? <Here id={id} at={at} /> : null;
}

function Here({ id, at }: { id: string; at: NonNullable<Exhibit['at']> }) {
  const t = useT().stamp;
  const [problem, setProblem] = useState('');
  const [isLooking, setLooking] = useState(false);
  const ask = useOnce(async () => {
    setLooking(true);
    const found = await phonePosition();
    setLooking(false);
    if (!found || !isExact(found)) return setProblem(t.noPosition);
    const position = toMap(found);
    if (distance(position, at) > STAMP.withinMetres) return setProblem(t.tooFar({ metres: STAMP.withinMetres }));
    setProblem('');
    collect({ exhibitId: id, position });
  });
  return (
    <View className="stamp-here">
      <Button block round loading={isLooking} onClick={() => void ask(undefined)}>
        {t.here}
      </Button>
      {problem !== '' && (
        <View className="text-quiet" {...aria({ role: 'status' })}>
          {problem}
        </View>
      )}
    </View>
  );
}
