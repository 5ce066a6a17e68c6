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
  const t = activity.mine;
  const answer = useEnrollmentSend(answerOffer);
  const { id, people, offerUntil } = enrollment;

  const decline = async () => {
    const yes = await confirm({
      title: t.declineTitle,
      text: t.declineText,
      action: t.decline,
      dismiss: core.action.back,
      danger: true,
    });
    if (yes) answer.mutate({ id, accept: false });
  };

  return (
    <View className="enrollment-offer stack-near note">
      <View className="enrollment-offer__what">
        <View>{t.offer({ n: people })}</View>
        {offerUntil && (
          <View className="enrollment-offer__left">
            <View>{t.left}</View>
            <Countdown until={offerUntil} label={t.left} clock={serverNow} onEnd={onEnd} />
          </View>
        )}
      </View>
      <Button block round loading={answer.isPending} onClick={() => answer.mutate({ id, accept: true })}>
        {t.accept}
      </Button>
      <Button kind="text" block disabled={answer.isPending} onClick={() => void decline()}>
        {t.decline}
      </Button>
      <Failure error={answer.error} />
    </View>
  );
}
