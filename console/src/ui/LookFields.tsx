import { MOTIFS } from '@park/contract/motifs';
import { App, Button, Progress, Space } from 'antd';
import { useRef } from 'react';
import { useTexts } from '../i18n/language';
import { ChoiceItem, Item } from './items';
import { choices } from './list/choices';
import { pictureUrl, usePictureUpload } from './useUpload';

/** What visitors see of a thing before they read: the fields `coverId` and `motif`. */
export function LookFields() {
  const t = useTexts('ui');
  return (
    <>
      <Item name="coverId" label={t.cover}>
        <PictureUpload />
      </Item>
      <ChoiceItem name="motif" label={t.motif} options={choices(MOTIFS, t.motifs)} />
    </>
  );
}

interface PictureUploadProps {
  /** Id of the picture; given by the form, as is the id of its field. */
  id?: string;
  value?: string | null;
  onChange?: (id: string | null) => void;
}

/** One picture, shown when it is there. */
export function PictureUpload({ id, value, onChange }: PictureUploadProps) {
  const { picture: t } = useTexts('ui');
  const { message } = App.useApp();
  const chooser = useRef<HTMLInputElement>(null);
  const { progress, send } = usePictureUpload((sentence) => message.error(sentence));
  const take = async (file: File | undefined) => {
    const result = file && (await send(file));
    if (result !== undefined) onChange?.(result.id);
  };
  return (
    <Space orientation="vertical" style={{ width: '100%' }}>
      {value && <img src={pictureUrl(value)} alt="" className="picture-shown" />}
      {progress !== null && <Progress percent={Math.round(progress * 100)} aria-label={t.sending} style={{ maxWidth: 320 }} />}
      <Space wrap>
        <Button id={id} loading={progress !== null} onClick={() => chooser.current?.click()}>
          {value ? t.other : t.add}
        </Button>
        {value && <Button onClick={() => onChange?.(null)}>{t.remove}</Button>}
      </Space>
      <input
        ref={chooser}
        type="file"
        style={{ display: 'none' }}
        aria-label={t.add}
        accept="image/jpeg,image/png,image/webp"
        onChange={(event) => {
          void take(event.target.files?.[0]);
          event.target.value = '';
        }}
      />
    </Space>
  );
}
