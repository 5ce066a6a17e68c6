import { MAP_FIELD, STAFF_PLACE_KINDS } from '@park/contract/map/limits';
import type { AdminPlace } from '@park/contract/map/schemas';
import { MOTIFS } from '@park/contract/motifs';
import { Form, Select } from 'antd';
import { useTexts } from '../../i18n/language';
import { LanguageTabs } from '../../ui/LanguageTabs';
import { PositionControl } from '../../ui/parkDrawing/PositionControl';
import { TextItem } from '../../ui/TextItem';

interface PoiFieldsProps {
  id: string;
  places: AdminPlace[];
}

export function PoiFields({ id, places }: PoiFieldsProps) {
  const t = useTexts('map');
  const ui = useTexts('ui');
  const kind: AdminPlace['kind'] | undefined = Form.useWatch('kind');
  return (
    <div className="poi-columns">
      <div>
        <Form.Item name="kind" label={ui.kind}>
          <Select options={STAFF_PLACE_KINDS.map((value) => ({ value, label: t.kinds[value] }))} />
        </Form.Item>
        <Form.Item name="motif" label={t.worth} extra={t.worthHow}>
          <Select allowClear placeholder={t.worthNot} options={MOTIFS.map((value) => ({ value, label: ui.motifs[value] }))} />
        </Form.Item>
        {kind === 'toilet' && (
          <Form.Item name="accessible" label={t.cabin}>
            <Select
              allowClear
              placeholder={t.cabins.unknown}
              options={(['yes', 'no'] as const).map((value) => ({ value, label: t.cabins[value] }))}
            />
          </Form.Item>
        )}
        <LanguageTabs label={ui.name} of={['name', 'text']} eager>
          {(one) => (
            <>
              <TextItem name="name" label={ui.name} language={one} maxLength={MAP_FIELD.name} />
              <TextItem name="text" label={t.text} language={one} maxLength={MAP_FIELD.text} rows={4} />
            </>
          )}
        </LanguageTabs>
      </div>
      <Form.Item name="position" label={t.position} extra={t.move}>
        <PositionControl poiId={id} places={places} kind={kind ?? 'toilet'} />
      </Form.Item>
    </div>
  );
}
