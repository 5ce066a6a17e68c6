import { correctTicketPerson } from '@park/contract/ticket/desk/calls';
import { ID_KINDS, type IdKind, isIdNumber, PERSON } from '@park/contract/ticket/identity';
import { getAdminOrder, getOrderHistory } from '@park/contract/ticket/order/calls';
import type { Ticket } from '@park/contract/ticket/order/schemas';
import { Checkbox, Form, Input, Select } from 'antd';
import { useSend } from '../../../api/hooks';
import { useTexts } from '../../../i18n/language';
import { AskWords } from '../../../ui/AskWords';
import { choices } from '../../../ui/list/choices';
import { rule } from '../../../ui/rule';

interface Typed {
  name: string;
  idKind: IdKind;
  idNumber?: string;
  birthday?: string;
  guardianAgrees?: boolean;
}

interface PersonButtonProps {
  orderId: string;
  ticket: Ticket & { person: NonNullable<Ticket['person']> };
}

/** Corrects whom a ticket is for. */
export function PersonButton({ orderId, ticket: { id: ticketId, number, person } }: PersonButtonProps) {
  const { person: t } = useTexts('orderDesk');
  const correct = useSend(correctTicketPerson, { stale: [getAdminOrder, getOrderHistory], done: t.done });
  return (
    <AskWords<Typed>
      size="small"
      aria-label={t.buttonOf({ number })}
      title={t.title({ number })}
      about={t.about({ person: `${person.name} · ${person.idNumber}` })}
      label={t.reason}
      needed={t.reasonNeeded}
      thing={`correctPerson:${ticketId}`}
      okText={t.yes}
      fields={<Fields idKind={person.idKind} />}
      onSend={(reason, { name, idKind, idNumber, birthday, guardianAgrees }) =>
        correct.mutateAsync({
          ...{ orderId, ticketId, name, guardianAgrees, reason },
          ...(idNumber && { document: { idKind, idNumber, birthday: birthday || undefined } }),
        })
      }
    >
      {t.button}
    </AskWords>
  );
}

function Fields({ idKind: before }: { idKind: IdKind }) {
  const { person: t } = useTexts('orderDesk');
  const isWrong = (value: string | undefined, kind: IdKind) => Boolean(value) && !isIdNumber(kind, value ?? '');
  return (
    <>
      <Form.Item name="name" label={t.name} rules={[rule((name = '') => String(name).trim() === '' && t.needed)]}>
        <Input maxLength={PERSON.name[1]} autoComplete="off" />
      </Form.Item>
      <Form.Item name="idKind" label={t.idKind} initialValue={before}>
        <Select options={choices(ID_KINDS, t.kinds)} />
      </Form.Item>
      <Form.Item
        name="idNumber"
        label={t.idNumber}
        dependencies={['idKind']}
        rules={[rule((value: string | undefined, { getFieldValue }) => isWrong(value, getFieldValue('idKind')) && t.wrong)]}
      >
        <Input maxLength={PERSON.idNumber} autoComplete="off" />
      </Form.Item>
      <Form.Item noStyle dependencies={['idKind']}>
        {({ getFieldValue }) =>
          getFieldValue('idKind') !== 'idCard' && (
            <Form.Item name="birthday" label={t.birthday}>
              <Input type="date" style={{ width: 170 }} />
            </Form.Item>
          )
        }
      </Form.Item>
      <Form.Item name="guardianAgrees" valuePropName="checked" noStyle>
        <Checkbox>{t.guardian}</Checkbox>
      </Form.Item>
    </>
  );
}
