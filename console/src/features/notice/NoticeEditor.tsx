import { getAdminNotice, getAdminNotices, previewNotice, saveNotice } from '@park/contract/notice/calls';
import type { AdminNotice } from '@park/contract/notice/schemas';
import { Alert, Button } from 'antd';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { call } from '../../api/call';
import { useSend } from '../../api/hooks';
import { useLanguage, useTexts } from '../../i18n/language';
import { type ContentLanguage, describeTexts, languageOf } from '../../ui/contentLanguages';
import { readDraft } from '../../ui/drafts';
import { EditForm } from '../../ui/EditForm';
import { PageHead } from '../../ui/PageHead';
import { PhonePreview } from '../../ui/PhonePreview';
import { plainWords } from '../../ui/richText/richHtml';
import { usePreview } from '../../ui/usePreview';
import { NoticeActions } from './NoticeActions';
import { NoticeFields } from './NoticeFields';
import { canBeSent, type NoticeValues, newNotice, toContents, toForm } from './noticeForm';

/** Writes a notice. @param opened as it was when the page was opened; null: it is begun here */
export function NoticeEditor({ id, opened }: { id: string; opened: AdminNotice | null }) {
  const t = useTexts('notice');
  const ui = useTexts('ui');
  const { languages } = ui;
  const reader = useLanguage();
  const go = useNavigate();
  const [notice, setNotice] = useState(opened);
  const [language, setLanguage] = useState<ContentLanguage>('zh-Hans');
  const [looking, setLooking] = useState(false);
  const first = notice ? toForm(notice) : { version: 0, values: newNotice() };
  const [typed, setTyped] = useState<NoticeValues>(() => ({
    ...first.values,
    ...readDraft<NoticeValues>(`notice:${id}`)?.values,
  }));
  const preview = usePreview(
    previewNotice,
    looking && canBeSent(typed) ? { id, version: first.version, ...toContents(typed) } : null,
  );
  const save = useSend(saveNotice, { stale: [getAdminNotices], done: t.saved, quiet: true });

  const send = async (values: NoticeValues, version: number) => {
    const saved = await save.mutateAsync({ id, version, ...toContents(values) });
    if (version === 0) go(`/notices/${id}`, { replace: true });
    setNotice(saved);
    return toForm(saved);
  };
  const loadTheirs = async () => {
    const theirs = await call(getAdminNotice, { id });
    setNotice(theirs);
    return toForm(theirs);
  };
  const title = notice?.title[reader] ?? notice?.title['zh-Hans'] ?? t.newTitle;
  const texts = (value: NoticeValues[keyof NoticeValues]) => value as NoticeValues['title'];
  return (
    <>
      <PageHead title={title} back="/notices">
        {!looking && <Button onClick={() => setLooking(true)}>{t.preview}</Button>}
      </PageHead>
      {notice?.state === 'published' && <Alert type="warning" showIcon title={t.changesLive} style={{ marginBottom: 16 }} />}
      <div className="edit-columns">
        <div className="sheet">
          <EditForm<NoticeValues>
            thing={`notice:${id}`}
            version={first.version}
            values={first.values}
            fields={[
              { name: 'title', label: t.heading, describe: (value) => describeTexts(texts(value), languages) },
              { name: 'text', label: t.text, describe: (value) => describeTexts(texts(value), languages, plainWords) },
              { name: 'category', label: t.category, describe: (value) => t.categories[value as NoticeValues['category']] },
              { name: 'coverId', label: ui.cover, describe: (value) => (value === null ? '' : String(value)) },
              { name: 'motif', label: ui.motif, describe: (value) => ui.motifs[value as NoticeValues['motif']] },
              { name: 'showFrom', label: t.showFrom, describe: (value) => String(value).replace('T', ' ') },
              { name: 'showUntil', label: t.showUntil, describe: (value) => String(value).replace('T', ' ') },
            ]}
            onSave={send}
            loadTheirs={loadTheirs}
            onTyped={setTyped}
            onMistakes={(names) => setLanguage(languageOf(names) ?? language)}
            saveText={notice?.state === 'published' ? t.save : t.saveDraft}
            actions={(able) => <NoticeActions id={id} notice={notice} able={able} onChange={setNotice} />}
          >
            {() => <NoticeFields language={language} onLanguage={setLanguage} />}
          </EditForm>
        </div>
        {looking && (
          <PhonePreview
            preview={preview}
            pathOf={(shown) => `pages/notice/NoticeDetail?id=${shown}`}
            language={language}
            needs={canBeSent(typed) ? '' : t.previewNeeds}
            onClose={() => setLooking(false)}
          />
        )}
      </div>
    </>
  );
}
