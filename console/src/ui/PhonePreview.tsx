import { Modal } from 'antd';
import { useUiTexts } from './uiTexts';

/** The visitors' own page in a phone's measures. `path` is a route of their app, e.g. `pages/notice/NoticeDetail?id=…`. */
export function PhonePreview({ path, onClose }: { path: string; onClose: () => void }) {
  const t = useUiTexts();
  return (
    <Modal open title={t.phone} footer={null} width={443} onCancel={onClose} destroyOnHidden>
      <iframe className="phone" src={`/mp/#/${path}`} title={t.phone} />
    </Modal>
  );
}
