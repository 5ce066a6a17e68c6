import { MOTIFS } from '@park/contract/motifs';
import { Form, Select } from 'antd';
import { useTexts } from '../i18n/language';
import { PictureUpload } from './PictureUpload';

/** What visitors see of a thing before they read: the fields `coverId` and `motif`. */
export function LookFields() {
  const t = useTexts('ui');
  return (
    <>
      <Form.Item name="coverId" label={t.cover}>
        <PictureUpload />
      </Form.Item>
      <Form.Item name="motif" label={t.motif}>
        <Select options={MOTIFS.map((value) => ({ value, label: t.motifs[value] }))} />
      </Form.Item>
    </>
  );
}
