import { ACTIVITY, ACTIVITY_FIELD } from '@park/contract/activity/limits';
import { Form, Input, InputNumber, Switch } from 'antd';
import { useTexts } from '../../i18n/language';
import type { ContentLanguage } from '../../ui/contentLanguages';
import { momentSpan } from '../../ui/daySpan';
import { LookFields } from '../../ui/LookFields';
import { WrittenFields } from '../../ui/WrittenFields';
import type { ActivityValues } from './activityForm';
import { wrongTime } from './activityForm';
import { PositionField } from './PositionField';
import { QuestionFields } from './QuestionFields';

interface ActivityFieldsProps {
  language: ContentLanguage;
  onLanguage: (language: ContentLanguage) => void;
}

const TIMES = ['start', 'end', 'openAt', 'closeAt', 'cancelUntil'] as const;
const WRITTEN = ['title', 'summary', 'place'] as const;
const MOST_PEOPLE = 10_000;
const MOST_POINTS = 1_000;

export function ActivityFields({ language, onLanguage }: ActivityFieldsProps) {
  const t = useTexts('activity');
  const { needed, languages } = useTexts('ui');
  const labels = { title: t.heading, summary: t.summary, place: t.place };
  return (
    <>
      <p className="muted">{t.fallback}</p>
      <WrittenFields label={t.languages} textLabel={t.text} language={language} onLanguage={onLanguage}>
        {(one) =>
          WRITTEN.map((name) => (
            <Form.Item
              key={name}
              name={[name, one]}
              label={`${labels[name]} · ${languages[one]}`}
              rules={one === 'zh-Hans' ? [{ required: true, whitespace: true, message: needed }] : []}
            >
              <Input maxLength={ACTIVITY_FIELD[name]} showCount lang={one} />
            </Form.Item>
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
        <Form.Item name="minPeople" label={t.minPeople} extra={t.minAbout} rules={[{ required: true, message: needed }]}>
          <InputNumber min={1} max={MOST_PEOPLE} precision={0} />
        </Form.Item>
        <Form.Item
          name="maxPeople"
          label={t.maxPeople}
          dependencies={['minPeople']}
          rules={[
            { required: true, message: needed },
            ({ getFieldValue }) => ({
              validator: (_, most: number) =>
                most < getFieldValue('minPeople') ? Promise.reject(new Error(t.minOverMax)) : Promise.resolve(),
            }),
          ]}
        >
          <InputNumber min={1} max={MOST_PEOPLE} precision={0} />
        </Form.Item>
        <Form.Item name="perEnrollment" label={t.perEnrollment} rules={[{ required: true, message: needed }]}>
          <InputNumber min={1} max={ACTIVITY.perEnrollment} precision={0} />
        </Form.Item>
        <Form.Item name="points" label={t.points} rules={[{ required: true, message: needed }]}>
          <InputNumber min={0} max={MOST_POINTS} precision={0} />
        </Form.Item>
        <Form.Item name="approval" label={t.approval} valuePropName="checked">
          <Switch />
        </Form.Item>
        <Form.Item name="waitingList" label={t.waitingList} valuePropName="checked">
          <Switch />
        </Form.Item>
      </div>
      <h2 className="edit-part">{t.partQuestions}</h2>
      <QuestionFields language={language} />
      <h2 className="edit-part">{t.partWhere}</h2>
      <PositionField />
      <h2 className="edit-part">{t.partLook}</h2>
      <LookFields />
    </>
  );
}

function TimeField({ name }: { name: (typeof TIMES)[number] }) {
  const t = useTexts('activity');
  const { needed } = useTexts('ui');
  return (
    <Form.Item
      name={name}
      label={t[name]}
      dependencies={name === 'end' || name === 'closeAt' || name === 'cancelUntil' ? ['start', 'openAt'] : []}
      rules={[
        { required: true, message: needed },
        ({ getFieldsValue }) => ({
          validator: () => {
            const wrong = wrongTime(name, getFieldsValue(true) as ActivityValues);
            return wrong ? Promise.reject(new Error(t.wrong[wrong])) : Promise.resolve();
          },
        }),
      ]}
    >
      <Input type="datetime-local" {...momentSpan()} />
    </Form.Item>
  );
}
