import { rateFeedBack } from '@park/contract/feedback/calls';
import type { Feedback } from '@park/contract/feedback/schemas';
import { View } from '@tarojs/components';
import './Feedback.scss';
import { useSend } from '@/api/useSend';
import { Failure } from '@/components/Failure';
import { useT } from '@/i18n/useT';
import { toast } from '@/platform/toast';
import { aria } from '@/ui/aria';
import { Card } from '@/ui/Card';
import { classNames } from '@/ui/classNames';
import { Tap } from '@/ui/Tap';
import { FEEDBACK_CHANGED } from './rules';

const STARS = [1, 2, 3, 4, 5] as const;

/** One to five stars for the answer, once; then what was given. */
export function RateAnswer({ feedback: { id, rating, canRate } }: { feedback: Feedback }) {
  const t = useT().feedback;
  const rate = useSend(rateFeedBack, FEEDBACK_CHANGED);
  if (!canRate && rating === null) return null;
  const given = rating ?? rate.variables?.rating ?? 0;
  return (
    <Card>
      <View className="centred stack-near">
        <View className="text-strong">{rating === null ? t.rate.title : t.rate.given({ n: rating })}</View>
        <View className="row" {...(rating === null ? aria({ role: 'group', label: t.rate.title }) : aria({ hidden: true }))}>
          {STARS.map((star) => (
            <Tap
              key={star}
              className={classNames('rate__star centre', star <= given && 'rate__star--on')}
              label={t.rate.stars({ n: star })}
              disabled={rating !== null || rate.isPending}
              onClick={() => rate.mutate({ id, rating: star }, { onSuccess: () => toast(t.rate.done) })}
            >
              {star <= given ? '★' : '☆'}
            </Tap>
          ))}
        </View>
        {rating === null && <View className="text-quiet">{t.rate.text}</View>}
        <Failure error={rate.error} />
      </View>
    </Card>
  );
}
