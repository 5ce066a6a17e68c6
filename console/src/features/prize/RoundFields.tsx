import { BEACON_GAP_MS, PRIZE_FIELD } from '@park/contract/prize/limits';
import { Form, Input, Switch } from 'antd';
import { useTexts } from '../../i18n/language';
import { momentSpan } from '../../ui/daySpan';
import { LanguageTabs } from '../../ui/LanguageTabs';
import { LinesItem } from '../../ui/LinesItem';
import { toParkInput } from '../../ui/parkInput';
import { rule } from '../../ui/rule';
import { TextItem } from '../../ui/TextItem';
import { PrizesFields } from './PrizesFields';
import { TIMES, type Time, type Times, timeMistake } from './rules';

/** All that a draft has. */
export function RoundFields() {
  const { edit: t } = useTexts('prize');
  return (
    <>
      <LanguageTabs label={t.text} of={['name', 'text', 'rules', 'organiser', 'claimHow']} eager>
        {(one) => (
          <>
            <TextItem name="name" label={t.name} language={one} maxLength={PRIZE_FIELD.roundName} />
            <TextItem name="text" label={t.text} language={one} maxLength={PRIZE_FIELD.roundText} rows={3} />
            <LinesItem name="rules" label={t.rules} language={one} maxLength={PRIZE_FIELD.rule} maxLines={PRIZE_FIELD.rules} />
            <TextItem name="organiser" label={t.organiser} language={one} maxLength={PRIZE_FIELD.organiser} />
            <TextItem name="claimHow" label={t.claimHow} language={one} maxLength={PRIZE_FIELD.claimHow} rows={2} />
          </>
        )}
      </LanguageTabs>
      <div className="edit-pair">
        <Moment field="openAt" about={t.openAtAbout} />
        <Moment field="closeAt" />
        <Moment field="drawAt" />
        <Moment field="claimUntil" />
      </div>
      <Form.Item name="beacon" label={t.beacon} extra={t.beaconAbout} valuePropName="checked">
        <Switch />
      </Form.Item>
      <PrizesFields />
    </>
  );
}

function Moment({ field, about }: { field: Time; about?: string }) {
  const { edit: t } = useTexts('prize');
  return (
    <Form.Item
      name={field}
      label={t[field]}
      extra={about}
      dependencies={[...TIMES.slice(0, TIMES.indexOf(field)), 'beacon']}
      rules={[
        rule((_, { getFieldsValue }) => {
          const given = getFieldsValue([...TIMES, 'beacon']) as Times;
          const mistake = timeMistake(field, given, toParkInput(new Date().toISOString()));
          return mistake === 'drawAfterGap' ? t.drawAfterGap({ minutes: BEACON_GAP_MS / 60_000 }) : mistake && t[mistake];
        }),
      ]}
    >
      <Input type="datetime-local" {...momentSpan()} />
    </Form.Item>
  );
}
