import PushpinFilled from '@ant-design/icons/PushpinFilled';
import { exportNotices, getAdminNotice, getAdminNotices, pinNotice } from '@park/contract/notice/calls';
import { NOTICE_STATES } from '@park/contract/notice/limits';
import { Button } from 'antd';
import { Route, Routes } from 'react-router';
import { useSend } from '../../api/hooks';
import { newId } from '../../api/newId';
import { useTexts } from '../../i18n/language';
import { LastSaved, StatusTag, ThingLink, type Tone, TwoLines } from '../../ui/Cells';
import { type Localized, textIn } from '../../ui/contentLanguages';
import { Opened } from '../../ui/EditPage';
import { choices } from '../../ui/list/choices';
import { ListPage } from '../../ui/list/ListPage';
import { pathOf } from '../../ui/things';
import { Unsaved } from '../../ui/Unsaved';
import { NoticeEditor } from './NoticeEditor';
import { NOTICES, type NoticeValues, type Shown, shownState } from './noticeForm';

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
