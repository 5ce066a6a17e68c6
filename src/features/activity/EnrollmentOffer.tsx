import { answerOffer } from '@park/contract/activity/calls';
import type { Enrollment } from '@park/contract/activity/schemas';
import { View } from '@tarojs/components';
import './MyEnrollment.scss';
import { serverNow } from '@/api/serverNow';
import { Failure } from '@/components/Failure';
import { useT } from '@/i18n/useT';
import { Button } from '@/ui/Button';
import { Countdown } from '@/ui/Countdown';
import { confirm } from '@/ui/confirm';
import { useEnrollmentSend } from './api';

/** Places that came free, held for this visitor while the time runs. */
export function EnrollmentOffer({ enrollment, onEnd }: { enrollment: Enrollment; onEnd: () => void }) {
  const { activity, core } = useT();
  const words = activity.mine;
  const answer = useEnrollmentSend(answerOffer);
  const { id, people, offerUntil } = enrollment;

  const decline = async () => {
    const yes = await confirm({
      title: words.declineTitle,
      text: words.declineText,
      action: words.decline,
      dismiss: core.action.back,
      danger: true,
    });
    if (yes) answer.mutate({ id, accept: false });
  };

  return (
    <View className="enrollment-offer stack-near">
      <View className="enrollment-offer__what">
        <View>{words.offer(people)}</View>
        {offerUntil && (
          <View className="enrollment-offer__left">
            <View>{words.left}</View>
            <Countdown until={offerUntil} label={words.left} clock={serverNow} onEnd={onEnd} />
          </View>
        )}
      </View>
      <Button block round loading={answer.isPending} onClick={() => answer.mutate({ id, accept: true })}>
        {words.accept}
      </Button>
      <Button kind="text" block disabled={answer.isPending} onClick={() => void decline()}>
        {words.decline}
      </Button>
      <Failure error={answer.error} />
    </View>
  );
}
