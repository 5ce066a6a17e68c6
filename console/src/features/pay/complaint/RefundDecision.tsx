import {
  approveComplaintRefund,
  getComplaint,
  getComplaints,
  rejectComplaintRefund,
  uploadComplaintPicture,
} from '@park/contract/pay/complaint/calls';
import { COMPLAINT } from '@park/contract/pay/complaint/limits';
import type { Complaint } from '@park/contract/pay/complaint/schemas';
import { App, Button, Flex, Form, Input, InputNumber, Progress } from 'antd';
import { useEffect, useRef } from 'react';
import { useMay, useSend } from '../../../api/hooks';
import { useTexts } from '../../../i18n/language';
import { AskWords } from '../../../ui/AskWords';
import { rule } from '../../../ui/rule';
import { useUpload } from '../../../ui/useUpload';

/** A picture as WeChat has it, and where this browser shows it from. */
interface Shown {
  /** Empty while it is on its way. */
  mediaId: string;
  src: string;
}

/** Approves or refuses the refund that a complaint asks for. @param orReload shows what is new when it was refused, and goes on with the error */
export function RefundDecision({ of, orReload }: { of: Complaint; orReload: (error: unknown) => Promise<never> }) {
  const { approve: a, reject: r, remark, sending } = useTexts('complaint');
  const mayRefund = useMay('refunds.approve');
  const stale = [getComplaint, getComplaints];
  const approve = useSend(approveComplaintRefund, { stale, done: (one) => (one.sending ? sending : a.done) });
  const reject = useSend(rejectComplaintRefund, { stale, done: (one) => (one.sending ? sending : r.done) });
  const { id, version } = of;
  return (
    <>
      {mayRefund && (
        <AskWords<{ launchDays: number }>
          title={a.title}
          about={a.about}
          label={remark}
          length={COMPLAINT.remark}
          thing={`complaint.approve:${id}`}
          fields={
            <Form.Item
              name="launchDays"
              label={a.days}
              extra={a.daysAbout}
              initialValue={0}
              rules={[{ required: true, message: a.daysNeeded }]}
            >
              <InputNumber min={0} max={COMPLAINT.maxLaunchDays} precision={0} />
            </Form.Item>
          }
          okText={a.button}
          onSend={(words, { launchDays }) => approve.mutateAsync({ id, version, launchDays, remark: words }).catch(orReload)}
        >
          {a.button}
        </AskWords>
      )}
      <AskWords<{ remark?: string; pictures?: Shown[] }>
        danger
        title={r.title}
        about={r.about}
        label={r.reason}
        needed={r.needed}
        length={COMPLAINT.rejectReason}
        thing={`complaint.reject:${id}`}
        below={
          <>
            <Form.Item
              name="pictures"
              label={r.pictures}
              extra={r.picturesAbout({ max: COMPLAINT.maxPictures })}
              rules={[rule((pictures: Shown[] = []) => pictures.some(({ mediaId }) => mediaId === '') && r.picturesWait)]}
            >
              <PicturesField />
            </Form.Item>
            <Form.Item name="remark" label={remark}>
              <Input.TextArea rows={2} maxLength={COMPLAINT.remark[1]} showCount />
            </Form.Item>
          </>
        }
        okText={r.button}
        onSend={(reason, { remark: words = '', pictures = [] }) =>
          reject
            .mutateAsync({ id, version, reason, remark: words, mediaIds: pictures.map(({ mediaId }) => mediaId) })
            .catch(orReload)
        }
      >
        {r.button}
      </AskWords>
    </>
  );
}

interface PicturesFieldProps {
  /** Given by the form, as are its value and what hears of it. */
  id?: string;
  value?: readonly Shown[];
  onChange?: (pictures: Shown[]) => void;
}

/** Pictures that go to WeChat as they are chosen, one after the other. */
function PicturesField({ id, value = [], onChange }: PicturesFieldProps) {
  const { reject: t } = useTexts('complaint');
  const ui = useTexts('ui');
  const { message } = App.useApp();
  const chooser = useRef<HTMLInputElement>(null);
  const { progress, send } = useUpload(uploadComplaintPicture, (sentence) => message.error(sentence));
  const shown = useRef<readonly Shown[]>(value);
  shown.current = value;
  useEffect(
    () => () => {
      for (const { src } of shown.current) URL.revokeObjectURL(src);
    },
    [],
  );
  const put = (pictures: Shown[]) => {
    // Two changes may come before it is drawn again.
    shown.current = pictures;
    onChange?.(pictures);
  };
  const take = async (files: readonly File[]) => {
    const room = COMPLAINT.maxPictures - value.length;
    if (files.length > room) message.warning(t.picturesAbout({ max: COMPLAINT.maxPictures }));
    for (const file of files.slice(0, room)) {
      const src = URL.createObjectURL(file);
      put([...shown.current, { mediaId: '', src }]);
      const sent = await send(file);
      const others = shown.current.filter((one) => one.src !== src);
      put(sent ? [...others, { mediaId: sent.mediaId, src }] : others);
      if (!sent) return;
    }
  };
  return (
    <Flex wrap gap={12}>
      {value.map(({ src }, index) => (
        <span key={src} className="complaint-picture">
          <img src={src} alt={ui.pictureOf({ n: index + 1, of: value.length })} width={112} height={112} />
          <Button
            size="small"
            aria-label={`${ui.picture.remove} · ${index + 1}`}
            disabled={progress !== null}
            onClick={() => put(value.filter((one) => one.src !== src))}
          >
            {ui.picture.remove}
          </Button>
        </span>
      ))}
      {progress !== null && (
        <Progress percent={Math.round(progress * 100)} aria-label={ui.picture.sending} style={{ maxWidth: 320 }} />
      )}
      {value.length < COMPLAINT.maxPictures && (
        <Button id={id} loading={progress !== null} onClick={() => chooser.current?.click()}>
          {ui.picture.add}
        </Button>
      )}
      <input
        ref={chooser}
        type="file"
        multiple
        style={{ display: 'none' }}
        aria-label={t.pictures}
        accept="image/jpeg,image/png,image/webp"
        onChange={(event) => {
          void take([...(event.target.files ?? [])]);
          event.target.value = '';
        }}
      />
    </Flex>
  );
}
