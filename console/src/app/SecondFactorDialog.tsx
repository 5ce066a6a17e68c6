import { Modal } from 'antd';
import { useState } from 'react';
import { useTexts } from '../i18n/language';
import SecondFactorSteps from './SecondFactorSteps';

export default function SecondFactorDialog({ onClose }: { onClose: () => void }) {
  const t = useTexts('secondFactor');
  // Recovery codes are told once: from when they are on their way the dialog ends by its own button.
  const [held, setHeld] = useState(false);
  return (
    <Modal open title={t.menu} footer={null} mask={{ closable: false }} keyboard={!held} closable={!held} onCancel={onClose}>
      <SecondFactorSteps onHold={setHeld} onDone={onClose} />
    </Modal>
  );
}
