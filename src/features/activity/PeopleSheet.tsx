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
  most: number;
  onClose: () => void;
}

/** Coming with more or fewer people. */
export function PeopleSheet({ id, people, most, onClose }: PeopleSheetProps) {
  const { activity } = useT();
  const words = activity.mine;
  const change = useEnrollmentSend(changeEnrollment);
  const [wanted, want] = useState(people);

  const save = () => {
    if (wanted === people) return onClose();
    change.mutate(
      { id, people: wanted },
      {
        onSuccess: () => {
          toast(words.changeDone);
          onClose();
        },
      },
    );
  };

  return (
    <ConfirmSheet
      open
      title={words.changeTitle}
      text={words.changeText(most)}
      action={words.changeSave}
      loading={change.isPending}
      onConfirm={save}
      onCancel={onClose}
    >
      <View className="enrollment-people">
        <Stepper
          value={wanted}
          onChange={want}
          max={most}
          label={words.people}
          less={activity.form.less}
          more={activity.form.more}
        />
      </View>
      <Failure error={change.error} />
    </ConfirmSheet>
  );
}
