import DeleteOutlined from '@ant-design/icons/DeleteOutlined';
import { ACTIVITY, ACTIVITY_FIELD, FIELD_KINDS } from '@park/contract/activity/limits';
import { getMap } from '@park/contract/map/calls';
import { Button, Form } from 'antd';
import { useCall } from '../../api/hooks';
import { useTexts } from '../../i18n/language';
import type { ContentLanguage } from '../../ui/contentLanguages';
import { ChoiceItem, LineItem, MomentItem, NumberItem, SwitchItem } from '../../ui/items';
import { useWriting } from '../../ui/LanguageTabs';
import { LookFields } from '../../ui/LookFields';
import { choices } from '../../ui/list/choices';
import { rule } from '../../ui/rule';
import { TextItem } from '../../ui/TextItem';
import { WrittenFields } from '../../ui/WrittenFields';
import {
  type ActivityValues,
  newOption,
  newQuestion,
  positionText,
  questionsFit,
  TIMES,
  type Time,
  wrongTime,
} from './activityForm';

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

/** What the form asks besides name, phone and people; in the language that is being written. */
function QuestionFields() {
  const { language } = useWriting();
  const t = useTexts('activity');
  const ui = useTexts('ui');
  const check = {
    validator: (_: unknown, questions = []) =>
      questionsFit(questions) ? Promise.resolve() : Promise.reject(new Error(t.questionsWrong)),
  };
  return (
    <Form.List name="fields" rules={[check]}>
      {(questions, { add, remove }, { errors }) => (
        <>
          {questions.map(({ key, name }) => (
            <div key={key} className="card">
              <div className="edit-pair">
                <LineItem
                  name={[name, 'label', language]}
                  label={`${t.question({ nth: name + 1 })} · ${ui.languages[language]}`}
                  maxLength={ACTIVITY_FIELD.label}
                  lang={language}
                />
                <ChoiceItem name={[name, 'kind']} label={ui.kind} options={choices(FIELD_KINDS, t.kinds)} />
                <SwitchItem name={[name, 'required']} label={t.required} />
              </div>
              <Options question={name} language={language} />
              <Button icon={<DeleteOutlined />} onClick={() => remove(name)}>
                {t.removeQuestion({ nth: name + 1 })}
              </Button>
            </div>
          ))}
          <div style={{ color: '#b3382c' }}>
            <Form.ErrorList errors={errors} />
          </div>
          <Button disabled={questions.length >= ACTIVITY_FIELD.fields} onClick={() => add(newQuestion())}>
            {t.addQuestion}
          </Button>
        </>
      )}
    </Form.List>
  );
}

function Options({ question, language }: { question: number; language: ContentLanguage }) {
  const t = useTexts('activity');
  const { languages } = useTexts('ui');
  const kind = Form.useWatch(['fields', question, 'kind']);
  if (kind !== 'choice') return null;
  return (
    <Form.List name={[question, 'options']}>
      {(options, { add, remove }) => (
        <div style={{ margin: '0 0 16px 16px' }}>
          {options.map(({ key, name }) => (
            <div key={key} className="question-option">
              <LineItem
                name={[name, 'label', language]}
                label={`${t.option({ nth: name + 1 })} · ${languages[language]}`}
                maxLength={ACTIVITY_FIELD.label}
                lang={language}
              />
              <Button icon={<DeleteOutlined />} aria-label={t.removeOption({ nth: name + 1 })} onClick={() => remove(name)} />
            </div>
          ))}
          <Button disabled={options.length >= ACTIVITY_FIELD.options} onClick={() => add(newOption())}>
            {t.addOption}
          </Button>
        </div>
      )}
    </Form.List>
  );
}
