import type { ReasonsOf } from '@park/contract/preparedReasons';
import { PREPARED_REASONS } from '@park/contract/texts/preparedReasons';
import { Form, Select } from 'antd';
import { useTexts } from '../i18n/language';
import { textIn } from './contentLanguages';

/** Reasons that every visitor reads in their own language; one of them fills the words below it. */
export function PreparedReasons({ of }: { of: ReasonsOf }) {
  const { reasons: t } = useTexts('ui');
  const form = Form.useFormInstance();
  return (
    <Form.Item label={t.usual} htmlFor="prepared-reason" extra={t.about}>
      <Select
        id="prepared-reason"
        value={null}
        placeholder={t.choose}
        options={PREPARED_REASONS[of].map((one) => ({ value: textIn(one), label: textIn(one) }))}
        onChange={(words: string | null) => {
          form.setFieldValue('words', words);
          void form.validateFields(['words']);
        }}
      />
    </Form.Item>
  );
}
