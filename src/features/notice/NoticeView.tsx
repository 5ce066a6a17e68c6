import { getNotice, getNotices } from '@park/contract/notice/calls';
import type { Notice } from '@park/contract/notice/schemas';
import { parkDay } from '@park/contract/parkTime';
import { View } from '@tarojs/components';
import { useEffect } from 'react';
import { useCall } from '@/api/useCall';
import './NoticeView.scss';
import './Warnings.scss';
import { serverNow } from '@/api/serverNow';
import { useSeen } from '@/api/useSeen';
import { Loaded } from '@/components/Loaded';
import { useShare } from '@/components/useShare';
import { formatMomentAmid } from '@/i18n/format';
import { useT } from '@/i18n/useT';
import { goReplace } from '@/navigation/go';
import { errorNameOf } from '@/request/errors';
import { aria } from '@/ui/aria';
import { Empty } from '@/ui/Empty';
import { HeadPicture } from '@/ui/HeadPicture';
import { Page } from '@/ui/Page';
import { RichText } from '@/ui/RichText';
import { Skeleton } from '@/ui/Skeleton';
import { Tag } from '@/ui/Tag';
import { usePullToRefresh } from '@/ui/usePullToRefresh';
import { CATEGORY_TONE } from './categories';
import { keepRead } from './readMarks';
import { useHandOver } from './useHandOver';

/** One notice; opening it marks it as read. */
export function NoticeView({ id }: { id: string }) {
  const { core, notice: t } = useT();
  const query = useCall(getNotice, { id }, { enabled: id !== '' });
  const { data, error } = query;
  const seen = useSeen(getNotices, id);
  const head = data ?? seen;
  useShare(data?.title ?? core.title.noticeDetail, 'noticeDetail', { id });
  useHandOver();
  usePullToRefresh(query.refetch);
  const shownId = data?.id;
  useEffect(() => {
    if (shownId !== undefined) keepRead([shownId]);
  }, [shownId]);

  if (id === '' || errorNameOf(error) === 'noticeNotFound')
    return (
      <Page title={core.title.noticeDetail}>
        <Empty picture="nothing" text={t.gone} action={t.more} onAction={() => void goReplace('notice')} />
      </Page>
    );
  return (
    <Page
      title={core.title.noticeDetail}
      header={(head || !error) && <HeadPicture of={head} isThing={head?.warning !== null} />}
    >
      <Loaded query={query} skeleton={<Skeleton shape="text" rows={3} />}>
        {(notice) => <Whole notice={notice} />}
      </Loaded>
    </Page>
  );
}

function Whole({ notice }: { notice: Notice }) {
  const { center, notice: t } = useT();
  const today = parkDay(serverNow());
  const { warning } = notice;
  return (
    <View className="notice">
      <View className="wrap">
        {notice.pinned && <Tag tone="warn">{center.notices.pinned}</Tag>}
        <Tag tone={CATEGORY_TONE[notice.category]}>{t.category[notice.category]}</Tag>
      </View>
      <View className="notice__title text-heading" {...aria({ role: 'heading', level: 2 })}>
        {notice.title}
      </View>
      <View className="notice__when text-quiet">
        <View>{t.published({ when: formatMomentAmid(notice.publishedAt, today) })}</View>
        {notice.changedAt && <View>{t.changed({ when: formatMomentAmid(notice.changedAt, today) })}</View>}
      </View>
      {warning && (
        <View className={`notice__warning warning warning--${warning.colour} text-strong`}>
          {`${center.warnings.colour[warning.colour]} · ${center.warnings.kind[warning.kind]} · ${center.warnings.until({ when: formatMomentAmid(warning.until, today) })}`}
        </View>
      )}
      <RichText text={notice.text} />
    </View>
  );
}
