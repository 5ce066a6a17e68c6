import { ACTIVITY, ACTIVITY_FIELD } from '@park/contract/activity/limits';
import { getMap } from '@park/contract/map/calls';
import { Form, Input, InputNumber, Select, Switch } from 'antd';
import { useCall } from '../../api/hooks';
import { useTexts } from '../../i18n/language';
import { momentSpan } from '../../ui/daySpan';
import { LookFields } from '../../ui/LookFields';
import { rule } from '../../ui/rule';
import { TextItem } from '../../ui/TextItem';
import { WrittenFields } from '../../ui/WrittenFields';
import { type ActivityValues, positionText, TIMES, type Time, wrongTime } from './activityForm';
import { QuestionFields } from './QuestionFields';

const WRITTEN = ['title', 'summary', 'place'] as const;
const MAX_PEOPLE = 10_000;
const MAX_POINTS = 1_000;

export function ActivityFields() {
  const t = useTexts('activity');
  const ui = useTexts('ui');
  const labels = { title: ui.heading, summary: t.summary, place: t.place };
  return (
    <>
      <WrittenFields label={t.text}>
        {(one) =>
          WRITTEN.map((name) => (
            <TextItem key={name} name={name} label={labels[name]} language={one} maxLength={ACTIVITY_FIELD[name]} counted />
          ))
        }
      </WrittenFields>
      <h2 className="edit-part">{t.partWhen}</h2>
      <div className="edit-pair">
        {TIMES.map((name) => (
          <TimeField key={name} name={name} />
        ))}
      </div>
      <h2 className="edit-part">{t.partPeople}</h2>
      <div className="edit-pair">
        <Form.Item name="minPeople" label={t.minPeople} extra={t.minAbout} rules={[{ required: true, message: ui.needed }]}>
          <InputNumber min={1} max={MAX_PEOPLE} precision={0} />
        </Form.Item>
        <Form.Item
          name="maxPeople"
          label={t.maxPeople}
          dependencies={['minPeople']}
          rules={[
            { required: true, message: ui.needed },
            rule((max: number, { getFieldValue }) => max < getFieldValue('minPeople') && t.minOverMax),
          ]}
        >
          <InputNumber min={1} max={MAX_PEOPLE} precision={0} />
        </Form.Item>
        <Form.Item name="perEnrollment" label={t.perEnrollment} rules={[{ required: true, message: ui.needed }]}>
          <InputNumber min={1} max={ACTIVITY.perEnrollment} precision={0} />
        </Form.Item>
        <Form.Item name="points" label={t.points} rules={[{ required: true, message: ui.needed }]}>
          <InputNumber min={0} max={MAX_POINTS} precision={0} />
        </Form.Item>
        <Form.Item name="approval" label={t.approval} valuePropName="checked">
          <Switch />
        </Form.Item>
        <Form.Item name="waitingList" label={t.waitingList} valuePropName="checked">
          <Switch />
        </Form.Item>
      </div>
      <h2 className="edit-part">{t.partQuestions}</h2>
      <QuestionFields />
      <h2 className="edit-part">{t.partWhere}</h2>
      <PositionField />
      <h2 className="edit-part">{t.partLook}</h2>
      <LookFields />
    </>
  );
}

function TimeField({ name }: { name: Time }) {
  const t = useTexts('activity');
  const { needed } = useTexts('ui');
  return (
    <Form.Item
      name={name}
      label={t[name]}
      dependencies={name === 'end' || name === 'closeAt' || name === 'cancelUntil' ? ['start', 'openAt'] : []}
      rules={[
        { required: true, message: needed },
        rule((_, { getFieldsValue }) => {
          const wrong = wrongTime(name, getFieldsValue(true) as ActivityValues);
          return wrong && t.wrong[wrong];
        }),
      ]}
    >
      <Input type="datetime-local" {...momentSpan()} />
    </Form.Item>
  );
}

/** Where the map shows it: at one of the park's places. */
function PositionField() {
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
