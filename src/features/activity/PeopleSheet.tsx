import { changeEnrollment } from '@park/contract/activity/calls';
import { View } from '@tarojs/components';
import { useState } from 'react';
import './MyEnrollment.scss';
import { Failure } from '@/components/Failure';
import { useT } from '@/i18n/useT';
import { toast } from '@/platform/toast';
import { ConfirmSheet } from '@/ui/ConfirmSheet';
import { Stepper } from '@/ui/Stepper';
import { useEnrollmentSend } from './api';

interface PeopleSheetProps {
  /** The enrolment's. */
  id: string;
  people: number;
  /** How many it may become. */
  max: number;
  onClose: () => void;
}

/** Coming with more or fewer people. */
export function PeopleSheet({ id, people, max, onClose }: PeopleSheetProps) {
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
