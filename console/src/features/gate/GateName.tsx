import { Button, Form, Input } from 'antd';
import { useTexts } from '../../i18n/language';

/** The contract's most. */
const LONGEST = 40;

/** Asked once on each tablet: it stands in what visitors are told of an entry before, and in every conflict. */
export function GateName({ first, onName }: { first: string; onName: (name: string) => void }) {
  const { name: t } = useTexts('gate');
  return (
    <div className="sheet gate-name" style={{ maxWidth: 520 }}>
      <h2>{t.title}</h2>
      <p className="muted">{t.about}</p>
      <Form<{ name: string }>
        layout="vertical"
        requiredMark={false}
        initialValues={{ name: first }}
        onFinish={({ name }) => onName(name.trim())}
      >
        <Form.Item name="name" label={t.label} rules={[{ required: true, whitespace: true, message: t.needed }]}>
          <Input size="large" maxLength={LONGEST} autoComplete="off" placeholder={t.example} />
        </Form.Item>
        <Button type="primary" size="large" htmlType="submit">
          {t.save}
        </Button>
      </Form>
    </div>
  );
}
