import { addFeedBack } from '@park/contract/feedback/calls';
import { FEEDBACK } from '@park/contract/feedback/limits';
import { MAX_FILE_BYTES } from '@park/contract/file/limits';
import { upload } from '@/api/client';
import { useRules } from '@/api/usePark';
import { useParkList } from '@/api/useParkList';
import { useSend } from '@/api/useSend';
import { Failure } from '@/components/Failure';
import { usePrivacy } from '@/components/PrivacySheet';
import { SignedInPage } from '@/components/SignInNeeded';
import { useT } from '@/i18n/useT';
import { Choice } from '@/ui/Choice';
import { PhoneField } from '@/ui/PhoneField';
import { PictureField } from '@/ui/PictureField';
import { Skeleton } from '@/ui/Skeleton';
import { MainAction } from '@/ui/StickyAction';
import { TextArea } from '@/ui/TextArea';
import { useForm } from '@/ui/useForm';
import { usePictures } from '@/ui/usePictures';
import { feedbackErrors, feedbackInput } from './formRules';
import { FEEDBACK_CHANGED } from './rules';

const DRAFT = 'draft-feedback';
const EMPTY = { kind: '', text: '', contact: '' };

/** Telling the park something. @param onDone hears the id of what was sent */
export function FeedbackForm({ onDone }: { onDone: (id: string) => void }) {
  const { core, feedback: t, posting } = useT();
  const { feedbackPhones: days } = useRules().retention;
  const { options } = useParkList('feedback', t.kind);
  const add = useSend(addFeedBack, { ...FEEDBACK_CHANGED, keyStoredAs: `${DRAFT}-key` });
  const pictures = usePictures({
    draftKey: `${DRAFT}-pictures`,
    max: FEEDBACK.pictures,
    upload: (path, onProgress) => upload(path, { onProgress }),
  });
  const { form, clear, check, errorOf, field } = useForm(
    DRAFT,
    EMPTY,
    (typed) => ({
      ...feedbackErrors(typed, options, { ...t.error, ...posting }),
      pictures: pictures.pending && posting[pictures.pending],
    }),
    add.reset,
  );
  const privacy = usePrivacy('feedback', { ...posting, text: t.privacy.text({ days }) });
  const send = async () => {
    const feedback = await add.send(feedbackInput(form, pictures.ids));
    if (!feedback) return;
    clear();
    pictures.clear();
    onDone(feedback.id);
  };
  const submit = () => {
    if (!check()) return;
    if (form.contact.trim() === '') void send();
    else privacy.before(send);
  };
  return (
    <SignedInPage
      title={core.title.addfeedBack}
      text={t.signIn}
      skeleton={<Skeleton shape="form" rows={3} />}
      footer={
        <MainAction loading={add.isPending} onClick={submit}>
          {t.form.submit}
        </MainAction>
      }
    >
      <Choice {...field('kind')} label={t.form.kind} options={options} required />
      <TextArea {...field('text')} label={t.form.text} maxLength={FEEDBACK.text[1]} hint={t.form.textHint} required />
      <PictureField pictures={pictures} maxBytes={MAX_FILE_BYTES} error={errorOf('pictures')} />
      <PhoneField {...field('contact')} label={posting.phone} hint={t.form.contactHint({ days })} />
      <Failure error={add.error} unknown={t.form.safe} />
      {privacy.sheet}
    </SignedInPage>
  );
}
