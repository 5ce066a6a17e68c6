import { Alert, Button, Form, Modal, Radio } from 'antd';
import { useState } from 'react';
import { useTexts } from '../../../i18n/language';
import { type Read, readFileOf, type System } from './files';

/** Reads a GPX or GeoJSON file and hands its lines and areas over; they are drawn, and saved only with the rest. */
export function ImportWays({ onRead }: { onRead: (found: Read[]) => void }) {
  const t = useTexts('map');
  const ui = useTexts('ui');
  const [open, setOpen] = useState(false);
  const [text, setText] = useState<string | null>(null);
  const [system, setSystem] = useState<System>('wgs84');
  const [wrong, setWrong] = useState(false);
  const close = () => {
    setOpen(false);
    setText(null);
    setWrong(false);
  };
  const read = async () => {
    const found = await readFileOf(text ?? '', system).catch(() => []);
    if (found.length === 0) return setWrong(true);
    onRead(found);
    close();
  };
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t.import}</Button>
      <Modal
        open={open}
        title={t.importTitle}
        okText={t.importShow}
        cancelText={ui.no}
        okButtonProps={{ disabled: text === null }}
        destroyOnHidden
        onOk={read}
        onCancel={close}
      >
        <p>{t.importAbout}</p>
        <Form layout="vertical">
          <Form.Item label={t.file} htmlFor="way-file">
            <input
              id="way-file"
              type="file"
              accept=".gpx,.geojson,.json"
              onChange={async ({ currentTarget: { files } }) => {
                setWrong(false);
                setText((await files?.[0]?.text()) ?? null);
              }}
            />
          </Form.Item>
          <Form.Item label={t.system}>
            <Radio.Group
              value={system}
              onChange={({ target }) => setSystem(target.value)}
              options={[
                { value: 'wgs84', label: t.wgs84 },
                { value: 'gcj02', label: t.gcj02 },
              ]}
            />
          </Form.Item>
        </Form>
        {wrong && <Alert type="error" role="alert" title={t.importWrong} />}
      </Modal>
    </>
  );
}
