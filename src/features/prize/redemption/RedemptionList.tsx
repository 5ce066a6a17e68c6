import { getRedemptions } from '@park/contract/prize/redemption/calls';
import type { PrizeClaim } from '@park/contract/prize/redemption/schemas';
import { View } from '@tarojs/components';
import { useRef } from 'react';
import { call } from '@/api/client';
import { useEndless } from '@/api/endless';
import { keyOf } from '@/api/useCall';
import { EndlessList } from '@/components/EndlessList';
import { formatClock } from '@/i18n/format';
import { useT } from '@/i18n/useT';
import { ListItem } from '@/ui/ListItem';
import { Section } from '@/ui/Section';
import { Skeleton } from '@/ui/Skeleton';

/** What was handed out today, newest first, endless. */
function useRedemptions() {
  // Staff's lists go on from a cursor: where each page began.
  const cursors = useRef<(string | undefined)[]>([]);
  return useEndless(keyOf(getRedemptions), async ({ page, pageSize }) => {
    const { items, total, before, after } = await call(getRedemptions, { after: cursors.current[page], pageSize });
    cursors.current[page + 1] = after ?? undefined;
    return {
      ...{ page, pageSize, total, totalPages: Math.ceil(total / pageSize) },
      items: items.map((claim) => ({ ...claim, id: claim.code })),
      hasPrevPage: before !== null,
      hasNextPage: after !== null,
    };
  });
}

/** What was handed out today, by anybody. */
export function RedemptionList() {
  const t = useT().prize.redemption;
  const query = useRedemptions();
  return (
    <Section title={t.today}>
      <View className="stack-near">
        {query.total !== null && query.total > 0 && <View className="text-quiet">{t.todayCount({ n: query.total })}</View>}
        <EndlessList
          query={query}
          render={(claim) => <RedemptionRow claim={claim} />}
          empty={<View className="text-quiet">{t.none}</View>}
          skeleton={<Skeleton shape="form" rows={2} />}
        />
      </View>
    </Section>
  );
}

function RedemptionRow({ claim }: { claim: PrizeClaim }) {
  const t = useT().prize.redemption;
  const { prize, name, phone, code, writtenOffAt, writtenOffBy } = claim;
  return (
    <ListItem
      title={prize.name}
      facts={[`${name} · ${phone}`, code]}
      side={writtenOffAt && t.by({ time: formatClock(writtenOffAt), who: writtenOffBy ?? '' })}
    />
  );
}
