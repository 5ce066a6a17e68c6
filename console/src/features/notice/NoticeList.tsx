import PushpinFilled from '@ant-design/icons/PushpinFilled';
import { exportNotices, getAdminNotices, pinNotice } from '@park/contract/notice/calls';
import { NOTICE_STATES, type NoticeState } from '@park/contract/notice/limits';
import type { AdminNotice } from '@park/contract/notice/schemas';
import { Button } from 'antd';
import { Link, useNavigate } from 'react-router';
import { queryOf } from '../../api/call';
import { useSend } from '../../api/hooks';
import { newId } from '../../api/newId';
import type { Filters } from '../../api/useList';
import { useLanguage, useTexts } from '../../i18n/language';
import { ListPage } from '../../ui/ListPage';
import { ParkTime } from '../../ui/ParkTime';
import { StatusTag, type Tone } from '../../ui/StatusTag';
import { Unsaved } from '../../ui/Unsaved';
import { type NoticeValues, type Shown, shownState } from './noticeForm';

const FILTERS = ['keyword', 'state'] as const;
const TONES: Record<Shown, Tone> = { draft: 'waiting', published: 'good', withdrawn: 'quiet', planned: 'news', over: 'quiet' };

const stateOf = (text: string | undefined) => NOTICE_STATES.find((state) => state === text);
const inputOf = ({ keyword, state }: Filters<(typeof FILTERS)[number]>) => ({ keyword, state: stateOf(state) });
const pathOf = (id: string, isNew = false) => `/notices/${id}${isNew ? '?new' : ''}`;

/** All notices, changed last first. */
export function NoticeList() {
  const t = useTexts('notice');
  const language = useLanguage();
  const go = useNavigate();
  const pin = useSend(pinNotice, { stale: [getAdminNotices] });
  const titleOf = (texts: Partial<Record<string, string>>) => texts[language]?.trim() || texts['zh-Hans']?.trim() || t.untitled;
  return (
    <>
      <Unsaved<NoticeValues> beginning="notice:" nameOf={({ title }) => titleOf(title)} pathOf={pathOf} />
      <ListPage
        title={t.title}
        about={t.about}
        endpoint={getAdminNotices}
        filterNames={FILTERS}
        filters={[
          { name: 'keyword', label: t.words, kind: 'text' },
          {
            name: 'state',
            label: t.state,
            kind: 'choice',
            options: NOTICE_STATES.map((value: NoticeState) => ({ value, label: t.states[value] })),
          },
        ]}
        input={inputOf}
        exportPath={(filters) => exportNotices.path + queryOf(exportNotices, inputOf(filters))}
        empty={t.empty}
        rowKey={({ id }) => id}
        head={
          <Button type="primary" onClick={() => go(pathOf(newId('n'), true))}>
            {t.add}
          </Button>
        }
        columns={[
          {
            title: t.heading,
            width: 320,
            render: (_, { id, title, pinned }: AdminNotice) => (
              <Link to={pathOf(id)} className="row-link">
                {pinned && <PushpinFilled aria-label={t.pinned} />} {titleOf(title)}
              </Link>
            ),
          },
          { title: t.category, render: (_, { category }) => t.categories[category] },
          {
            title: t.state,
            render: (_, row) => {
              const shown = shownState(row, Date.now());
              return <StatusTag tone={TONES[shown]}>{t.states[shown]}</StatusTag>;
            },
          },
          {
            title: t.changed,
            render: (_, { updatedAt, updatedBy }) => (
              <>
                <ParkTime at={updatedAt} />
                <div className="muted">{updatedBy ?? t.park}</div>
              </>
            ),
          },
        ]}
        actions={({ id, pinned }) => (
          <Button
            loading={pin.isPending && (pin.variables as { id?: string }).id === id}
            onClick={() => pin.mutate({ id, pinned: !pinned })}
          >
            {pinned ? t.unpin : t.pin}
          </Button>
        )}
      />
    </>
  );
}
