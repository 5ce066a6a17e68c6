import { MAX_FILE_BYTES } from '@park/contract/file/limits';
import { publishItem } from '@park/contract/lostFound/calls';
import { DAY_PARTS, type ItemKind, LOST_FOUND } from '@park/contract/lostFound/limits';
import { parkDay } from '@park/contract/parkTime';
import { upload } from '@/api/client';
import { serverNow } from '@/api/serverNow';
import { useRules } from '@/api/usePark';
import { useParkList } from '@/api/useParkList';
import { useSend } from '@/api/useSend';
import { Failure } from '@/components/Failure';
import { usePrivacy } from '@/components/PrivacySheet';
import { SignedInPage } from '@/components/SignInNeeded';
import { useT } from '@/i18n/useT';
import { Choice } from '@/ui/Choice';
import { DateField } from '@/ui/DateField';
import { PhoneField } from '@/ui/PhoneField';
import { PictureField } from '@/ui/PictureField';
import { Skeleton } from '@/ui/Skeleton';
import { MainAction } from '@/ui/StickyAction';
import { TextArea } from '@/ui/TextArea';
import { TextField } from '@/ui/TextField';
import { useForm } from '@/ui/useForm';
import { usePictures } from '@/ui/usePictures';
import { type ItemForm, itemErrors, itemInput } from './formRules';
import { ITEM_CHANGED } from './rules';

const EMPTY: ItemForm = { category: '', title: '', place: '', day: '', dayPart: '', text: '', contact: '' };

/** A word that also stands amid a sentence. */
const alone = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/** Telling what one lost or found. @param onDone hears the id of what was sent */
export function PublishForm({ kind, onDone }: { kind: ItemKind; onDone: (id: string) => void }) {
  const { lostFound: t, posting } = useT();
  const { lostFoundPhones: days } = useRules().retention;
  const draft = `draft-${kind}` as const;
  const today = parkDay(serverNow());
  const { options } = useParkList('lostFound', t.category);
  const publish = useSend(publishItem, { ...ITEM_CHANGED, keyStoredAs: `${draft}-key` });
  const pictures = usePictures({
    draftKey: `${draft}-pictures`,
    max: LOST_FOUND.pictures,
    upload: (path, onProgress) => upload(path, { onProgress }),
  });
  const { form, clear, check, errorOf, field } = useForm(
    draft,
    EMPTY,
    (typed) => ({
      ...itemErrors(typed, { today, categories: options }, { ...t.error, ...posting }),
      pictures: pictures.pending && posting[pictures.pending],
    }),
    publish.reset,
  );
  const privacy = usePrivacy('lostFound', { ...posting, text: t.privacy.text({ days }) });
  const send = async () => {
    const item = await publish.send(itemInput(kind, form, pictures.ids));
    if (!item) return;
    clear();
    pictures.clear();
    onDone(item.id);
  };
  return (
    <SignedInPage
      title={t.form.title[kind]}
      text={t.signIn}
      skeleton={<Skeleton shape="form" rows={3} />}
      footer={
        <MainAction loading={publish.isPending} onClick={() => check() && privacy.before(send)}>
          {t.form.submit}
        </MainAction>
      }
    >
      <Choice {...field('category')} label={t.form.category} options={options} required />
      <TextField
        {...field('title')}
        label={t.form.name}
        maxLength={LOST_FOUND.title[1]}
        hint={t.form.nameHint}
        autoComplete="off"
        required
      />
      <TextField
        {...field('place')}
        label={t.form.place[kind]}
        maxLength={LOST_FOUND.place[1]}
        hint={t.form.placeHint}
        autoComplete="off"
        required
      />
      <DateField {...field('day')} label={t.form.day[kind]} max={today} required />
      <Choice
        {...field('dayPart')}
        label={t.form.dayPart}
        options={DAY_PARTS.map((value) => ({ value, label: alone(t.dayPart[value]) }))}
      />
      <TextArea {...field('text')} label={t.form.text} maxLength={LOST_FOUND.text[1]} hint={t.form.textHint[kind]} required />
      <PictureField pictures={pictures} maxBytes={MAX_FILE_BYTES} error={errorOf('pictures')} />
      <PhoneField {...field('contact')} label={posting.phone} hint={t.form.contactHint} required />
      <Failure error={publish.error} unknown={t.form.safe} />
      {privacy.sheet}
    </SignedInPage>
  );
}
