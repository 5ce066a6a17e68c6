import { Modal } from 'antd';
import { useState } from 'react';
import SecondFactorSteps from './SecondFactorSteps';
import { useSecondFactorTexts } from './secondFactorTexts';

export default function SecondFactorDialog({ onClose }: { onClose: () => void }) {
  const t = useSecondFactorTexts();
  // The codes are told once: the dialog that shows them ends by its own button.
  const [tells, setTells] = useState(false);
  return (
    <Modal open title={t.menu} footer={null} mask={{ closable: false }} keyboard={!tells} closable={!tells} onCancel={onClose}>
      <SecondFactorSteps onCodes={() => setTells(true)} onDone={onClose} />
    </Modal>
  );
}
