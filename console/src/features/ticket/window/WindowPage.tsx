import type { CallInput } from '@park/contract/call';
import { getAdminTicketWindow, getTicketWindow, saveTicketWindow } from '@park/contract/ticket/window/calls';
import { TICKET_WINDOW, WINDOW_PHONE } from '@park/contract/ticket/window/limits';
import type { AdminTicketWindow } from '@park/contract/ticket/window/schemas';
import { Form, Input } from 'antd';
import { useTexts } from '../../../i18n/language';
import { SampleTag } from '../../../ui/Cells';
import { written } from '../../../ui/contentLanguages';
import type { Versioned } from '../../../ui/EditForm';
import { LanguageTabs } from '../../../ui/LanguageTabs';
import { SettingPage } from '../../../ui/SettingPage';
import { TextItem } from '../../../ui/TextItem';

type Given = Omit<CallInput<typeof saveTicketWindow>, 'version'>;

const TEXTS = ['place', 'hours', 'bring'] as const;
const NOTHING: Given = { place: {}, hours: {}, bring: {}, phone: '' };

const givenOf = ({ version, window }: AdminTicketWindow): Versioned<Given> => ({ version, values: window ?? NOTHING });

/** Where tickets are sold by a person: what visitors without a phone need to know. */
export function WindowPage() {
  const t = useTexts('ticketWindow');
  return (
    <SettingPage
      {...{ thing: 'ticketWindow', texts: t, load: getAdminTicketWindow, save: saveTicketWindow, stale: [getTicketWindow] }}
      toForm={givenOf}
      toInput={({ place, hours, bring, phone }, version) => ({
        ...{ version, place: written(place), hours: written(hours), bring: written(bring) },
        phone: phone.trim(),
      })}
      labels={{ place: t.place, hours: t.hours, bring: t.bring, phone: t.phone }}
      width={640}
      head={<SampleTag kind="ticketWindow" />}
    >
      <LanguageTabs label={t.title} of={[...TEXTS]} eager>
        {(one) =>
          TEXTS.map((name) => <TextItem key={name} name={name} language={one} maxLength={TICKET_WINDOW[name]} rows={2} />)
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
    </SettingPage>
  );
}
