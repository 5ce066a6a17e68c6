import { getSharedTickets, takeSharedTickets } from '@park/contract/ticket/companion/calls';
import type { SharedTickets as Shared } from '@park/contract/ticket/companion/schemas';
import { View } from '@tarojs/components';
import '../Form.scss';
import { useCall } from '@/api/useCall';
import { useSend } from '@/api/useSend';
import { Failure } from '@/components/Failure';
import { Loaded } from '@/components/Loaded';
import { SignedInPage } from '@/components/SignInNeeded';
import { useT } from '@/i18n/useT';
import { goReplace } from '@/navigation/go';
import { Card } from '@/ui/Card';
import { Picture } from '@/ui/Picture';
import { Skeleton } from '@/ui/Skeleton';
import { MainAction } from '@/ui/StickyAction';
import { ORDER_CHANGED } from '../stale';
import { When } from '../When';

/** What a companion's link is for, and taking it. @param token of the link */
export function SharedTickets({ token }: { token: string }) {
  const { core, order } = useT();
  const t = order.companion;
  const query = useCall(getSharedTickets, { token });
  const show = ({ orderId }: Pick<Shared, 'orderId'>) => goReplace('recordDetail', { id: orderId });
  const take = useSend(takeSharedTickets, {
    stale: [getSharedTickets, ...ORDER_CHANGED.stale],
    onSuccess: (taken) => void show(taken),
  });
  const shared = query.data;
  const footer =
    shared &&
    {
      open: (
        <MainAction loading={take.isPending} onClick={() => void take.send({ token })}>
          {t.take({ n: shared.quantity })}
        </MainAction>
      ),
      yours: <MainAction onClick={() => void show(shared)}>{t.show}</MainAction>,
      own: <MainAction onClick={() => void show(shared)}>{t.show}</MainAction>,
      taken: (
        <MainAction kind="secondary" onClick={() => void goReplace('ticketList')}>
          {order.list.buy}
        </MainAction>
      ),
    }[shared.state];
  return (
    <SignedInPage
      title={core.title.recordDetail}
      text={t.signIn}
      skeleton={<Skeleton shape="detail" rows={3} />}
      header={shared && <Picture motif={shared.ticket.motif} cover={shared.ticket.cover} size="hero" />}
      footer={footer}
    >
      <Loaded
        query={query}
        skeleton={<Skeleton shape="detail" rows={3} />}
        gone={{ error: 'shareNotFound', text: t.ended, action: core.title.ticketRecord, to: 'ticketRecord' }}
      >
        {({ ticket, day, start, end, quantity, state }) => (
          <View className="stack">
            <View className="text-title">
              {state === 'open' ? t.offer({ n: quantity }) : t[state === 'yours' ? 'yours' : state]}
            </View>
            {state === 'open' && <View className="text-soft">{t.how({ n: quantity })}</View>}
            <Card>
              <View className="text-strong">{ticket.name}</View>
              <When day={day} slot={{ start, end }} />
            </Card>
            <Failure error={take.error} />
          </View>
        )}
      </Loaded>
    </SignedInPage>
  );
}
