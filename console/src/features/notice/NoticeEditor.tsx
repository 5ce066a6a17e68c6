import { getAdminNotice, getAdminNotices, previewNotice, saveNotice } from '@park/contract/notice/calls';
import type { AdminNotice } from '@park/contract/notice/schemas';
import { Alert } from 'antd';
import { call } from '../../api/call';
import { useSend } from '../../api/hooks';
import { useTexts } from '../../i18n/language';
import { textIn } from '../../ui/contentLanguages';
import { EditPage, useEditing } from '../../ui/EditPage';
import { NoticeActions } from './NoticeActions';
import { NoticeFields } from './NoticeFields';
import { canBeSent, newNotice, toContents, toForm } from './noticeForm';

/** Writes a notice. @param opened as it was when the page was opened; null: it is begun here */
export function NoticeEditor({ id, opened }: { id: string; opened: AdminNotice | null }) {
  const t = useTexts('notice');
  const ui = useTexts('ui');
  const save = useSend(saveNotice, { stale: [getAdminNotices], done: ui.saved, quiet: true });
  const editing = useEditing({
    kind: 'notice',
    back: '/notices',
    id,
    opened,
    blank: newNotice,
    toForm,
    onSave: (values, version) => save.mutateAsync({ id, version, ...toContents(values) }),
    load: () => call(getAdminNotice, { id }),
  });
  const { now: notice, typed } = editing;
  const isLive = notice?.state === 'published';
  return (
    <EditPage
      editing={editing}
      title={textIn(notice?.title) || t.newTitle}
      above={isLive && <Alert type="warning" showIcon title={t.changesLive} style={{ marginBottom: 16 }} />}
      labels={{
        title: ui.heading,
        text: t.text,
        category: ui.category,
        coverId: ui.cover,
        motif: ui.motif,
        warningColour: t.warning,
        warningKind: t.warningKind,
        showFrom: t.showFrom,
        showUntil: t.showUntil,
      }}
      describe={{
        category: (category) => t.categories[category],
        motif: (motif) => ui.motifs[motif],
        warningColour: (colour) => (colour ? t.warningColours[colour] : t.noWarning),
        warningKind: (kind) => t.warningKinds[kind],
      }}
      saveText={isLive ? ui.save : ui.saveDraft}
      actions={(able) => <NoticeActions id={id} notice={notice} able={able} onChange={editing.setNow} />}
      preview={{
        call: previewNotice,
        input: canBeSent(typed) ? { id, version: notice?.version ?? 0, ...toContents(typed) } : null,
        page: 'pages/notice/NoticeDetail',
        needs: t.previewNeeds,
      }}
    >
      <NoticeFields />
    </EditPage>
  );
}
