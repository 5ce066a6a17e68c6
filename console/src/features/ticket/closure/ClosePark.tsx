import { addDays, parkClock, parkDay } from '@park/contract/parkTime';
import { closePark, previewParkClosure } from '@park/contract/ticket/closure/calls';
import { CLOSURE_DAYS } from '@park/contract/ticket/limits';
import { Alert, Checkbox, Form, Input, Skeleton } from 'antd';
import { sentenceOf } from '../../../api/callError';
import { useCall, useSend } from '../../../api/hooks';
import { useTexts } from '../../../i18n/language';
import { AskWords } from '../../../ui/AskWords';
import { useSlots } from '../slots';
import { ClosureWeight } from './ClosureWeight';
import { MeanwhileFields } from './MeanwhileFields';
import { type Also, CHANGED_BY_CLOSING } from './stale';
import '../ticket.css';

/** One tick for each choice of days: other days have other numbers. */
type Given = { from: string; to: string } & Also & Partial<Record<`sure ${string}`, boolean>>;
const tickOf = ({ from, to }: { from: string; to: string }) => `sure ${from} ${to}` as const;

/** Closes the whole park for a day or several: everything that is sold, all at once. */
export function ClosePark() {
  const { closePark: t, close } = useTexts('stock');
  const { slots } = useSlots();
  const now = Date.now();
  const isOver = slots.length > 0 && slots.every(({ end }) => end <= parkClock(now));
  const today = addDays(parkDay(now), isOver ? 1 : 0);
  const send = useSend(closePark, {
    stale: CHANGED_BY_CLOSING,
    done: ({ days }) => t.done({ days: days.length }),
  });
  const daysOf = ({ from = today, to = today }: Partial<Given>) => ({ from, to });
  return (
    <AskWords<Given>
      danger
      title={t.title}
      about={<p className="muted">{t.about}</p>}
      label={close.reason}
      needed={close.reasonNeeded}
      thing="closePark"
      okText={t.yes}
      fields={<Days today={today} />}
      prepared="closure"
      below={<Sure today={today} />}
      ready={(given) => given[tickOf(daysOf(given))] === true}
      onSend={(reason, { cancelActivities, closeLive, ...given }) =>
        send.mutateAsync({ ...daysOf(given), reason, cancelActivities, closeLive })
      }
    >
      {t.button}
    </AskWords>
  );
}

/** The days that stand in the form. */
function useDays(today: string) {
  const form = Form.useFormInstance();
  const from: string = Form.useWatch('from', form) || today;
  const to: string = Form.useWatch('to', form) || today;
  return { from, to };
}

function Days({ today }: { today: string }) {
  const { closePark: t } = useTexts('stock');
  const form = Form.useFormInstance();
  const days = useDays(today);
  const weight = useCall(previewParkClosure, days);
  return (
    <>
      <div className="edit-pair">
        <Form.Item name="from" label={t.from} initialValue={today}>
          <Input
            type="date"
            min={today}
            required
            // A park closes for one day as a rule: the last day follows the first.
            onChange={({ target }) => target.value > days.to && form.setFieldValue('to', target.value)}
          />
        </Form.Item>
        <Form.Item name="to" label={t.to} initialValue={today} extra={t.most({ days: CLOSURE_DAYS })}>
          <Input type="date" min={days.from} required />
        </Form.Item>
      </div>
      {weight.isError && <Alert type="warning" showIcon title={sentenceOf(weight.error)} style={{ marginBottom: 16 }} />}
      {weight.isLoading && <Skeleton active paragraph={{ rows: 2 }} title={false} />}
      {weight.data && (
        <>
          <p>{t.days({ days: weight.data.days.length })}</p>
          <ClosureWeight {...weight.data} />
          <MeanwhileFields {...weight.data} isOn />
        </>
      )}
    </>
  );
}

function Sure({ today }: { today: string }) {
  const { close: t } = useTexts('stock');
  const days = useDays(today);
  const { data, isPlaceholderData, isError } = useCall(previewParkClosure, days);
  return (
    <Form.Item key={tickOf(days)} name={tickOf(days)} valuePropName="checked" noStyle>
      <Checkbox disabled={data === undefined || isPlaceholderData || isError}>
        {data && data.tickets > 0 ? t.sure({ people: data.tickets }) : t.sureNobody}
      </Checkbox>
    </Form.Item>
  );
}
