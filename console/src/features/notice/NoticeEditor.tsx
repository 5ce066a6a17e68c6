import {
  getAdminNotice,
  getAdminNotices,
  pinNotice,
  previewNotice,
  publishNotice,
  removeNotice,
  saveNotice,
  withdrawNotice,
} from '@park/contract/notice/calls';
import type { AdminNotice } from '@park/contract/notice/schemas';
import { Alert, Button } from 'antd';
import { useSend } from '../../api/hooks';
import { useTexts } from '../../i18n/language';
import { Confirm } from '../../ui/Confirm';
import { textIn } from '../../ui/contentLanguages';
import { EditPage, useEditing } from '../../ui/EditPage';
import { fromParkInput } from '../../ui/parkInput';
import { parkTime } from '../../ui/values';
import { NoticeFields } from './NoticeFields';
import { canBeSent, NOTICES, newNotice, toContents, toForm } from './noticeForm';

/** Writes a notice. @param opened as it was when the page was opened; null: it is begun here */
export function NoticeEditor({ id, opened }: { id: string; opened: AdminNotice | null }) {
  const t = useTexts('notice');
  const ui = useTexts('ui');
  const editing = useEditing({
    of: NOTICES,
    ...{ id, opened, toForm, toContents },
    blank: newNotice,
    save: saveNotice,
    load: getAdminNotice,
    stale: [getAdminNotices],
  });
  const { now: notice, typed } = editing;
  const showFrom = fromParkInput(typed.showFrom);
  const isLater = showFrom !== null && Date.parse(showFrom) > Date.now();
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
      publish={
        !isLive && {
          call: publishNotice,
          title: t.publishTitle,
          about: isLater ? t.publishLater({ when: parkTime(showFrom) }) : t.publishAbout,
        }
      }
      actions={() => isLive && <ShownActions notice={notice} onChange={editing.setNow} />}
      remove={notice && !isLive && { call: removeNotice, input: { id }, title: t.removeTitle, about: t.removeAbout }}
      preview={{
        call: previewNotice,
        isReady: canBeSent(typed),
        page: 'pages/notice/NoticeDetail',
        needs: t.previewNeeds,
      }}
    >
      <NoticeFields />
    </EditPage>
  );
}

/** What can be done with a notice that visitors see. */
function ShownActions({ notice, onChange }: { notice: AdminNotice; onChange: (notice: AdminNotice) => void }) {
  const t = useTexts('notice');
  const stale = [getAdminNotices];
  const withdraw = useSend(withdrawNotice, { stale, done: t.withdrawn });
  const pin = useSend(pinNotice, { stale });
  const { id, pinned } = notice;
  return (
    <>
      <Button loading={pin.isPending} onClick={() => pin.mutate({ id, pinned: !pinned }, { onSuccess: onChange })}>
        {pinned ? t.unpin : t.pin}
      </Button>
      <Confirm title={t.withdrawTitle} about={t.withdrawAbout} onYes={async () => onChange(await withdraw.mutateAsync({ id }))}>
        {t.withdraw}
      </Confirm>
    </>
  );
}
