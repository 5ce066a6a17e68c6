import { getMap } from '@park/contract/map/calls';
import { Form, Select } from 'antd';
import { useCall } from '../../api/hooks';
import { useTexts } from '../../i18n/language';
import { positionText } from './activityForm';

/** Where the map shows it: at one of the park's places. */
export function PositionField() {
  const t = useTexts('activity');
  const chosen: string = Form.useWatch('position') ?? '';
  const places = useCall(getMap, {}, { fresh: 60_000 }).data?.places ?? [];
  const known = places.map((place) => ({ value: positionText(place), label: place.name }));
  const own = chosen !== '' && !known.some(({ value }) => value === chosen);
  return (
    <Form.Item name="position" label={t.position}>
      <Select
        showSearch={{ optionFilterProp: 'label' }}
        options={[
          { value: '', label: t.noPosition },
          ...(own ? [{ value: chosen, label: t.ownPosition({ at: chosen }) }] : []),
          ...known,
        ]}
      />
    </Form.Item>
  );
}
