import type { Enrollment } from '@park/contract/activity/schemas';
import { parkDay } from '@park/contract/parkTime';
import { View } from '@tarojs/components';
import './EnrollDone.scss';
import { formatMomentAmid } from '@/i18n/format';
import { useT } from '@/i18n/useT';
import { aria } from '@/ui/aria';
import { Button } from '@/ui/Button';
import { Icon } from '@/ui/Icon';
import { Page } from '@/ui/Page';

interface EnrollDoneProps {
  made: Enrollment;
  /** epoch ms */
  now: number;
  onOpen: () => void;
}

/** What became of enrolling: a mark, one sentence, the next step. */
export function EnrollDone({ made, now, onOpen }: EnrollDoneProps) {
  const { core, activity } = useT();
  const t = activity.done;
  const kind = made.state === 'applied' || made.state === 'waiting' ? made.state : 'enrolled';
  const text =
    kind === 'enrolled' ? t.enrolledText({ when: formatMomentAmid(made.activity.start, parkDay(now)) }) : t[`${kind}Text`];
  return (
    <Page title={core.title.addEnroll}>
      <View className="enroll-done centred stack-near" {...aria({ role: 'status' })}>
        <View className="enroll-done__mark centre">
          <Icon name="check" size="large" />
        </View>
        <View className="enroll-done__title">{t[kind]}</View>
        <View className="text-strong">{made.activity.title}</View>
        <View className="text-soft">{text}</View>
      </View>
      <Button block round onClick={onOpen}>
        {activity.form.see}
      </Button>
    </Page>
  );
}
