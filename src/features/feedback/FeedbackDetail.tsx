import { getFeedBack } from '@park/contract/feedback/calls';
import type { Feedback, FeedbackLine } from '@park/contract/feedback/schemas';
import { View } from '@tarojs/components';
import { useState } from 'react';
import './Feedback.scss';
import { useCall } from '@/api/useCall';
import { useParkList } from '@/api/useParkList';
import { Loaded } from '@/components/Loaded';
import { formatMoment } from '@/i18n/format';
import { useT } from '@/i18n/useT';
import { goReplace } from '@/navigation/go';
import { errorNameOf } from '@/request/errors';
import { Button } from '@/ui/Button';
import { Card } from '@/ui/Card';
import { Empty } from '@/ui/Empty';
import { Facts } from '@/ui/Facts';
import { PhotoRow } from '@/ui/PhotoRow';
import { Section } from '@/ui/Section';
import { Skeleton } from '@/ui/Skeleton';
import { Tag } from '@/ui/Tag';
import { usePullToRefresh } from '@/ui/usePullToRefresh';
import { AddSheet } from './AddSheet';
import { RateAnswer } from './RateAnswer';
import { FEEDBACK_TONES } from './rules';

/** One message to the park, from received to answered. */
export function FeedbackDetail({ id }: { id: string }) {
  const t = useT().feedback.details;
  const query = useCall(getFeedBack, { id }, { enabled: id !== '', refetchOnMount: 'always' });
  usePullToRefresh(query.refetch);
  const isGone = errorNameOf(query.error) === 'feedbackNotFound';
  if (id === '' || (isGone && !query.data))
    return <Empty picture="nothing" text={t.gone} action={t.all} onAction={() => void goReplace('feedBack')} />;
  return (
    <Loaded query={query} skeleton={<Skeleton shape="form" rows={4} />}>
      {(feedback) => <Known feedback={feedback} />}
    </Loaded>
  );
}

function Known({ feedback }: { feedback: Feedback }) {
  const t = useT().feedback;
  const { nameOf } = useParkList('feedback', t.kind);
  const [isAdding, setAdding] = useState(false);
  const { kind, state, text, createdAt, contact, lines, canAdd } = feedback;
  return (
    <View className="stack-wide">
      <Card>
        <View className="feedback__head head">
          <View className="feedback__kind">{nameOf(kind)}</View>
          <Tag tone={FEEDBACK_TONES[state]}>{t.state[state]}</Tag>
        </View>
        {state !== 'answered' && <View className="feedback__next">{t.details[state]}</View>}
        <Facts
          rows={[[t.details.sent, formatMoment(createdAt)], ...(contact ? [[t.details.contact, contact] as const] : [])]}
        />
      </Card>
      <Section title={t.details.said}>
        <Card>
          <View className="feedback__text">{text}</View>
          <PhotoRow pictures={feedback.pictures} />
        </Card>
      </Section>
      {lines.map((line) => (
        <Line key={`${line.author} ${line.at}`} line={line} />
      ))}
      <RateAnswer feedback={feedback} />
      {canAdd && (
        <Button kind="secondary" block onClick={() => setAdding(true)}>
          {t.add.open}
        </Button>
      )}
      {isAdding && <AddSheet id={feedback.id} onClose={() => setAdding(false)} />}
    </View>
  );
}

function Line({ line: { author, text, at } }: { line: FeedbackLine }) {
  const { answer, addition } = useT().feedback.details;
  return (
    <Section title={author === 'staff' ? answer : addition}>
      <Card>
        <View className={author === 'staff' ? 'feedback__text feedback__text--staff' : 'feedback__text'}>{text}</View>
        <View className="text-quiet">{formatMoment(at)}</View>
      </Card>
    </Section>
  );
}
