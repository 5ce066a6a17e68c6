import { checkInGroup, getCapacity, getParkGroups, saveParkGroup } from '@park/contract/capacity/calls';
import { GROUP_NAME, MAX_OUT_AT_ONCE } from '@park/contract/capacity/limits';
import type { ParkGroup, Passage } from '@park/contract/capacity/schemas';
import { parkDay } from '@park/contract/parkTime';
import { checkOut } from '@park/contract/ticket/gate/calls';
import { Button, Form, InputNumber, Space } from 'antd';
import { useRef, useState } from 'react';
import { sentenceOf } from '../../api/callError';
import { useCall, useSend } from '../../api/hooks';
import { useTexts } from '../../i18n/language';
import { Answer } from '../../ui/Answer';
import { LineItem, NumberItem } from '../../ui/items';
import { ScanBox } from '../../ui/scan/ScanBox';
import { play } from '../../ui/scan/sounds';
import { VerdictPanel } from '../../ui/scan/VerdictPanel';
import { parkTime } from '../../ui/values';
import { CrowdState } from './CrowdState';
import { parkNow } from './keys';
import type { Gate } from './useGate';

type Result = Pick<Passage, 'message' | 'isCounted'> | { problem: string };

/** Who leaves the park, and groups without tickets that come in. Both need the network: without it people just go. */
export function OutPage({ gate }: { gate: Gate }) {
  const { out: t } = useTexts('gate');
  const [result, setResult] = useState<Result | null>(null);
  const [people, setPeople] = useState(1);
  const leave = useSend(checkOut, { stale: [getCapacity], quiet: true });
  // A count that was not answered is sent again under its id, so nobody is counted twice.
  const unanswered = useRef<{ what: string; id: string } | null>(null);
  const count = async (what: { code: string } | { people: number }) => {
    const serialized = JSON.stringify(what);
    const id = unanswered.current?.what === serialized ? unanswered.current.id : crypto.randomUUID();
    unanswered.current = { what: serialized, id };
    try {
      const passage = await leave.mutateAsync({ id, gate: gate.name, ...what });
      unanswered.current = null;
      setResult(passage);
      void play(passage.isCounted ? 'yes' : 'care');
    } catch (error) {
      setResult({ problem: sentenceOf(error) });
      void play('no');
    }
  };
  return (
    <div className="gate">
      <div className="gate-main">
        <Shown result={result} busy={leave.isPending} />
        <div className="sheet">
          <ScanBox label={t.label} hint={t.idle.about} check={t.check} onCode={(code) => void count({ code })} />
        </div>
        <section className="sheet" aria-label={t.people}>
          <h2>{t.people}</h2>
          <p className="muted">{t.peopleAbout}</p>
          <Space wrap>
            <InputNumber
              aria-label={t.people}
              min={1}
              max={MAX_OUT_AT_ONCE}
              precision={0}
              value={people}
              onChange={(value) => setPeople(value ?? 1)}
            />
            <Button size="large" loading={leave.isPending} onClick={() => void count({ people })}>
              {t.count({ n: people })}
            </Button>
          </Space>
        </section>
      </div>
      <div className="gate-side">
        <CrowdState />
        <Groups gate={gate.name} />
      </div>
    </div>
  );
}

function Shown({ result, busy }: { result: Result | null; busy: boolean }) {
  const { out: t } = useTexts('gate');
  if (!result) return <VerdictPanel tone="none" word={t.idle.title} why={t.idle.about} busy={busy} />;
  if ('problem' in result) return <VerdictPanel tone="no" word={t.problem} why={result.problem} busy={busy} />;
  const { isCounted, message } = result;
  return <VerdictPanel tone={isCounted ? 'yes' : 'care'} word={isCounted ? t.told : t.notTold} why={message} busy={busy} />;
}

function Groups({ gate }: { gate: string }) {
  const { out: t } = useTexts('gate');
  const day = parkDay(parkNow());
  const groups = useCall(getParkGroups, { day });
  const stale = [getParkGroups, getCapacity];
  const save = useSend(saveParkGroup, { stale, done: t.added });
  const enter = useSend(checkInGroup, { stale });
  const [form] = Form.useForm<{ name: string; people: number }>();
  const id = useRef(crypto.randomUUID());
  const add = async (values: { name: string; people: number }) => {
    await save.mutateAsync({ id: id.current, version: 0, day, ...values });
    id.current = crypto.randomUUID();
    form.resetFields();
  };
  return (
    <section className="sheet" aria-label={t.groups}>
      <h2>{t.groups}</h2>
      <p className="muted">{t.groupsAbout}</p>
      <Answer of={groups} anew>
        {(list) =>
          list.length === 0 ? (
            <p>{t.noGroups}</p>
          ) : (
            <ul className="bare-list gate-products">
              {list.map((group) => (
                <Group
                  key={group.id}
                  group={group}
                  busy={enter.isPending}
                  onCame={(people) => enter.mutate({ id: group.id, people, gate })}
                />
              ))}
            </ul>
          )
        }
      </Answer>
      <Form form={form} layout="vertical" onFinish={(values) => void add(values).catch(() => undefined)}>
        <LineItem
          name="name"
          label={t.name}
          rules={[{ required: true, whitespace: true, message: t.nameWrong }]}
          maxLength={GROUP_NAME}
        />
        <NumberItem
          name="people"
          label={t.size}
          rules={[{ required: true, type: 'integer', min: 1, max: 10_000, message: t.sizeWrong }]}
          min={1}
          max={10_000}
        />
        <Button htmlType="submit" loading={save.isPending}>
          {t.add}
        </Button>
      </Form>
    </section>
  );
}

function Group({ group, busy, onCame }: { group: ParkGroup; busy: boolean; onCame: (people: number) => void }) {
  const { out: t } = useTexts('gate');
  const { name, people, cameAt, gate } = group;
  const [came, setCame] = useState(people);
  return (
    <li>
      <span>{name}</span>
      {cameAt === null ? (
        <Space wrap>
          <InputNumber
            aria-label={t.actual({ name })}
            min={1}
            max={10_000}
            precision={0}
            value={came}
            onChange={(value) => setCame(value ?? people)}
          />
          <Button aria-label={t.cameIn({ name })} loading={busy} onClick={() => onCame(came)}>
            {t.came}
          </Button>
        </Space>
      ) : (
        <span>
          {people} · {t.isIn({ when: parkTime(cameAt, { timeStyle: 'short' }), gate: gate ?? '' })}
        </span>
      )}
    </li>
  );
}
