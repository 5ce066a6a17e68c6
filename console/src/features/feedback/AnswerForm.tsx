import { answerFeedBack, getAdminFeedBack, getAdminFeedBacks } from '@park/contract/feedback/calls';
import { FEEDBACK } from '@park/contract/feedback/limits';
import type { AdminFeedback } from '@park/contract/feedback/schemas';
import { getReplies } from '@park/contract/park/calls';
import { Alert, Button, Form, Input, Modal, Select } from 'antd';
import { useState } from 'react';
import { CallError } from '../../api/callError';
import { useCall, useSend } from '../../api/hooks';
import { getLanguage, useTexts } from '../../i18n/language';
import { CONTENT_LANGUAGES, type Localized, textIn } from '../../ui/contentLanguages';
import { dropDraft, readDraft, writeDraft } from '../../ui/drafts';
import { rule } from '../../ui/rule';

interface Given {
  text: string;
}

/** The answer that the visitor reads. What was typed outlives a reload, a lost network and a colleague who was faster. */
export function AnswerForm({ feedback, reload }: { feedback: AdminFeedback; reload: () => Promise<unknown> }) {
  const t = useTexts('feedback');
  const { languages } = useTexts('ui');
  const { id, state, lang } = feedback;
  /** Which of its languages a reply is inserted in: the visitor's, else the console's. */
  const langOf = (reply: Localized) =>
    [lang ?? 'zh-Hans', getLanguage(), ...CONTENT_LANGUAGES].find((one) => reply[one]?.trim()) ?? 'zh-Hans';
  const { data: replies = [] } = useCall(getReplies, {});
  const thing = `feedback:${id}`;
  const answer = useSend(answerFeedBack, { stale: [getAdminFeedBack, getAdminFeedBacks], done: t.answered });
  const [form] = Form.useForm<Given>();
  const [draft, setDraft] = useState(() => readDraft<Given>(thing)?.values.text ?? '');
  const [asking, setAsking] = useState<string | null>(null);
  const forget = () => {
    dropDraft(thing);
    setDraft('');
  };
  /** Behind what was typed already. */
  const insert = (reply: Localized = {}) => {
    const text = [form.getFieldValue('text')?.trim(), reply[langOf(reply)]].filter(Boolean).join('\n');
    form.setFieldsValue({ text });
    writeDraft(thing, { version: 0, values: { text } });
  };
  const send = async (text: string) => {
    try {
      await answer.mutateAsync({ id, text });
      forget();
    } catch (error) {
      if (error instanceof CallError && error.errorName === 'feedbackAnswered') {
        setDraft(text);
        await reload();
      }
    }
    setAsking(null);
  };
  if (state === 'answered') {
    if (draft === '') return null;
    // A colleague's answer has gone out; one's own words are not thrown away unasked.
    return (
      <Alert
        type="warning"
        showIcon
        title={t.faster}
        description={<p className="written">{draft}</p>}
        action={<Button onClick={forget}>{t.drop}</Button>}
      />
    );
  }
  const [min, max] = FEEDBACK.answer;
  return (
    <Form<Given>
      form={form}
      layout="vertical"
      requiredMark={false}
      initialValues={{ text: draft }}
      onValuesChange={(_, values) => writeDraft(thing, { version: 0, values })}
      onFinish={({ text }) => setAsking(text.trim())}
    >
      {replies.length > 0 && (
        <Form.Item label={t.replies} htmlFor="reply" extra={lang && t.repliesAbout({ language: languages[lang] })}>
          <Select
            {...{ id: 'reply', value: null, placeholder: t.replies }}
            options={replies.map((one, value) => ({ value, label: `${textIn(one)} · ${languages[langOf(one)]}` }))}
            onChange={(at: number | null) => at !== null && insert(replies[at])}
          />
        </Form.Item>
      )}
      <Form.Item
        name="text"
        label={t.answer}
        rules={[rule((text: string = '') => text.trim().length < min && t.answerShort({ least: min }))]}
      >
        <Input.TextArea rows={5} maxLength={max} showCount />
      </Form.Item>
      <Button type="primary" htmlType="submit">
        {t.send}
      </Button>
      <Modal
        open={asking !== null}
        title={t.sendTitle}
        okText={t.send}
        confirmLoading={answer.isPending}
        onOk={() => void send(asking ?? '')}
        onCancel={() => setAsking(null)}
      >
        <p>{t.sendAbout}</p>
        <p className="written">{asking}</p>
      </Modal>
    </Form>
  );
}
