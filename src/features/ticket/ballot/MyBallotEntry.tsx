import { getBallot, getBallotEntries, leaveBallot } from '@park/contract/ticket/ballot/calls';
import type { BallotEntry } from '@park/contract/ticket/ballot/schemas';
import { View } from '@tarojs/components';
import { useSend } from '@/api/useSend';
import { Failure } from '@/components/Failure';
import { formatClockRange, formatDay } from '@/i18n/format';
import { useT } from '@/i18n/useT';
import { toast } from '@/platform/toast';
import { Button } from '@/ui/Button';
import { Card } from '@/ui/Card';
import { confirm } from '@/ui/confirm';
import { Facts } from '@/ui/Facts';
import { Section } from '@/ui/Section';

/** What one asked for, by its number; while sign-up is open it can be withdrawn. */
export function MyBallotEntry({ entry, isOpen }: { entry: BallotEntry; isOpen: boolean }) {
  const { mine: t, form } = useT().ballot;
  const { ballot, number, quantity, wishes } = entry;
  const leave = useSend(leaveBallot, { stale: [getBallotEntries, getBallot] });
  const giveUp = async () => {
    const yes = await confirm({ title: t.leaveTitle, text: t.leaveText, action: t.leave, dismiss: t.stay, danger: true });
    if (yes && (await leave.send({ id: ballot.id }))) toast(t.left);
  };
  const wishRows = wishes.map((wish, index) => {
    const slot = ballot.slots[wish - 1];
    return [
      form.wish({ rank: index + 1 }),
      slot ? `${formatDay(slot.day)} ${formatClockRange(slot.start, slot.end)}` : '',
    ] as const;
  });
  return (
    <Section title={t.title}>
      <Card>
        <Facts rows={[[t.number, number], [t.tickets, t.count({ n: quantity })], ...wishRows]} />
        {ballot.drawnAt === null && (
          <View className="form__under spread">
            <View className="text-quiet">{isOpen ? t.keep : t.fixed}</View>
            {isOpen && (
              <Button kind="text" loading={leave.isPending} onClick={() => void giveUp()}>
                {t.leave}
              </Button>
            )}
          </View>
        )}
        <Failure error={leave.error} />
      </Card>
    </Section>
  );
}
