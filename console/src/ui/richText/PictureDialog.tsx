import type { UploadedFile } from '@park/contract/file/schemas';
import type { Editor } from '@tiptap/core';
import { Alert, Form, Input, Modal, Progress } from 'antd';
import { useState } from 'react';
import { useTexts } from '../../i18n/language';
import { pictureUrl, usePictureUpload } from '../useUpload';

/** Longer than this the server cuts. */
const MAX_ALT = 200;

/** A picture for the text: uploaded first, with what it shows for those who do not see it. */
export function PictureDialog({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const t = useTexts('richText');
  const { picture: words } = useTexts('ui');
  const [picture, setPicture] = useState<UploadedFile | null>(null);
  const [alt, setAlt] = useState('');
  const [refused, setRefused] = useState('');
  const { progress, send } = usePictureUpload(setRefused);
  const take = async (file: File | undefined) => {
    if (!file) return;
    setRefused('');
    setPicture((await send(file)) ?? null);
  };
  const insert = () => {
    if (!picture) return;
    const { id, width, height } = picture;
    editor
      .chain()
      .focus()
      .setImage({ src: pictureUrl(id), alt: alt.trim(), width, height })
      .run();
    onClose();
  };
  return (
    <Modal open title={t.picture} okText={t.insert} okButtonProps={{ disabled: !picture }} onOk={insert} onCancel={onClose}>
      <Form component={false} layout="vertical">
        <Form.Item label={words.add} htmlFor="rich-picture" extra={t.pictureAbout}>
          <input
            id="rich-picture"
            type="file"
            className="rich-file"
            accept="image/jpeg,image/png,image/webp"
            onChange={(event) => void take(event.target.files?.[0])}
          />
        </Form.Item>
        {progress !== null && <Progress percent={Math.round(progress * 100)} aria-label={words.sending} />}
        {refused && <Alert type="error" showIcon title={refused} role="alert" />}
        {picture && <img src={picture.url} alt="" className="picture-shown" />}
        <Form.Item label={t.alt} htmlFor="rich-alt" extra={t.altAbout}>
          <Input id="rich-alt" value={alt} maxLength={MAX_ALT} onChange={(event) => setAlt(event.target.value)} />
        </Form.Item>
      </Form>
    </Modal>
  );
}
