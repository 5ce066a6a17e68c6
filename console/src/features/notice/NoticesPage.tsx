import PushpinFilled from '@ant-design/icons/PushpinFilled';
import {
  exportNotices,
  getAdminNotice,
  getAdminNotices,
  pinNotice,
  previewNotice,
  publishNotice,
  removeNotice,
  saveNotice,
  withdrawNotice,
} from '@park/contract/notice/calls';
import { NOTICE_STATES } from '@park/contract/notice/limits';
import type { AdminNotice } from '@park/contract/notice/schemas';
import { Alert, Button } from 'antd';
import { Route, Routes } from 'react-router';
import { useSend } from '../../api/hooks';
import { newId } from '../../api/newId';
import { useTexts } from '../../i18n/language';
import { LastSaved, StatusTag, ThingLink, type Tone, TwoLines } from '../../ui/Cells';
import { Confirm } from '../../ui/Confirm';
import { type Localized, textIn } from '../../ui/contentLanguages';
import { EditPage, Opened, useEditing } from '../../ui/EditPage';
import { choices } from '../../ui/list/choices';
import { ListPage } from '../../ui/list/ListPage';
import { fromParkInput } from '../../ui/parkInput';
import { pathOf } from '../../ui/things';
import { Unsaved } from '../../ui/Unsaved';
import { parkTime } from '../../ui/values';
import { NoticeFields } from './NoticeFields';
import { canBeSent, NOTICES, type NoticeValues, newNotice, type Shown, shownState, toContents, toForm } from './noticeForm';

/** Notices: all of them, and one to edit. */
export default function NoticesPage() {
  return (
    <Routes>
      <Route index element={<NoticeList />} />
      <Route path=":id" element={<Opened call={getAdminNotice} Editor={NoticeEditor} />} />
    </Routes>
  );
}

const TONES: Record<Shown, Tone> = { draft: 'waiting', published: 'good', withdrawn: 'quiet', planned: 'news', over: 'quiet' };

/** All notices, changed last first. */
function NoticeList() {
  const t = useTexts('notice');
  const ui = useTexts('ui');
  const pin = useSend(pinNotice, { stale: [getAdminNotices] });
  const titleOf = (texts: Localized) => textIn(texts) || ui.untitled;
  return (
    <>
      <Unsaved<NoticeValues> of={NOTICES} nameOf={({ title }) => titleOf(title)} />
      <ListPage
        texts={t}
        call={getAdminNotices}
        exportCall={exportNotices}
        filters={[
          { name: 'keyword', label: t.words, kind: 'text' },
          { name: 'state', label: ui.state, kind: 'choice', options: choices(NOTICE_STATES, t.states) },
        ]}
        add={{ text: t.add, to: pathOf(NOTICES, newId('n'), true) }}
        columns={[
          {
            title: ui.heading,
            width: 320,
            render: (_, { id, title, pinned }) => (
              <ThingLink
                of={NOTICES}
                id={id}
                text={
                  <>
                    {pinned && <PushpinFilled aria-label={t.pinned} />} {titleOf(title)}
                  </>
                }
                written={title}
              />
            ),
          },
          {
            title: ui.category,
            render: (_, { category, warning }) => (
              <TwoLines first={t.categories[category]} second={warning && t.warningColours[warning.colour]} />
            ),
          },
          {
            title: ui.state,
            render: (_, row) => {
              const shown = shownState(row, Date.now());
              return <StatusTag tone={TONES[shown]}>{t.states[shown]}</StatusTag>;
            },
          },
          { title: t.changed, render: (_, row) => <LastSaved {...row} /> },
        ]}
        actions={({ id, pinned }) => (
          <Button loading={pin.isPending && pin.variables.id === id} onClick={() => pin.mutate({ id, pinned: !pinned })}>
            {pinned ? t.unpin : t.pin}
          </Button>
        )}
      />
    </>
  );
}

/** Writes a notice. @param opened as it was when the page was opened; null: it is begun here */
function NoticeEditor({ id, opened }: { id: string; opened: AdminNotice | null }) {
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
