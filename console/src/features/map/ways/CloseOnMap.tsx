import { MAP_FIELD } from '@park/contract/map/limits';
import { Form, type FormInstance, Select } from 'antd';
import { useRef } from 'react';
import { useTexts } from '../../../i18n/language';
import { Confirm } from '../../../ui/Confirm';
import { type Localized, textIn, written } from '../../../ui/contentLanguages';
import { InOneLanguage, LanguageTabs } from '../../../ui/LanguageTabs';
import { TextItem } from '../../../ui/TextItem';

/** Why a way or a place is closed, in every language of the visitors. */
const REASONS: readonly Localized[] = [
  {
    'zh-Hans': '正在清理落石',
    'zh-Hant': '正在清理落石',
    en: 'rocks are being cleared',
    es: 'se retiran rocas caídas',
    fr: 'des rochers tombés sont dégagés',
  },
  {
    'zh-Hans': '雨后湿滑',
    'zh-Hant': '雨後濕滑',
    en: 'slippery after rain',
    es: 'resbaladizo tras la lluvia',
    fr: 'glissant après la pluie',
  },
  { 'zh-Hans': '溪水上涨', 'zh-Hant': '溪水上漲', en: 'high water', es: 'crecida del arroyo', fr: 'crue du ruisseau' },
  { 'zh-Hans': '正在维修', 'zh-Hant': '正在維修', en: 'under repair', es: 'en obras', fr: 'en travaux' },
];

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
                options={REASONS.map((reason, value) => ({ value, label: textIn(reason) }))}
                onChange={(index: number) => form.current?.setFieldsValue({ closed: REASONS[index] ?? {} })}
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
