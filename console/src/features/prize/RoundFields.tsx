import { PRIZE_FIELD } from '@park/contract/prize/limits';
import { Form, Input, Tabs } from 'antd';
import { toParkInput } from '../../ui/parkInput';
import { useUiTexts } from '../../ui/uiTexts';
import { PrizesFields } from './PrizesFields';
import { usePrizeTexts } from './prizeTexts';
import { type RoundGiven, rulesMistake, type Times, timeMistake } from './rules';

/** All that a draft has. */
export function RoundFields({ onePrize }: { onePrize: RoundGiven['prizes'][number] }) {
  const { edit: t } = usePrizeTexts();
  return (
    <>
      <TextFields />
      <div className="two-columns">
        <Moment field="openAt" about={t.openAtAbout} />
        <Moment field="closeAt" />
        <Moment field="drawAt" />
        <Moment field="claimUntil" />
      </div>
      <PrizesFields onePrize={onePrize} />
    </>
  );
}

const TIMES = ['openAt', 'closeAt', 'drawAt', 'claimUntil'] as const;

function Moment({ field, about }: { field: keyof Times; about?: string }) {
  const { edit: t } = usePrizeTexts();
  return (
    <Form.Item
      name={field}
      label={t[field]}
      extra={about}
      dependencies={TIMES.slice(0, TIMES.indexOf(field))}
      rules={[
        ({ getFieldsValue }) => ({
          validator: async () => {
            const now = toParkInput(new Date().toISOString());
            const mistake = timeMistake(field, getFieldsValue([...TIMES]) as Times, now);
            if (mistake) throw new Error(t[mistake]);
          },
        }),
      ]}
    >
      <Input type="datetime-local" />
    </Form.Item>
  );
}

/** What visitors read, a tab a language. */
function TextFields() {
  const { edit: t } = usePrizeTexts();
  const { languages } = useUiTexts();
  const items = (Object.keys(languages) as (keyof typeof languages)[]).map((language) => {
    const needed = language === 'zh-Hans' ? [{ required: true, whitespace: true, message: t.needed }] : [];
    const optional = (text: string) => text || undefined;
    return {
      key: language,
      label: languages[language],
      forceRender: true,
      children: (
        <>
          <Form.Item name={['name', language]} label={`${t.name} · ${languages[language]}`} normalize={optional} rules={needed}>
            <Input maxLength={PRIZE_FIELD.roundName} />
          </Form.Item>
          <Form.Item name={['text', language]} label={`${t.text} · ${languages[language]}`} normalize={optional} rules={needed}>
            <Input.TextArea rows={3} maxLength={PRIZE_FIELD.roundText} showCount />
          </Form.Item>
          <Rules language={language} name={languages[language]} />
        </>
      ),
    };
  });
  return <Tabs items={items} aria-label={t.text} />;
}

function Rules({ language, name }: { language: keyof RoundGiven['rules']; name: string }) {
  const { edit: t } = usePrizeTexts();
  const sentences = {
    rulesLines: t.rulesLines,
    tooManyRules: t.tooManyRules(PRIZE_FIELD.rules),
    tooLongRule: t.tooLongRule(PRIZE_FIELD.rule),
  };
  return (
    <Form.Item
      name={['rules', language]}
      label={`${t.rules} · ${name}`}
      dependencies={language === 'zh-Hans' ? [] : [['rules', 'zh-Hans']]}
      normalize={(text: string) => text || undefined}
      rules={[
        ({ getFieldValue }) => ({
          validator: async () => {
            const mistake = rulesMistake(getFieldValue('rules') ?? {}, language, PRIZE_FIELD);
            if (mistake) throw new Error(sentences[mistake]);
          },
        }),
      ]}
    >
      <Input.TextArea rows={4} />
    </Form.Item>
  );
}
