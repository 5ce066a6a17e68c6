import { closeAdminItem, getAdminItem, getAdminItems, reviewItem } from '@park/contract/lostFound/calls';
import { LOST_FOUND } from '@park/contract/lostFound/limits';
import type { AdminItem } from '@park/contract/lostFound/schemas';
import { Space } from 'antd';
import { useSend } from '../../api/hooks';
import { useTexts } from '../../i18n/language';
import { AskWords } from '../../ui/AskWords';
import { Confirm } from '../../ui/Confirm';

const CHANGED = [getAdminItem, getAdminItems];

/** Publishes a thing, or says to its author why not. */
export function ReviewItem({ item: { id, title } }: { item: AdminItem }) {
  const t = useTexts('lostFound');
  const ui = useTexts('ui');
  const publish = useSend(reviewItem, { stale: CHANGED, done: t.published });
  const reject = useSend(reviewItem, { stale: CHANGED, done: t.rejected });
  return (
    <Space wrap>
      <Confirm
        type="primary"
        title={t.publishTitle({ title })}
        about={t.publishAbout}
        onYes={() => publish.mutateAsync({ id, approve: true })}
      >
        {ui.publish}
      </Confirm>
      <AskWords
        prepared="item"
        thing={`item:${id}:reject`}
        title={t.rejectTitle({ title })}
        about={t.rejectAbout}
        label={ui.reason}
        length={LOST_FOUND.reason}
        danger
        onSend={(reason) => reject.mutateAsync({ id, approve: false, reason })}
      >
        {t.reject}
      </AskWords>
    </Space>
  );
}

/** It is back with its owner. */
export function CloseItem({ item: { id, title, claims } }: { item: AdminItem }) {
  const t = useTexts('lostFound');
  const close = useSend(closeAdminItem, { stale: CHANGED, done: t.closed });
  const waiting = claims.filter(({ state }) => state === 'waiting').length;
  return (
    <Confirm title={t.closeTitle({ title })} about={t.closeAbout({ waiting })} onYes={() => close.mutateAsync({ id })}>
      {t.close}
    </Confirm>
  );
}
