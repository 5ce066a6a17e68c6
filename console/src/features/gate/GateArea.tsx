import EditOutlined from '@ant-design/icons/EditOutlined';
import { Badge, Button } from 'antd';
import { useState } from 'react';
import { NavLink, Route, Routes } from 'react-router';
import './gate.css';
import { useTexts } from '../../i18n/language';
import { PageHead } from '../../ui/PageHead';
import { ConflictsPage } from './ConflictsPage';
import { EntryPage } from './EntryPage';
import { GateName } from './GateName';
import { OrdersPage } from './OrdersPage';
import { useGate } from './useGate';
import { useOpenConflicts } from './useOpenConflicts';

/** The entry of the park: who comes in, whose order it is, and what went wrong. */
export default function GateArea() {
  const t = useTexts('gate');
  const gate = useGate();
  const conflicts = useOpenConflicts();
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
  return (
    <>
      <PageHead title={t.title}>
        <Button icon={<EditOutlined aria-hidden />} aria-label={t.name.change(gate.name)} onClick={() => setNaming(true)}>
          {gate.name}
        </Button>
      </PageHead>
      <nav className="gate-pages" aria-label={t.title}>
        <NavLink to="/gate" end>
          {t.pages.entry}
        </NavLink>
        <NavLink to="/gate/orders">{t.pages.orders}</NavLink>
        <NavLink to="/gate/conflicts">
          {t.pages.conflicts}
          {conflicts > 0 && <Badge count={conflicts} color="#b3382c" overflowCount={99} title={t.conflicts.open(conflicts)} />}
        </NavLink>
      </nav>
      <Routes>
        <Route index element={<EntryPage gate={gate} />} />
        <Route path="orders" element={<OrdersPage gate={gate} />} />
        <Route path="conflicts" element={<ConflictsPage gate={gate} />} />
      </Routes>
    </>
  );
}
