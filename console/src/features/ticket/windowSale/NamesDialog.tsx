import { type IdKind, isIdNumber, PERSON } from '@park/contract/ticket/identity';
import type { WindowLine } from '@park/contract/ticket/windowSale/schemas';
import { Checkbox, Form, Input, Modal, Select } from 'antd';
import { useTexts } from '../../../i18n/language';
import { rule } from '../../../ui/rule';

export type Visitors = Record<string, WindowLine['visitors']>;

interface Named {
  visitors: Record<string, { name: string; idKind: IdKind; idNumber: string }[]>;
  guardianAgrees?: boolean;
}

interface NamesDialogProps {
  /** Products that ask for names, and how many of each. */
  wanted: readonly { ticketId: string; name: string; quantity: number }[];
  onDone: (visitors: Visitors, guardianAgrees: boolean) => void;
  onCancel: () => void;
}

const FORM = 'window-names';

/** Whom each ticket is for, where the product asks. */
export function NamesDialog({ wanted, onDone, onCancel }: NamesDialogProps) {
  const { names: t } = useTexts('windowSale');
  const ui = useTexts('ui');
  const [form] = Form.useForm<Named>();
  const kinds = (['idCard', 'passport'] as const).map((value) => ({ value, label: t.kinds[value] }));
  return (
    <Modal
      open
      width={640}
      title={t.title}
      okText={t.save}
      okButtonProps={{ htmlType: 'submit', form: FORM }}
      onCancel={onCancel}
    >
      <Form<Named>
        form={form}
        name={FORM}
        layout="vertical"
        requiredMark={false}
        onFinish={({ visitors, guardianAgrees = false }) => onDone(visitors, guardianAgrees)}
      >
        {wanted.map(({ ticketId, name, quantity }, index) =>
          Array.from({ length: quantity }, (_, nth) => {
            const at = ['visitors', ticketId, nth];
            return (
              <fieldset key={at.join()} className="plain-fieldset window-person">
                <legend>{`${name} ${nth + 1}`}</legend>
                <Form.Item
                  name={[...at, 'name']}
                  label={t.name}
                  rules={[{ required: true, whitespace: true, message: ui.needed }]}
                >
                  <Input maxLength={PERSON.name[1]} autoComplete="off" autoFocus={index === 0 && nth === 0} />
                </Form.Item>
                <Form.Item name={[...at, 'idKind']} label={t.idKind} initialValue="idCard">
                  <Select options={kinds} />
                </Form.Item>
                <Form.Item
                  name={[...at, 'idNumber']}
                  label={t.idNumber}
                  rules={[
                    rule(
                      (value: string, { getFieldValue }) =>
                        !isIdNumber(getFieldValue([...at, 'idKind']), value ?? '') && t.wrong,
                    ),
                  ]}
                >
                  <Input maxLength={PERSON.idNumber} autoComplete="off" />
                </Form.Item>
              </fieldset>
            );
          }),
        )}
        <Form.Item name="guardianAgrees" valuePropName="checked">
          <Checkbox>{t.guardian}</Checkbox>
        </Form.Item>
      </Form>
    </Modal>
  );
}
