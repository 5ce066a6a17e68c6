import type { Endpoint } from '@park/contract/endpoint';
import { Button, Space } from 'antd';
import { useRef } from 'react';
import { useDo } from '../api/hooks';
import { useUiTexts } from './uiTexts';

interface PictureUploadProps<Out> {
  /** The staff's upload; the picture travels as `file`. */
  endpoint: Endpoint<never, Out>;
  idOf: (result: Out) => string;
  urlOf: (id: string) => string;
  /** Id of the picture; given by the form. */
  value?: string | null;
  onChange?: (id: string | null) => void;
}

/** One picture, shown when it is there. */
export function PictureUpload<Out>({ endpoint, idOf, urlOf, value, onChange }: PictureUploadProps<Out>) {
  const { picture: t } = useUiTexts();
  const chooser = useRef<HTMLInputElement>(null);
  const upload = useDo(endpoint);
  const send = async (file: File | undefined) => {
    if (!file) return;
    const form = new FormData();
    form.append('file', file);
    const result = await upload.mutateAsync(form).catch(() => undefined);
    if (result !== undefined) onChange?.(idOf(result));
  };
  return (
    <Space orientation="vertical">
      {value && <img src={urlOf(value)} alt="" style={{ maxWidth: 320, maxHeight: 200, borderRadius: 8 }} />}
      <Space>
        <Button loading={upload.isPending} onClick={() => chooser.current?.click()}>
          {t.add}
        </Button>
        {value && <Button onClick={() => onChange?.(null)}>{t.remove}</Button>}
      </Space>
      <input
        ref={chooser}
        type="file"
        hidden
        aria-label={t.add}
        accept="image/jpeg,image/png,image/webp"
        onChange={(event) => {
          void send(event.target.files?.[0]);
          event.target.value = '';
        }}
      />
    </Space>
  );
}
