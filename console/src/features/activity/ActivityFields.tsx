import { ACTIVITY, ACTIVITY_FIELD } from '@park/contract/activity/limits';
import { getMap } from '@park/contract/map/calls';
import { Form } from 'antd';
import { useCall } from '../../api/hooks';
import { useTexts } from '../../i18n/language';
import { ChoiceItem, MomentItem, NumberItem, SwitchItem } from '../../ui/items';
import { LookFields } from '../../ui/LookFields';
import { rule } from '../../ui/rule';
import { TextItem } from '../../ui/TextItem';
import { WrittenFields } from '../../ui/WrittenFields';
import { type ActivityValues, positionText, TIMES, type Time, wrongTime } from './activityForm';
import { QuestionFields } from './QuestionFields';

const WRITTEN = ['title', 'summary', 'place', 'audience'] as const;
const MAX_PEOPLE = 10_000;
const MAX_POINTS = 1_000;

export function ActivityFields() {
  const t = useTexts('activity');
  return (
    <>
      <WrittenFields label={t.text}>
        {(one) =>
          WRITTEN.map((name) => (
            <TextItem
              key={name}
              name={name}
              language={one}
              maxLength={ACTIVITY_FIELD[name]}
              counted
              optional={name === 'audience'}
            />
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
        <NumberItem name="minPeople" extra={t.minAbout} required min={1} max={MAX_PEOPLE} />
        <NumberItem
          name="maxPeople"
          dependencies={['minPeople']}
          required
          rules={[rule((max: number, { getFieldValue }) => max < getFieldValue('minPeople') && t.minOverMax)]}
          min={1}
          max={MAX_PEOPLE}
        />
        <NumberItem name="perEnrollment" required min={1} max={ACTIVITY.perEnrollment} />
        <NumberItem name="points" required min={0} max={MAX_POINTS} />
        <SwitchItem name="approval" />
        <SwitchItem name="waitingList" />
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
  return (
    <MomentItem
      name={name}
      dependencies={name === 'end' || name === 'closeAt' || name === 'cancelUntil' ? ['start', 'openAt'] : []}
      required
      rules={[
        rule((_, { getFieldsValue }) => {
          const wrong = wrongTime(name, getFieldsValue(true) as ActivityValues);
          return wrong && t.wrong[wrong];
        }),
      ]}
    />
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
    <ChoiceItem
      name="position"
      showSearch={{ optionFilterProp: 'label' }}
      options={[
        { value: '', label: t.noPosition },
        ...(own ? [{ value: chosen, label: t.ownPosition({ at: chosen }) }] : []),
        ...known,
      ]}
    />
  );
}
