import { EXHIBIT } from '@park/contract/exhibit/limits';
import { uploadRecording } from '@park/contract/file/calls';
import { RECORDING } from '@park/contract/file/limits';
import { App, Button, Form, Input, Progress, Space } from 'antd';
import { useRef } from 'react';
import { useTexts } from '../../../i18n/language';
import type { ContentLanguage } from '../../../ui/contentLanguages';
import { useFill } from '../../../ui/EditForm';
import { useUpload } from '../../../ui/useUpload';
import type { AudioValue, AudioValues, ExhibitValues } from '../exhibitForm';
import { clock } from '../exhibitForm';
import { Marking } from './Marking';

const MEGABYTE = 1024 * 1024;

/** The recording in one language: its file, what is said in it, and when. */
export function RecordingField({ language }: { language: ContentLanguage }) {
  const t = useTexts('exhibit');
  const ui = useTexts('ui');
  const { message } = App.useApp();
  const form = Form.useFormInstance<ExhibitValues>();
  const fill = useFill<ExhibitValues>();
  const recording: AudioValue | undefined = Form.useWatch(['audio', language], { form, preserve: true });
  const chooser = useRef<HTMLInputElement>(null);
  const { progress, send } = useUpload(uploadRecording, (sentence) => message.error(sentence));
  const label = `${t.recording} · ${ui.languages[language]}`;

  const put = (value: AudioValue | null) => {
    const { [language]: _, ...others }: AudioValues = form.getFieldValue('audio') ?? {};
    fill({ audio: value ? { ...others, [language]: value } : others });
  };
  const take = async (file: File | undefined) => {
    if (!file) return;
    if (file.size > RECORDING.bytes) return message.error(t.recordingTooLarge({ megabytes: RECORDING.bytes / MEGABYTE }));
    const sent = await send(file);
    if (!sent) return;
    const { id: fileId, ...about } = sent;
    const before: AudioValue | undefined = form.getFieldValue(['audio', language]);
    const transcript = before?.transcript ?? form.getFieldValue(['story', language]) ?? '';
    put({ ...about, fileId, transcript, marks: [] });
  };
  return (
    <>
      <Form.Item
        label={label}
        extra={t.recordingAbout({ megabytes: RECORDING.bytes / MEGABYTE, minutes: RECORDING.seconds / 60 })}
      >
        <Space orientation="vertical" style={{ width: '100%' }}>
          {recording && (
            <div className="muted">{`${clock(recording.seconds)} · ${(recording.size / MEGABYTE).toFixed(1)} MB`}</div>
          )}
          {progress !== null && (
            <Progress percent={Math.round(progress * 100)} aria-label={t.recordingSending} style={{ maxWidth: 320 }} />
          )}
          <Space wrap>
            <Button
              aria-label={`${recording ? t.recordingOther : t.recordingAdd} · ${ui.languages[language]}`}
              loading={progress !== null}
              onClick={() => chooser.current?.click()}
            >
              {recording ? t.recordingOther : t.recordingAdd}
            </Button>
            {recording && (
              <Button aria-label={`${t.recordingRemove} · ${ui.languages[language]}`} onClick={() => put(null)}>
                {t.recordingRemove}
              </Button>
            )}
          </Space>
          <input
            ref={chooser}
            type="file"
            style={{ display: 'none' }}
            aria-label={label}
            accept=".mp3,.m4a,audio/mpeg,audio/mp4"
            onChange={(event) => {
              void take(event.target.files?.[0]);
              event.target.value = '';
            }}
          />
        </Space>
      </Form.Item>
      {recording && (
        <>
          <Form.Item
            name={['audio', language, 'transcript']}
            label={`${t.transcript} · ${ui.languages[language]}`}
            extra={t.transcriptAbout}
            rules={[{ required: true, whitespace: true, message: ui.needed }]}
          >
            <Input.TextArea rows={6} maxLength={EXHIBIT.story} showCount lang={language} />
          </Form.Item>
          <Marking
            key={recording.fileId}
            recording={recording}
            language={language}
            onMarks={(marks) => put({ ...recording, marks })}
          />
        </>
      )}
    </>
  );
}
