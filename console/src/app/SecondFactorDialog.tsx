import { Modal } from 'antd';
import { useState } from 'react';
import SecondFactorSteps from './SecondFactorSteps';
import { useSecondFactorTexts } from './secondFactorTexts';

export default function SecondFactorDialog({ onClose }: { onClose: () => void }) {
  const t = useSecondFactorTexts();
  // Recovery codes are told once: from when they are on their way the dialog ends by its own button.
  const [held, setHeld] = useState(false);
  return (
    <Modal open title={t.menu} footer={null} mask={{ closable: false }} keyboard={!held} closable={!held} onCancel={onClose}>
      <SecondFactorSteps onHold={setHeld} onDone={onClose} />
    </Modal>
  );
}
