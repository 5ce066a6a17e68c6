import { BALLOT } from '@park/contract/ticket/ballot/limits';
import type { Ballot } from '@park/contract/ticket/ballot/schemas';
import { View } from '@tarojs/components';
import { useRules } from '@/api/usePark';
import './BallotForm.scss';
import { formatClockRange, formatDay, formatPrice } from '@/i18n/format';
import { useT } from '@/i18n/useT';
import { Card } from '@/ui/Card';
import { classNames } from '@/ui/classNames';
import { Price } from '@/ui/Price';
import { Section } from '@/ui/Section';
import { Stepper } from '@/ui/Stepper';
import { Tap } from '@/ui/Tap';
import { Mistake } from '../Mistake';
import { VisitorPicker } from '../visitor/VisitorPicker';
import { When } from '../When';
import { toggledWish } from './rules';
import type { BallotFields } from './useBallotForm';

interface BallotFormProps {
  ballot: Ballot;
  form: BallotFields;
  onChange: (change: Partial<BallotFields>) => void;
  /** What is wrong, once it was sent. */
  mistakes: { wishes?: string; visitors?: string };
}

/** Which times in what order, how many, and for whom. */
export function BallotForm({ ballot, form, onChange, mistakes }: BallotFormProps) {
  const { ticket, ballot: words } = useT();
  const t = words.form;
  const { perOrder } = useRules().ticket;
  const { wishes, quantity, visitors } = form;
  const toggle = (id: string) => {
    const next = visitors.includes(id) ? visitors.filter((one) => one !== id) : [...visitors, id];
    const room = Math.max(quantity, Math.min(next.length, perOrder));
    onChange({ visitors: next.slice(-room), quantity: room });
  };
  return (
    <>
      <Section title={t.wishes}>
        <View className="stack-near">
          <View className="text-quiet">{t.wishesHint({ max: BALLOT.wishes })}</View>
          {ballot.slots.map((slot, index) => {
            const rank = wishes.indexOf(index + 1) + 1;
            const time = `${formatDay(slot.day)} ${formatClockRange(slot.start, slot.end)}`;
            const price = ballot.ticket.priceTo === undefined ? undefined : slot.price;
            const when = price === undefined ? time : `${time}, ${formatPrice(price)}`;
            return (
              <Tap
                key={time}
                className={classNames('wish spread', rank > 0 && 'wish--chosen')}
                role="checkbox"
                state={{ checked: rank > 0 }}
                label={rank > 0 ? `${when}, ${t.wish({ rank })}` : when}
                disabled={rank === 0 && wishes.length === BALLOT.wishes}
                onClick={() => onChange({ wishes: toggledWish(wishes, index + 1) })}
              >
                <When day={slot.day} slot={slot} />
                {price !== undefined && <Price fen={price} />}
                {rank > 0 && <View className="wish__rank text-strong">{t.wish({ rank })}</View>}
              </Tap>
            );
          })}
          <Mistake text={mistakes.wishes} />
        </View>
      </Section>
      <Section title={ticket.quantity.label}>
        <Card>
          <View className="spread">
            <View className="text-quiet">{ticket.quantity.upTo({ n: perOrder })}</View>
            <Stepper
              value={quantity}
              onChange={(count) => onChange({ quantity: count, visitors: visitors.slice(0, count) })}
              max={perOrder}
              label={ticket.quantity.label}
              less={ticket.quantity.less}
              more={ticket.quantity.more}
            />
          </View>
          <View className="text-quiet">{t.together}</View>
        </Card>
      </Section>
      {ballot.ticket.realName && (
        <Section title={ticket.confirm.visitors}>
          <Card>
            <VisitorPicker chosen={visitors} wanted={quantity} onToggle={toggle} error={mistakes.visitors} />
          </Card>
        </Section>
      )}
    </>
  );
}
