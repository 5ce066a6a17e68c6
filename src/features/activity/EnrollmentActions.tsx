import { cancelEnrollment, changeEnrollment } from '@park/contract/activity/calls';
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
import { ConfirmSheet } from '@/ui/ConfirmSheet';
import { confirm } from '@/ui/confirm';
import { Stepper } from '@/ui/Stepper';
import { useEnrollmentSend } from './api';

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

interface PeopleSheetProps {
  /** The enrolment's. */
  id: string;
  people: number;
  /** How many it may become. */
  max: number;
  onClose: () => void;
}

/** Coming with more or fewer people. */
function PeopleSheet({ id, people, max, onClose }: PeopleSheetProps) {
  const { activity } = useT();
  const t = activity.mine;
  const change = useEnrollmentSend(changeEnrollment);
  const [wanted, want] = useState(people);

  const save = () => {
    if (wanted === people) return onClose();
    change.mutate(
      { id, people: wanted },
      {
        onSuccess: () => {
          toast(t.changeDone);
          onClose();
        },
      },
    );
  };

  return (
    <ConfirmSheet
      open
      title={t.changeTitle}
      text={t.changeText({ max: max })}
      action={t.changeSave}
      loading={change.isPending}
      onConfirm={save}
      onCancel={onClose}
    >
      <View className="enrollment-people">
        <Stepper
          value={wanted}
          onChange={want}
          max={max}
          label={t.people}
          less={activity.form.less}
          more={activity.form.more}
        />
      </View>
      <Failure error={change.error} />
    </ConfirmSheet>
  );
}
