import { cancelEnrollment } from '@park/contract/activity/calls';
import type { EnrollmentState } from '@park/contract/activity/limits';
import type { Enrollment } from '@park/contract/activity/schemas';
import { parkDay } from '@park/contract/parkTime';
import { View } from '@tarojs/components';
import { useState } from 'react';
import './MyEnrollment.scss';
import { Failure } from '@/components/Failure';
import { formatMomentAmid } from '@/i18n/format';
import { useT } from '@/i18n/useT';
import { toast } from '@/platform/toast';
import { Button } from '@/ui/Button';
import { confirm } from '@/ui/confirm';
import { useEnrollmentSend } from './api';
import { PeopleSheet } from './PeopleSheet';

interface EnrollmentActionsProps {
  enrollment: Enrollment;
  state: EnrollmentState;
  /** epoch ms */
  now: number;
}

/** Coming with more or fewer, and not coming; and until when. */
export function EnrollmentActions({ enrollment, state, now }: EnrollmentActionsProps) {
  const t = useT().activity.mine;
  const cancel = useEnrollmentSend(cancelEnrollment);
  const [isChanging, setChanging] = useState(false);
  const { id, canChangeTo, cancelUntil, people } = enrollment;
  const isInLine = state === 'applied' || state === 'waiting';
  const canCancel = isInLine || (state === 'enrolled' && now < Date.parse(cancelUntil));
  const canChange = (isInLine || state === 'enrolled') && canChangeTo !== null && (canChangeTo > 1 || people > 1);
  if (state !== 'enrolled' && !isInLine) return null;

  const giveUp = async () => {
    const yes = await confirm({
      title: t.cancelTitle,
      text: isInLine ? t.leaveText : t.cancelText,
      action: t.cancel,
      dismiss: t.keep,
      danger: true,
    });
    if (yes) cancel.mutate({ id }, { onSuccess: () => toast(t.cancelDone) });
  };

  return (
    <>
      {state === 'enrolled' && (
        <View className="text-quiet">
          {canCancel ? t.cancelUntil({ when: formatMomentAmid(cancelUntil, parkDay(now)) }) : t.cancelLate}
        </View>
      )}
      {(canCancel || canChange) && (
        <View className="my-enrollment__actions wrap">
          {canChange && (
            <Button kind="secondary" onClick={() => setChanging(true)}>
              {t.change}
            </Button>
          )}
          {canCancel && (
            <Button kind="secondary" loading={cancel.isPending} onClick={() => void giveUp()}>
              {t.cancel}
            </Button>
          )}
        </View>
      )}
      <Failure error={cancel.error} />
      {isChanging && canChangeTo !== null && (
        <PeopleSheet id={id} people={people} max={canChangeTo} onClose={() => setChanging(false)} />
      )}
    </>
  );
}
