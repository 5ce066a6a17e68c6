import type { Call } from '@park/contract/call';
import { Alert, Button, Flex, Grid, Modal, Segmented, Skeleton } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { call as ask } from '../api/call';
import { sentenceOf } from '../api/callError';
import { useTexts } from '../i18n/language';
import { CONTENT_LANGUAGES, type ContentLanguage } from './contentLanguages';
import { useWriting } from './LanguageTabs';

/** Where the visitors' app keeps its language, in this very browser: what stood there is put back afterwards. */
const STORAGE_KEY = 'language';

export interface PhonePreviewProps<In> {
  /** Keeps what is typed for the visitors' own page. */
  call: Call<In, { id: string }>;
  /** Null: there is not enough to show yet. */
  input: In | null;
  /** The visitors' page, to which `?id=` is added: `pages/notice/NoticeDetail`. */
  page: string;
  /** Said while there is not enough to show. */
  needs: string;
  onClose: () => void;
}

/** The visitors' own page in a phone's measures, in a language of choice: beside the form where there is room, else over it. */
export function PhonePreview<In>(props: PhonePreviewProps<In>) {
  const t = useTexts('ui');
  const wide = Grid.useBreakpoint().xl;
  const phone = <Phone {...props} />;
  if (wide === undefined) return null;
  if (!wide)
    return (
      <Modal open title={t.phone} footer={null} width={443} onCancel={props.onClose} destroyOnHidden>
        {phone}
      </Modal>
    );
  return (
    <aside className="preview-side" aria-label={t.phone}>
      <Flex align="center" justify="space-between" style={{ marginBottom: 8 }}>
        <h2>{t.phone}</h2>
        <Button onClick={props.onClose}>{t.close}</Button>
      </Flex>
      {phone}
    </aside>
  );
}

function Phone<In>({ call, input, page, needs }: PhonePreviewProps<In>) {
  const preview = usePreview(call, input);
  const t = useTexts('ui');
  const { language: first } = useWriting();
  const [language, setLanguage] = useState(first);
  useEffect(() => setLanguage(first), [first]);
  const spoken = useSpoken(language);
  return (
    <>
      <Segmented<ContentLanguage>
        aria-label={t.previewLanguage}
        style={{ marginBottom: 8 }}
        value={language}
        options={CONTENT_LANGUAGES.map((value) => ({ value, label: SHORT[value], title: t.languages[value] }))}
        onChange={setLanguage}
      />
      {preview.refused && <Alert type="warning" showIcon title={preview.refused} style={{ marginBottom: 8 }} />}
      {preview.id === null ? (
        <div className="phone phone-empty">{preview.refused ? null : input === null ? needs : <Skeleton active />}</div>
      ) : (
        spoken === language && (
          // The page is opened anew for each: it would not know that there is something else under its address.
          <iframe
            key={`${language}:${preview.count}`}
            className="phone"
            src={`/mp/#/${page}?id=${preview.id}`}
            title={t.phone}
          />
        )
      )}
    </>
  );
}

const SHORT: Record<ContentLanguage, string> = { 'zh-Hans': '简', 'zh-Hant': '繁', en: 'EN', es: 'ES', fr: 'FR' };

/** Lets the visitors' app speak a language in this browser while a preview is open. @returns the one that it speaks */
function useSpoken(language: ContentLanguage): ContentLanguage | null {
  const [spoken, setSpoken] = useState<ContentLanguage | null>(null);
  useEffect(() => {
    const before = localStorage.getItem(STORAGE_KEY);
    return () => {
      if (before === null) localStorage.removeItem(STORAGE_KEY);
      else localStorage.setItem(STORAGE_KEY, before);
    };
  }, []);
  useEffect(() => {
    localStorage.setItem(STORAGE_KEY, JSON.stringify({ data: language }));
    setSpoken(language);
  }, [language]);
  return spoken;
}

/** So long nothing is typed before the phone shows it. ms */
const PAUSE = 700;

interface Preview {
  /** Under which visitors' pages show it; null before the first answer. */
  id: string | null;
  /** Counts what has been shown: a phone that shows an older one looks again. */
  count: number;
  /** Why the last one was not taken. */
  refused: string;
}

/** Keeps what is typed where the visitors' own page finds it. @param input null: there is not enough to show yet, or nobody looks */
function usePreview<In, Id extends { id: string }>(call: Call<In, Id>, input: In | null): Preview {
  const [preview, setPreview] = useState<Preview>({ id: null, count: 0, refused: '' });
  const text = input === null ? null : JSON.stringify(input);
  const first = useRef(true);
  useEffect(() => {
    if (text === null) return;
    const leaving = new AbortController();
    const send = async () => {
      first.current = false;
      try {
        const { id } = await ask(call, JSON.parse(text) as In, leaving.signal);
        setPreview(({ count }) => ({ id, count: count + 1, refused: '' }));
      } catch (error) {
        if (!leaving.signal.aborted) setPreview((before) => ({ ...before, refused: sentenceOf(error) }));
      }
    };
    const timer = setTimeout(send, first.current ? 0 : PAUSE);
    return () => {
      clearTimeout(timer);
      leaving.abort();
    };
  }, [call, text]);
  return preview;
}
