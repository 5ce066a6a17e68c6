import { exportVisitorPoints, getVisitorPoints } from '@park/contract/points/calls';
import type { FoundVisitor } from '@park/contract/visitor/schemas';
import { Button } from 'antd';
import { useState } from 'react';
import { queryOf } from '../../api/call';
import { useCall } from '../../api/hooks';
import { useTexts } from '../../i18n/language';
import { ExportButton } from '../../ui/ExportButton';
import { ListTable } from '../../ui/list/ListTable';
import type { Place } from '../../ui/list/useListState';
import { ParkTime } from '../../ui/values';
import { CorrectionDialog } from './CorrectionDialog';

const signed = (points: number) => (points > 0 ? `+${points}` : String(points));

/** A visitor's points, line by line; a mistake is righted by one more line. */
export function Ledger({ visitor: { visitorId, balance } }: { visitor: FoundVisitor }) {
  const t = useTexts('points');
  const ui = useTexts('ui');
  const [place, setPlace] = useState<Place>({ pageSize: 20 });
  const [correcting, setCorrecting] = useState(false);
  const records = useCall(getVisitorPoints, { visitorId, ...place });
  return (
    <section aria-label={t.ledger}>
      <div className="page-head">
        <h2 style={{ flex: 1, margin: 0, fontSize: 20 }}>{t.balance({ balance })}</h2>
        <ExportButton path={exportVisitorPoints.path + queryOf({ visitorId })} name={t.title} />
        <Button type="primary" onClick={() => setCorrecting(true)}>
          {t.correct}
        </Button>
      </div>
      <div className="sheet">
        <ListTable
          of={records}
          empty={t.empty}
          place={place}
          turn={setPlace}
          columns={[
            { title: ui.when, render: (_, { at }) => <ParkTime at={at} /> },
            { title: t.source, render: (_, { source }) => t.sources[source] },
            { title: t.what, dataIndex: 'title' },
            { title: t.points, align: 'end', render: (_, { points }) => signed(points) },
          ]}
        />
      </div>
      {correcting && <CorrectionDialog visitorId={visitorId} balance={balance} onClose={() => setCorrecting(false)} />}
    </section>
  );
}
