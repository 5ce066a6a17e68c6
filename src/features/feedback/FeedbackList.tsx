import { getFeedBacks } from '@park/contract/feedback/calls';
import type { FeedbackSummary } from '@park/contract/feedback/schemas';
import { View } from '@tarojs/components';
import { useDidShow } from '@tarojs/taro';
import { useList } from '@/api/useList';
import { useParkList } from '@/api/useParkList';
import { EndlessList } from '@/components/EndlessList';
import { formatMoment } from '@/i18n/format';
import { useT } from '@/i18n/useT';
import { go } from '@/navigation/go';
import { Empty } from '@/ui/Empty';
import { ListItem } from '@/ui/ListItem';
import { Photo } from '@/ui/Photo';
import { Tag } from '@/ui/Tag';
import { FEEDBACK_TONES } from './rules';

/** What the visitor has told the park, newest first. */
export function FeedbackList() {
  const t = useT().feedback.list;
  const query = useList(getFeedBacks, {});
  const { refetch } = query;
  useDidShow(() => void refetch());
  return (
    <EndlessList
      query={query}
      render={(feedback) => <FeedbackCard feedback={feedback} />}
      empty={<Empty picture="reports" text={t.empty} hasWay />}
    />
  );
}

function FeedbackCard({ feedback }: { feedback: FeedbackSummary }) {
  const t = useT().feedback;
  const { nameOf } = useParkList('feedback', t.kind);
  const { id, kind, state, text, picture, pictures, createdAt } = feedback;
  return (
    <ListItem
      picture={picture && <Photo src={picture.thumb} size="thumb" label={t.list.photos({ n: pictures })} />}
      title={<View className="clamp">{text}</View>}
      facts={[`${nameOf(kind)} · ${formatMoment(createdAt)}`]}
      side={<Tag tone={FEEDBACK_TONES[state]}>{t.state[state]}</Tag>}
      label={`${nameOf(kind)}, ${t.state[state]}: ${text}`}
      onClick={() => void go('feedBackDetails', { id })}
    />
  );
}
