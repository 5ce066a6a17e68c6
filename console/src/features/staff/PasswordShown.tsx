import { Alert, Button, Modal } from 'antd';
import { useTexts } from '../../i18n/language';
import { CopyButton } from '../../ui/CopyButton';

export interface Shown {
  displayName: string;
  userName: string;
  password: string;
}

/** A password that was just made. It is kept nowhere: once this is closed it is gone. */
export function PasswordShown({ displayName, userName, password, onClose }: Shown & { onClose: () => void }) {
  const { password: t, userName: userNameLabel } = useTexts('staff');
  return (
    <Modal
      open
      title={t.title({ name: displayName })}
      closable={false}
      keyboard={false}
      mask={{ closable: false }}
      footer={
        <Button type="primary" onClick={onClose}>
          {t.done}
        </Button>
      }
    >
      <Alert type="warning" showIcon title={t.about} style={{ marginBottom: 16 }} />
      <p style={{ marginBottom: 4 }}>
        {userNameLabel}: <strong>{userName}</strong>
      </p>
      <div className="page-head" style={{ marginBottom: 0 }}>
        <span>
          {t.label}:{' '}
          <code style={{ fontSize: 20 }} data-password>
            {password}
          </code>
        </span>
        <CopyButton text={password} what={t.label} />
      </div>
    </Modal>
  );
}
