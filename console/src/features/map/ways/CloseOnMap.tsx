import { MAP_FIELD } from '@park/contract/map/limits';
import { closeReasons } from '@park/contract/texts/map';
import { Form, type FormInstance, Select } from 'antd';
import { useRef } from 'react';
import { useTexts } from '../../../i18n/language';
import { Confirm } from '../../../ui/Confirm';
import { type Localized, textIn, written } from '../../../ui/contentLanguages';
import { InOneLanguage, LanguageTabs } from '../../../ui/LanguageTabs';
import { TextItem } from '../../../ui/TextItem';

interface CloseOnMapProps {
  name: string;
  closed: Localized | null;
  disabled?: boolean;
  onSend: (closed: Localized | null) => Promise<unknown>;
}

/** Closes a way or a place with a reason in the visitors' languages, prepared or typed; or opens it again. */
export function CloseOnMap({ name, closed, disabled = false, onSend }: CloseOnMapProps) {
  const t = useTexts('map');
  const form = useRef<FormInstance<{ closed: Localized }>>(null);
  if (closed)
    return (
      <Confirm disabled={disabled} title={t.openTitle({ name })} about={textIn(closed)} onYes={() => onSend(null)}>
        {t.open}
      </Confirm>
    );
  return (
    <Confirm
      danger
      disabled={disabled}
      title={t.closeTitle({ name })}
      about={
        <InOneLanguage>
          <p>{t.closeAbout}</p>
          <Form ref={form} layout="vertical">
            <Form.Item label={t.prepared}>
              <Select
                options={closeReasons.map((reason, value) => ({ value, label: textIn(reason) }))}
                onChange={(index: number) => form.current?.setFieldsValue({ closed: closeReasons[index] ?? {} })}
              />
            </Form.Item>
            <LanguageTabs label={t.reason} of={['closed']} eager>
              {(one) => <TextItem name="closed" label={t.reason} language={one} maxLength={MAP_FIELD.reason} />}
            </LanguageTabs>
          </Form>
        </InOneLanguage>
      }
      onYes={async () => {
        const typed = await form.current?.validateFields();
        await onSend(written(typed?.closed));
      }}
    >
      {t.close}
    </Confirm>
  );
}
