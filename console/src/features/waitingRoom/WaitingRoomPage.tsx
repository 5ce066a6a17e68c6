import { getWaitingRoom, setWaitingRoom } from '@park/contract/waitingRoom/calls';
import { WAITING_ROOM, WAITING_ROOM_KINDS, type WaitingRoomKind } from '@park/contract/waitingRoom/limits';
import type { WaitingRoom } from '@park/contract/waitingRoom/schemas';
import { Descriptions, Form, Radio } from 'antd';
import { call } from '../../api/call';
import { useCall, useSend } from '../../api/hooks';
import { useTexts } from '../../i18n/language';
import { Answer } from '../../ui/Answer';
import { EditForm, type Versioned } from '../../ui/EditForm';
import { MomentItem, NumberItem } from '../../ui/items';
import { choices } from '../../ui/list/choices';
import { PageHead } from '../../ui/PageHead';
import { fromParkInput, toParkInput } from '../../ui/parkInput';

/** How often the figures are asked for while they are in view. ms */
const EVERY = 3_000;

interface Given {
  kind: WaitingRoomKind;
  amount: number;
  /** As the browser's own field has it, by the park's clock. */
  opensAt: string;
}

const givenOf = ({ version, kind, amount, opensAt }: WaitingRoom): Versioned<Given> => ({
  version,
  values: { kind, amount, opensAt: toParkInput(opensAt) },
});

/** The line in front of ordering: its switch, and how it goes now. */
export function WaitingRoomPage() {
  const t = useTexts('waitingRoom');
  const room = useCall(getWaitingRoom, {}, { every: EVERY });
  const save = useSend(setWaitingRoom, { stale: [getWaitingRoom], done: t.saved, quiet: true });
  return (
    <>
      <PageHead title={t.title} about={t.about} />
      <Answer of={room} anew>
        {(now) => (
          <>
            <Figures room={now} />
            <div className="sheet" style={{ padding: 16, maxWidth: 640 }}>
              <EditForm<Given>
                thing="waitingRoom"
                {...givenOf(now)}
                labels={{ kind: t.kind, amount: t.amount, opensAt: t.opensAt }}
                describe={{ kind: (kind) => t.kinds[kind] }}
                loadTheirs={async () => givenOf(await call(getWaitingRoom, {}))}
                onSave={async ({ kind, amount, opensAt }, version) =>
                  givenOf(await save.mutateAsync({ kind, amount, opensAt: fromParkInput(opensAt), version }))
                }
              >
                <Fields />
              </EditForm>
            </div>
          </>
        )}
      </Answer>
    </>
  );
}

function Fields() {
  const t = useTexts('waitingRoom');
  const kind = Form.useWatch<WaitingRoomKind>('kind');
  return (
    <>
      <Form.Item name="kind" label={t.kind} extra={kind === 'off' ? t.offAbout : t.onAbout({ minutes: WAITING_ROOM.passLife })}>
        <Radio.Group optionType="button" options={choices(WAITING_ROOM_KINDS, t.kinds)} />
      </Form.Item>
      <div hidden={kind === 'off'}>
        <NumberItem
          name="amount"
          label={kind === 'perMinute' ? t.perMinute : t.amount}
          extra={t.amountAbout}
          rules={[{ required: true, type: 'integer', min: 1, max: WAITING_ROOM.maxAmount, message: t.amountWrong }]}
          min={1}
          max={WAITING_ROOM.maxAmount}
        />
        <MomentItem name="opensAt" extra={t.opensAtAbout} />
      </div>
    </>
  );
}

function Figures({ room: { kind, waiting, admitted, passes, perMinute } }: { room: WaitingRoom }) {
  const t = useTexts('waitingRoom');
  if (kind === 'off') return null;
  const figures = { waiting, passes, admitted, rate: perMinute ?? t.rateUnknown };
  return (
    <Descriptions
      className="sheet"
      style={{ padding: 16, marginBottom: 16 }}
      title={t.now}
      column={{ xs: 2, md: 4 }}
      layout="vertical"
      items={(Object.keys(figures) as (keyof typeof figures)[]).map((name) => ({
        key: name,
        label: t.figures[name],
        children: figures[name],
      }))}
    />
  );
}
