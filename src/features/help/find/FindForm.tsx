import { MAX_FILE_BYTES } from '@park/contract/file/limits';
import { FIND, FIND_KINDS } from '@park/contract/find/limits';
import type { HelpPosition } from '@park/contract/help/schemas';
import { View } from '@tarojs/components';
import { useState } from 'react';
import { serverNow } from '@/api/serverNow';
import { useT } from '@/i18n/useT';
import { phonePosition } from '@/platform/position';
import { randomToken } from '@/platform/random';
import { aria } from '@/ui/aria';
import { Button } from '@/ui/Button';
import { Choice } from '@/ui/Choice';
import { PictureField } from '@/ui/PictureField';
import { TextArea } from '@/ui/TextArea';
import { useForm } from '@/ui/useForm';
import { deviceSecret } from '../device';
import { enqueueFind } from './queue';
import { usePhotos } from './usePhotos';

const DRAFT = 'draft-find';
const EMPTY = { kind: '', words: '', placeWords: '' };

type Place = HelpPosition | 'unasked' | 'asking' | 'denied';

/** What was found, with photos and where it is: by the phone's position, or in words. It goes into the queue and from there to the park. */
export function FindForm({ onDone }: { onDone: () => void }) {
  const t = useT().find;
  const photos = usePhotos();
  const [place, setPlace] = useState<Place>('unasked');
  const position = typeof place === 'string' ? null : place;
  const { form, field, check, clear, errorOf } = useForm(DRAFT, EMPTY, ({ words, placeWords }) => ({
    words: words.trim() === '' && photos.ids.length === 0 ? t.error.nothing : null,
    placeWords: !position && placeWords.trim() === '' ? t.error.noPlace : null,
    photos: photos.pending && t.error.photos,
  }));
  const locate = async () => {
    setPlace('asking');
    const found = await phonePosition();
    setPlace(found ? { ...found, at: new Date(serverNow()).toISOString() } : 'denied');
  };
  const send = async () => {
    if (!check()) return;
    const kind = FIND_KINDS.find((one) => one === form.kind) ?? 'other';
    const foundAt = new Date(serverNow()).toISOString();
    const report = { kind, words: form.words.trim(), placeWords: form.placeWords.trim() };
    enqueueFind({ clientId: randomToken(), device: await deviceSecret(), ...report, position, foundAt }, photos.ids);
    clear();
    photos.clear();
    onDone();
  };
  return (
    <View className="raised stack-wide find__form">
      <PictureField
        pictures={photos}
        maxBytes={MAX_FILE_BYTES}
        error={errorOf('photos')}
        hint={t.form.photosHint({ max: FIND.photos })}
        done={t.form.kept}
      />
      <Choice {...field('kind')} label={t.form.kind} options={FIND_KINDS.map((value) => ({ value, label: t.kinds[value] }))} />
      <TextArea {...field('words')} label={t.form.words} maxLength={FIND.words} hint={t.form.wordsHint} />
      <View className="stack">
        {position === null && (
          <Button kind="secondary" block loading={place === 'asking'} onClick={() => void locate()}>
            {t.form.locate}
          </Button>
        )}
        <View className="text-soft" {...aria({ role: 'status' })}>
          {position
            ? t.form.located({ metres: position.accuracy && Math.round(position.accuracy) })
            : place === 'denied'
              ? t.form.denied
              : t.form.sealed}
        </View>
      </View>
      <TextArea
        {...field('placeWords')}
        label={t.form.place}
        maxLength={FIND.place}
        hint={t.form.placeHint}
        required={position === null}
      />
      <Button block round onClick={() => void send()}>
        {t.form.send}
      </Button>
    </View>
  );
}
