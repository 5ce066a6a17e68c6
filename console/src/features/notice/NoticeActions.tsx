import { getAdminNotices, pinNotice, publishNotice, removeNotice, withdrawNotice } from '@park/contract/notice/calls';
import type { AdminNotice } from '@park/contract/notice/schemas';
import { Button } from 'antd';
import { useNavigate } from 'react-router';
import { useSend } from '../../api/hooks';
import { useTexts } from '../../i18n/language';
import { Confirm } from '../../ui/Confirm';
import { dropDraft } from '../../ui/drafts';
import type { EditActions } from '../../ui/EditForm';
import { fromParkInput } from '../../ui/parkInput';
import { parkTime } from '../../ui/values';
import type { NoticeValues } from './noticeForm';

interface NoticeActionsProps {
  id: string;
  /** Null: it has not been saved yet. */
  notice: AdminNotice | null;
  able: EditActions<NoticeValues>;
  onChange: (notice: AdminNotice) => void;
}

/** What can be done with a notice besides saving it. What is typed is saved before it is published. */
export function NoticeActions({ id, notice, able, onChange }: NoticeActionsProps) {
  const t = useTexts('notice');
  const ui = useTexts('ui');
  const go = useNavigate();
  const stale = [getAdminNotices];
  const publish = useSend(publishNotice, { stale, done: ui.published });
  const withdraw = useSend(withdrawNotice, { stale, done: t.withdrawn });
  const pin = useSend(pinNotice, { stale });
  const remove = useSend(removeNotice, { stale, done: ui.removed });
  const showFrom = fromParkInput(able.read().showFrom);
  const isLater = showFrom !== null && Date.parse(showFrom) > Date.now();

  const publishTyped = async () => {
    const version = await able.save();
    if (version !== null) onChange(await publish.mutateAsync({ id, version }));
  };
  if (notice?.state === 'published')
    return (
      <>
        <Button
          loading={pin.isPending}
          onClick={async () => {
            const changed = await pin.mutateAsync({ id: notice.id, pinned: !notice.pinned }).catch(() => null);
            if (changed) onChange(changed);
          }}
        >
          {notice.pinned ? t.unpin : t.pin}
        </Button>
        <Confirm
          title={t.withdrawTitle}
          about={t.withdrawAbout}
          onYes={async () => onChange(await withdraw.mutateAsync({ id: notice.id }))}
        >
          {t.withdraw}
        </Confirm>
      </>
    );
  return (
    <>
      <Confirm
        title={t.publishTitle}
        about={isLater ? t.publishLater({ when: parkTime(showFrom) }) : t.publishAbout}
        disabled={notice === null && !able.dirty}
        onYes={publishTyped}
      >
        {ui.publish}
      </Confirm>
      {notice && (
        <Confirm
          danger
          title={t.removeTitle}
          about={t.removeAbout}
          onYes={async () => {
            await remove.mutateAsync({ id: notice.id });
            dropDraft(`notice:${notice.id}`);
            go('/notices');
          }}
        >
          {ui.remove}
        </Confirm>
      )}
    </>
  );
}
