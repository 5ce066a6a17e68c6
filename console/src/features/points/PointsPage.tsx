import type { CallInput } from '@park/contract/call';
import { correctPoints, exportVisitorPoints, getVisitorPoints } from '@park/contract/points/calls';
import { REASON_LENGTH } from '@park/contract/reason';
import { findVisitor } from '@park/contract/visitor/calls';
import type { FoundVisitor } from '@park/contract/visitor/schemas';
import { useQueryClient } from '@tanstack/react-query';
import { Alert, Button, Form, Input, InputNumber, Modal, Radio, Skeleton } from 'antd';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { queryOf } from '../../api/call';
import { CallError, sentenceOf } from '../../api/callError';
import { keyOf, useCall, useSend } from '../../api/hooks';
import { newId } from '../../api/newId';
import { useTexts } from '../../i18n/language';
import { dropDraft, readDraft, writeDraft } from '../../ui/drafts';
import { ExportButton } from '../../ui/ExportButton';
import { ListTable } from '../../ui/list/ListTable';
import type { Place } from '../../ui/list/useListState';
import { PageHead } from '../../ui/PageHead';
import { rule } from '../../ui/rule';
import { ParkTime } from '../../ui/values';

type Clue = CallInput<typeof findVisitor>['by'];

/** As the contract's, which stand beside zod. */
const VISITOR_CLUES = ['order', 'help', 'feedback'] as const satisfies readonly Clue[];

/** What leads to a visitor stands in the address, never the visitor: the page of a closed case opens the same way. */
export default function PointsPage() {
  const t = useTexts('points');
  const [params, setParams] = useSearchParams();
  const by = VISITOR_CLUES.find((one) => one === params.get('by'));
  const key = params.get('key') ?? '';
  const found = useCall(findVisitor, { by: by ?? 'order', key }, { enabled: by !== undefined && key !== '' });
  const search = (given: CallInput<typeof findVisitor>) => {
    const next = new URLSearchParams({ by: given.by, key: given.key.trim() });
    // The same again asks again.
    if (next.toString() === new URLSearchParams({ by: by ?? '', key }).toString()) void found.refetch();
    else setParams(next);
  };
  return (
    <>
      <PageHead title={t.title} about={t.about} />
      <div className="sheet" style={{ marginBottom: 16 }}>
        <Search key={`${by}:${key}`} by={by ?? 'order'} first={by === 'feedback' ? '' : key} onSearch={search} />
        {by === 'feedback' && <p className="muted">{t.fromFeedback}</p>}
        {key !== '' && found.isError && !found.isFetching && (
          <Alert type="warning" showIcon role="alert" title={sentenceOf(found.error)} />
        )}
      </div>
      {key !== '' && found.isPending && found.isFetching && <Skeleton active />}
      {key !== '' && found.data && !found.isError && !found.isPlaceholderData && <Found visitor={found.data} />}
    </>
  );
}

/** Of who had themselves erased there is nothing but that. */
function Found({ visitor }: { visitor: FoundVisitor }) {
  const t = useTexts('points');
  if (visitor.erased === null) return <Ledger key={visitor.visitorId} visitor={visitor} />;
  const [before, after] = t.erased;
  const message = (
    <>
      {before} <ParkTime at={visitor.erased} />
      {after}
    </>
  );
  return <Alert type="info" showIcon role="status" title={message} />;
}

function Search({
  by,
  first,
  onSearch,
}: {
  by: Clue;
  first: string;
  onSearch: (given: CallInput<typeof findVisitor>) => void;
}) {
  const t = useTexts('points');
  const ui = useTexts('ui');
  return (
    <Form<CallInput<typeof findVisitor>>
      layout="vertical"
      requiredMark={false}
      initialValues={{ by: by === 'feedback' ? 'order' : by, key: first }}
      onFinish={onSearch}
    >
      <Form.Item name="by" label={t.by}>
        <Radio.Group
          optionType="button"
          options={(['order', 'help'] as const).map((value) => ({ value, label: t.clues[value] }))}
        />
      </Form.Item>
      <Form.Item
        name="key"
        label={ui.number}
        extra={t.numberAbout}
        rules={[{ required: true, whitespace: true, message: ui.needed }]}
      >
        <Input style={{ maxWidth: 360 }} maxLength={64} autoComplete="off" />
      </Form.Item>
      <Button type="primary" htmlType="submit">
        {ui.find}
      </Button>
    </Form>
  );
}

const signed = (points: number) => (points > 0 ? `+${points}` : String(points));

/** A visitor's points, line by line; a mistake is righted by one more line. */
function Ledger({ visitor: { visitorId, balance } }: { visitor: FoundVisitor }) {
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

interface Given {
  points: number | null;
  reason: string;
}

const MAX_POINTS = 1_000_000;

interface CorrectionDialogProps {
  visitorId: string;
  balance: number;
  onClose: () => void;
}

/** One more line in a visitor's ledger. Sent again after an answer that was lost, it counts once. */
function CorrectionDialog({ visitorId, balance, onClose }: CorrectionDialogProps) {
  const t = useTexts('points');
  const ui = useTexts('ui');
  const thing = `points:${visitorId}`;
  const [draft] = useState(() => readDraft<Given & { key?: string }>(thing)?.values);
  const [key, setKey] = useState(() => draft?.key ?? newId());
  const queries = useQueryClient();
  const [form] = Form.useForm<Given>();
  const typed = Form.useWatch('points', form) ?? 0;
  const correct = useSend(correctPoints, { stale: [getVisitorPoints, findVisitor], done: t.corrected });
  const send = async ({ points, reason }: Given) => {
    try {
      await correct.mutateAsync({ visitorId, points: points ?? 0, reason: reason.trim(), key });
      dropDraft(thing);
      onClose();
    } catch (error) {
      if (!(error instanceof CallError) || error.errorName !== 'correctionOther') return;
      // The first wording did arrive, only its answer was lost. The ledger behind shows it; what is typed now is one more.
      setKey(newId());
      await Promise.all([getVisitorPoints, findVisitor].map((call) => queries.invalidateQueries({ queryKey: keyOf(call) })));
    }
  };
  return (
    <Modal open title={t.correct} okText={t.save} confirmLoading={correct.isPending} onOk={form.submit} onCancel={onClose}>
      <p>{t.correctAbout}</p>
      <Form<Given>
        form={form}
        layout="vertical"
        requiredMark={false}
        initialValues={{ points: draft?.points ?? null, reason: draft?.reason ?? '' }}
        onValuesChange={(_, values) => writeDraft(thing, { version: 0, values: { ...values, key } })}
        onFinish={send}
      >
        <Form.Item
          name="points"
          label={t.change}
          extra={t.after({ balance: balance + typed })}
          rules={[rule((value: number | null) => !value && t.changeNeeded)]}
        >
          <InputNumber style={{ width: '100%' }} min={-MAX_POINTS} max={MAX_POINTS} precision={0} />
        </Form.Item>
        <Form.Item name="reason" label={t.reason} rules={[{ required: true, whitespace: true, message: ui.needed }]}>
          <Input.TextArea rows={3} maxLength={REASON_LENGTH} showCount />
        </Form.Item>
      </Form>
    </Modal>
  );
}
