import type { OpenSpan } from '@park/contract/park/hours';
import { Checkbox, Modal } from 'antd';
import { useState } from 'react';
import { useTexts } from '../../i18n/language';
import { textIn } from '../../ui/contentLanguages';
import { dayText } from '../../ui/values';
import { type HolidayAhead, toSpecialDays } from './holidays';
import type { SpecialDaysForm } from './rules';
import { SpansInput } from './SpansInput';

interface HolidaysDialogProps {
  year: number;
  holidays: readonly HolidayAhead[];
  /** What is chosen, as days of the form around it. */
  onAdd: (days: SpecialDaysForm[]) => void;
  onClose: () => void;
}

const shortText = (day: string) => dayText(day, { weekday: 'short', day: 'numeric', month: 'short' });

/** The State Council's holidays of a year, each with the hours that the park chooses for it. */
export function HolidaysDialog({ year, holidays, onAdd, onClose }: HolidaysDialogProps) {
  const { holidays: t } = useTexts('park');
  /** Of those that are ticked, by first day. */
  const [chosen, setChosen] = useState<Record<string, readonly OpenSpan[]>>({});
  const ticked = holidays.filter(({ from }) => chosen[from]);
  const toggle = ({ from, usual }: HolidayAhead) => {
    const { [from]: was, ...others } = chosen;
    setChosen(was ? others : { ...chosen, [from]: usual });
  };
  return (
    <Modal
      open
      title={t.title({ year })}
      okText={t.ok({ n: ticked.length })}
      okButtonProps={{ disabled: ticked.length === 0 }}
      width={640}
      onOk={() => onAdd(ticked.flatMap((holiday) => toSpecialDays(holiday, chosen[holiday.from] ?? [])))}
      onCancel={onClose}
    >
      <p className="muted">{t.about}</p>
      {holidays.map((holiday) => {
        const { from, until, free, workdays } = holiday;
        const name = textIn(holiday.name);
        const spans = chosen[from];
        return (
          <div key={from} className="park-entry">
            <Checkbox checked={spans !== undefined} disabled={free.length === 0} onChange={() => toggle(holiday)}>
              <strong>{name}</strong> {shortText(from)} – {shortText(until)}
            </Checkbox>
            {free.length === 0 && <div className="muted">{t.taken}</div>}
            {workdays.length > 0 && <div className="muted">{t.workdays({ days: workdays.map(shortText).join(' · ') })}</div>}
            {spans && <SpansInput label={name} value={spans} onChange={(next) => setChosen({ ...chosen, [from]: next })} />}
          </div>
        );
      })}
    </Modal>
  );
}
