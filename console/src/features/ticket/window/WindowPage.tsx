import type { CallInput } from '@park/contract/call';
import { getAdminTicketWindow, getTicketWindow, saveTicketWindow } from '@park/contract/ticket/window/calls';
import { TICKET_WINDOW, WINDOW_PHONE } from '@park/contract/ticket/window/limits';
import type { AdminTicketWindow } from '@park/contract/ticket/window/schemas';
import { Form, Input } from 'antd';
import { useTexts } from '../../../i18n/language';
import { Answer } from '../../../ui/Answer';
import { SampleTag } from '../../../ui/Cells';
import { written } from '../../../ui/contentLanguages';
import { EditForm, type Versioned } from '../../../ui/EditForm';
import { InOneLanguage, LanguageTabs } from '../../../ui/LanguageTabs';
import { PageHead } from '../../../ui/PageHead';
import { TextItem } from '../../../ui/TextItem';
import { useSetting } from '../../../ui/useSetting';

type Given = Omit<CallInput<typeof saveTicketWindow>, 'version'>;

const TEXTS = ['place', 'hours', 'bring'] as const;
const NOTHING: Given = { place: {}, hours: {}, bring: {}, phone: '' };

const givenOf = ({ version, window }: AdminTicketWindow): Versioned<Given> => ({ version, values: window ?? NOTHING });

/** Where tickets are sold by a person: what visitors without a phone need to know. */
export function WindowPage() {
  const t = useTexts('ticketWindow');
  const { saved, form } = useSetting({
    ...{ load: getAdminTicketWindow, save: saveTicketWindow, stale: [getTicketWindow], toForm: givenOf },
    toInput: ({ place, hours, bring, phone }, version) => ({
      ...{ version, place: written(place), hours: written(hours), bring: written(bring) },
      phone: phone.trim(),
    }),
  });
  return (
    <InOneLanguage>
      <PageHead title={t.title} about={t.about}>
        <SampleTag kind="ticketWindow" />
      </PageHead>
      <Answer of={saved} anew>
        {(now) => (
          <div className="sheet" style={{ padding: 16, maxWidth: 640 }}>
            <EditForm<Given>
              thing="ticketWindow"
              labels={{ place: t.place, hours: t.hours, bring: t.bring, phone: t.phone }}
              {...form(now)}
            >
              <LanguageTabs label={t.title} of={[...TEXTS]} eager>
                {(one) =>
                  TEXTS.map((name) => (
                    <TextItem key={name} name={name} language={one} maxLength={TICKET_WINDOW[name]} rows={2} />
                  ))
                }
              </LanguageTabs>
              <Form.Item
                name="phone"
                label={t.phone}
                extra={t.phoneAbout}
                rules={[
                  {
                    required: true,
                    pattern: WINDOW_PHONE,
                    transform: (value: string) => value.trim(),
                    message: t.phoneWrong,
                  },
                ]}
              >
                <Input maxLength={TICKET_WINDOW.phone} inputMode="tel" style={{ maxWidth: 240 }} />
              </Form.Item>
            </EditForm>
          </div>
        )}
      </Answer>
    </InOneLanguage>
  );
}
