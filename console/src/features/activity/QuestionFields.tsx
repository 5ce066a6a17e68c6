import DeleteOutlined from '@ant-design/icons/DeleteOutlined';
import { ACTIVITY_FIELD, FIELD_KINDS } from '@park/contract/activity/limits';
import { Button, Form } from 'antd';
import { useTexts } from '../../i18n/language';
import type { ContentLanguage } from '../../ui/contentLanguages';
import { ChoiceItem, LineItem, SwitchItem } from '../../ui/items';
import { useWriting } from '../../ui/LanguageTabs';
import { choices } from '../../ui/list/choices';
import { newOption, newQuestion, questionsFit } from './activityForm';

/** What the form asks besides name, phone and people; in the language that is being written. */
export function QuestionFields() {
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
