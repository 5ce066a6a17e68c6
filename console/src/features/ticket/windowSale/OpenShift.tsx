import { getWindowDesk, openShift } from '@park/contract/ticket/windowSale/calls';
import { Button, Form, Input } from 'antd';
import { useSend } from '../../../api/hooks';
import { readStored } from '../../../api/listeners';
import { useTexts } from '../../../i18n/language';
import { YuanInput } from './YuanInput';

interface Typed {
  name: string;
  float: number;
}

/** Which window this computer stands at. */
const PLACE = 'park-window-name';

export function OpenShift() {
  const { open: t } = useTexts('windowSale');
  const open = useSend(openShift, { stale: [getWindowDesk] });
  const begin = async (typed: Typed) => {
    localStorage.setItem(PLACE, JSON.stringify(typed.name));
    await open.mutateAsync(typed).catch(() => undefined);
  };
  return (
    <div className="sheet window-narrow">
      <h2>{t.title}</h2>
      <p className="muted">{t.about}</p>
      <Form<Typed>
        layout="vertical"
        requiredMark={false}
        initialValues={{ name: readStored(PLACE, ''), float: 0 }}
        onFinish={begin}
      >
        <Form.Item name="name" label={t.name} rules={[{ required: true, whitespace: true, message: t.needed }]}>
          <Input size="large" maxLength={30} autoComplete="off" placeholder={t.example} autoFocus />
        </Form.Item>
        <Form.Item name="float" label={t.float} rules={[{ required: true, message: t.needed }]}>
          <YuanInput size="large" />
        </Form.Item>
        <Button type="primary" size="large" htmlType="submit" loading={open.isPending}>
          {t.save}
        </Button>
      </Form>
    </div>
  );
}
