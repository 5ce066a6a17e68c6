import DeleteOutlined from '@ant-design/icons/DeleteOutlined';
import { ACTIVITY_FIELD, FIELD_KINDS } from '@park/contract/activity/limits';
import { Button, Form, Input, Select, Switch } from 'antd';
import { useTexts } from '../../i18n/language';
import type { ContentLanguage } from '../../ui/contentLanguages';
import { useWriting } from '../../ui/LanguageTabs';
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
            <div key={key} className="question">
              <div className="edit-pair">
                <Form.Item
                  name={[name, 'label', language]}
                  label={`${t.question({ nth: name + 1 })} · ${ui.languages[language]}`}
                >
                  <Input maxLength={ACTIVITY_FIELD.label} lang={language} />
                </Form.Item>
                <Form.Item name={[name, 'kind']} label={ui.kind}>
                  <Select options={FIELD_KINDS.map((value) => ({ value, label: t.kinds[value] }))} />
                </Form.Item>
                <Form.Item name={[name, 'required']} label={t.required} valuePropName="checked">
                  <Switch />
                </Form.Item>
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
              <Form.Item name={[name, 'label', language]} label={`${t.option({ nth: name + 1 })} · ${languages[language]}`}>
                <Input maxLength={ACTIVITY_FIELD.label} lang={language} />
              </Form.Item>
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
