import type { AdminPlace } from '@park/contract/map/adminSchemas';
import { MAP_FIELD, STAFF_PLACE_KINDS } from '@park/contract/map/limits';
import { Form, Input, Select } from 'antd';
import type { ContentLanguage, InAll } from '../../ui/contentLanguages';
import { LanguageTabs } from '../../ui/LanguageTabs';
import { useUiTexts } from '../../ui/uiTexts';
import { PositionControl } from './PositionControl';
import { usePlaceTexts } from './placeTexts';

interface PlaceFieldsProps {
  id: string;
  places: AdminPlace[];
  language: ContentLanguage;
  onLanguage: (language: ContentLanguage) => void;
}

export function PlaceFields({ id, places, language, onLanguage }: PlaceFieldsProps) {
  const t = usePlaceTexts();
  const { needed, languages } = useUiTexts();
  const form = Form.useFormInstance();
  const names = Form.useWatch((values: { name?: InAll }) => values.name, { form, preserve: true });
  const kind: AdminPlace['kind'] | undefined = Form.useWatch('kind');
  const rules = (one: ContentLanguage) => (one === 'zh-Hans' ? [{ required: true, whitespace: true, message: needed }] : []);
  return (
    <div className="place-columns">
      <div>
        <Form.Item name="kind" label={t.kind}>
          <Select options={STAFF_PLACE_KINDS.map((value) => ({ value, label: t.kinds[value] }))} />
        </Form.Item>
        <LanguageTabs
          label={t.name}
          language={language}
          onLanguage={onLanguage}
          isWritten={(one) => (names?.[one] ?? '').trim() !== ''}
        >
          {(one) => (
            <>
              <Form.Item name={['name', one]} label={`${t.name} · ${languages[one]}`} rules={rules(one)}>
                <Input maxLength={MAP_FIELD.name} lang={one} />
              </Form.Item>
              <Form.Item name={['text', one]} label={`${t.text} · ${languages[one]}`} rules={rules(one)}>
                <Input.TextArea rows={4} maxLength={MAP_FIELD.text} showCount lang={one} />
              </Form.Item>
            </>
          )}
        </LanguageTabs>
      </div>
      <Form.Item name="position" label={t.position} extra={t.move}>
        <PositionControl placeId={id} places={places} kind={kind ?? 'toilet'} />
      </Form.Item>
    </div>
  );
}
