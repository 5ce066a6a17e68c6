import EditOutlined from '@ant-design/icons/EditOutlined';
import { getGateConflicts } from '@park/contract/ticket/gate/calls';
import { Badge, Button, Form, Input } from 'antd';
import { useState } from 'react';
import { useCall, useMay, useRefresh } from '../../api/hooks';
import './gate.css';
import { useTexts } from '../../i18n/language';
import { PageHead } from '../../ui/PageHead';
import { SubPages } from '../../ui/SubPages';
import { ConflictsPage } from './ConflictsPage';
import { EntryPage } from './EntryPage';
import { OrdersPage } from './OrdersPage';
import { OutPage } from './OutPage';
import { MAX_GATE_NAME } from './rules';
import { TurnstilesPage } from './TurnstilesPage';
import { useGate } from './useGate';

/** The entry of the park: who comes in, whose order it is, and what went wrong. */
export default function GateArea() {
  const t = useTexts('gate');
  const gate = useGate();
  const conflicts = useOpenConflicts();
  const hasTurnstiles = useMay('park.manage');
  const [naming, setNaming] = useState(false);
  if (naming || gate.name === '')
    return (
      <>
        <PageHead title={t.title} />
        <GateName
          first={gate.name}
          onName={(name) => {
            gate.setName(name);
            setNaming(false);
          }}
        />
      </>
    );
  const conflictsLink = (
    <>
      {t.pages.conflicts}
      {conflicts > 0 && (
        <Badge count={conflicts} color="#b3382c" overflowCount={99} title={t.conflicts.open({ count: conflicts })} />
      )}
    </>
  );
  return (
    <>
      <PageHead title={t.title}>
        <Button
          icon={<EditOutlined aria-hidden />}
          aria-label={t.name.change({ name: gate.name })}
          onClick={() => setNaming(true)}
        >
          {gate.name}
        </Button>
      </PageHead>
      <SubPages
        area="gate"
        label={t.title}
        pages={[
          { path: '', name: t.pages.entry, element: <EntryPage gate={gate} /> },
          { path: 'out', name: t.pages.out, element: <OutPage gate={gate} /> },
          { path: 'orders', name: t.pages.orders, element: <OrdersPage gate={gate} /> },
          { path: 'conflicts', name: conflictsLink, element: <ConflictsPage gate={gate} /> },
          ...(hasTurnstiles ? [{ path: 'turnstiles', name: t.turnstiles.title, element: <TurnstilesPage /> }] : []),
        ]}
      />
    </>
  );
}

/** How many wait to be settled; the lists are asked anew as soon as one comes or goes, at whichever gate. */
function useOpenConflicts(): number {
  const open = useCall(getGateConflicts, { resolved: false, pageSize: 1 });
  useRefresh(['gateConflict'], [getGateConflicts]);
  return open.data?.total ?? 0;
}

/** Asked once on each tablet: it stands in what visitors are told of an entry before, and in every conflict. */
function GateName({ first, onName }: { first: string; onName: (name: string) => void }) {
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
          <Input size="large" maxLength={MAX_GATE_NAME} autoComplete="off" placeholder={t.example} />
        </Form.Item>
        <Button type="primary" size="large" htmlType="submit">
          {t.save}
        </Button>
      </Form>
    </div>
  );
}
