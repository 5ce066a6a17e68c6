import { FEEDBACK, FEEDBACK_KINDS } from '@park/contract/feedback/limits';
import { MAX_FILE_BYTES } from '@park/contract/file/limits';
import { View } from '@tarojs/components';
import './Feedback.scss';
import { Failure } from '@/components/Failure';
import { PrivacySheet } from '@/components/PrivacySheet';
import { SignInNeeded } from '@/components/SignInNeeded';
import { useT } from '@/i18n/useT';
import { Button } from '@/ui/Button';
import { Choice } from '@/ui/Choice';
import { Page } from '@/ui/Page';
import { PhoneField } from '@/ui/PhoneField';
import { PictureField } from '@/ui/PictureField';
import { Skeleton } from '@/ui/Skeleton';
import { StickyAction } from '@/ui/StickyAction';
import { TextArea } from '@/ui/TextArea';
import { kindOf } from './formRules';
import { useFeedbackForm } from './useFeedbackForm';

/** Telling the park something. @param onDone hears the id of what was sent */
export function FeedbackForm({ onDone }: { onDone: (id: string) => void }) {
  const { core, feedback: words } = useT();
  const form = useFeedbackForm(onDone);
  return (
    <Page
      title={core.title.addfeedBack}
      footer={
        <StickyAction>
          <Button block round loading={form.isSending} onClick={form.submit}>
            {words.form.submit}
          </Button>
        </StickyAction>
      }
    >
      <SignInNeeded text={words.signIn} skeleton={<Skeleton shape="form" rows={3} />}>
        <View className="feedback-form">
          <Choice
            label={words.form.kind}
            options={FEEDBACK_KINDS.map((value) => ({ value, label: words.kind[value] }))}
            value={kindOf(form.form.kind)}
            onChange={(kind) => form.change({ kind })}
            error={form.errorOf('kind')}
            required
          />
          <TextArea
            label={words.form.text}
            value={form.form.text}
            onChange={(text) => form.change({ text })}
            onBlur={() => form.left('text')}
            maxLength={FEEDBACK.text[1]}
            hint={words.form.textHint}
            error={form.errorOf('text')}
            required
          />
          <PictureField pictures={form.pictures} mostBytes={MAX_FILE_BYTES} error={form.picturesError} />
          <PhoneField
            label={words.form.contact}
            value={form.form.contact}
            onChange={(contact) => form.change({ contact })}
            onBlur={() => form.left('contact')}
            hint={words.form.contactHint}
            error={form.errorOf('contact')}
          />
          <Failure error={form.failure} unknown={words.form.safe} />
        </View>
      </SignInNeeded>
      {form.isAsking && <PrivacySheet notice="feedback" words={words.privacy} onAnswer={form.answer} />}
    </Page>
  );
}
