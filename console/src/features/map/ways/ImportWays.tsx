import type { Spot } from '@park/contract/map/sheet';
import { Alert, Button, Form, Modal, Radio } from 'antd';
import { useEffect, useState } from 'react';
import { useTexts } from '../../../i18n/language';
import { type Read, type Reading, readFileOf, type System } from './files';

interface ImportWaysProps {
  /** Of the park: what lies kilometres outside is no way of it. */
  places: readonly Spot[];
  onRead: (found: Read[]) => void;
}

/** Reads a GPX or GeoJSON file, says what of it is not understood, and hands its lines and areas over; they are drawn, and saved only with the rest. */
export function ImportWays({ places, onRead }: ImportWaysProps) {
  const t = useTexts('map');
  const ui = useTexts('ui');
  const [open, setOpen] = useState(false);
  const [text, setText] = useState<string | null>(null);
  const [chosen, setChosen] = useState<System>('wgs84');
  const [isSwapped, setSwapped] = useState(false);
  const [reading, setReading] = useState<Reading | 'wrong' | null>(null);
  useEffect(() => {
    let isOld = false;
    setReading(null);
    if (text !== null)
      readFileOf(text, { system: chosen, places, isSwapped }).then(
        (read) => isOld || setReading(read),
        () => isOld || setReading('wrong'),
      );
    return () => {
      isOld = true;
    };
  }, [text, chosen, places, isSwapped]);
  const close = () => {
    setOpen(false);
    setText(null);
  };
  const read = reading === 'wrong' ? null : reading;
  const found = read?.shapes ?? [];
  const notes = [...(read?.notes ?? [])];
  const wrong = read?.isInMetres ? t.importMetres : t.importWrong;
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t.import}</Button>
      <Modal
        open={open}
        title={t.importTitle}
        okText={t.importShow}
        cancelText={ui.no}
        okButtonProps={{ disabled: found.length === 0 }}
        destroyOnHidden
        onOk={() => {
          onRead(found);
          close();
        }}
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
                const next = (await files?.[0]?.text()) ?? null;
                setSwapped(false);
                setText(next);
              }}
            />
          </Form.Item>
          <Form.Item label={t.system} extra={read?.system && t.systemSaid}>
            <Radio.Group
              value={read?.system ?? chosen}
              disabled={Boolean(read?.system)}
              onChange={({ target }) => setChosen(target.value)}
              options={[
                { value: 'wgs84', label: t.wgs84 },
                { value: 'gcj02', label: t.gcj02 },
              ]}
            />
          </Form.Item>
        </Form>
        {reading && found.length === 0 && !read?.notes.has('outside') && <Alert type="error" role="alert" title={wrong} />}
        {notes.length > 0 && (
          <Alert
            type="warning"
            role="alert"
            title={t.notTaken({ taken: found.length })}
            description={
              <ul>
                {notes.map(([what, of]) => (
                  <li key={what}>{t.notes[what]({ of: of.join(', ') })}</li>
                ))}
              </ul>
            }
            action={read?.maySwap && <Button onClick={() => setSwapped(true)}>{t.swap}</Button>}
          />
        )}
      </Modal>
    </>
  );
}
