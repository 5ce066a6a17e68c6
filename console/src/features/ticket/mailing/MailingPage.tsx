import { parkDay } from '@park/contract/parkTime';
import { getMailings, previewMailing, sendMailing } from '@park/contract/ticket/mailing/calls';
import { MAILING } from '@park/contract/ticket/mailing/limits';
import { Form, Select } from 'antd';
import { useRef, useState } from 'react';
import { useCall, useSend } from '../../../api/hooks';
import { newId } from '../../../api/newId';
import { useTexts } from '../../../i18n/language';
import { TwoLines } from '../../../ui/Cells';
import { Confirm } from '../../../ui/Confirm';
import { type Localized, textIn, written } from '../../../ui/contentLanguages';
import { DayField } from '../../../ui/DayField';
import { InOneLanguage, LanguageTabs } from '../../../ui/LanguageTabs';
import { ListPage } from '../../../ui/list/ListPage';
import { TextItem } from '../../../ui/TextItem';
import { dayText, ParkTime } from '../../../ui/values';
import { useSlots } from '../slots';

interface Typed {
  title: Localized;
  text: Localized;
}

/** One message to everybody with a ticket for a day or an entry time, and what was sent before. */
export default function MailingPage() {
  const t = useTexts('mailing');
  const { hoursOf } = useSlots();
  return (
    <ListPage
      texts={t}
      call={getMailings}
      summary={
        <InOneLanguage>
          <NewMailing />
        </InOneLanguage>
      }
      columns={[
        { title: t.message, render: (_, { title, text }) => <TwoLines first={textIn(title)} second={textIn(text)} /> },
        {
          title: t.to,
          render: (_, { day, slotId }) => <TwoLines first={dayText(day)} second={slotId ? hoursOf(slotId) : t.wholeDay} />,
        },
        { title: t.visitors, align: 'end', dataIndex: 'visitors' },
        { title: t.sent, render: (_, { sentAt, sentBy }) => <TwoLines first={<ParkTime at={sentAt} />} second={sentBy} /> },
      ]}
    />
  );
}

function NewMailing() {
  const t = useTexts('mailing');
  const { slots, hoursOf } = useSlots();
  const [form] = Form.useForm<Typed>();
  const [day, setDay] = useState(() => parkDay(Date.now()));
  const [slotId, setSlotId] = useState<string>();
  const preview = useCall(previewMailing, { day, slotId });
  const send = useSend(sendMailing, { stale: [getMailings], done: ({ visitors }) => t.done({ visitors }) });
  // Sent again after a lost answer, it is the same message.
  const id = useRef(newId());
  const visitors = preview.data?.visitors ?? 0;
  return (
    <section className="sheet" aria-label={t.write} style={{ marginBottom: 16 }}>
      <h2 style={{ marginTop: 0 }}>{t.write}</h2>
      <div className="page-filters">
        <DayField id="mailing-day" label={t.day} day={day} onChange={setDay} />
        <Select
          aria-label={t.slot}
          style={{ minWidth: 180 }}
          allowClear
          placeholder={t.wholeDay}
          value={slotId}
          onChange={setSlotId}
          options={slots.map(({ id: value }) => ({ value, label: hoursOf(value) }))}
        />
        <span role="status">{preview.data && t.reaches({ visitors })}</span>
      </div>
      <Form<Typed> form={form} layout="vertical" requiredMark={false} initialValues={{ title: {}, text: {} }}>
        <LanguageTabs label={t.write} of={['title', 'text']} eager>
          {(language) => (
            <>
              <TextItem name="title" label={t.subject} language={language} maxLength={MAILING.title} />
              <TextItem name="text" label={t.text} language={language} maxLength={MAILING.text} rows={4} />
            </>
          )}
        </LanguageTabs>
        <Confirm
          type="primary"
          disabled={visitors === 0}
          title={t.sure({ visitors })}
          about={t.sureAbout}
          onYes={async () => {
            const { title, text } = await form.validateFields();
            await send.mutateAsync({ id: id.current, day, slotId, title: written(title), text: written(text) });
            id.current = newId();
            form.resetFields();
          }}
        >
          {t.send}
        </Confirm>
      </Form>
    </section>
  );
}
