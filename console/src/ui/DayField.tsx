import LeftOutlined from '@ant-design/icons/LeftOutlined';
import RightOutlined from '@ant-design/icons/RightOutlined';
import { addDays, parkDay } from '@park/contract/parkTime';
import { Button, Input, Space } from 'antd';
import { useTexts } from '../i18n/language';
import { daySpan } from './daySpan';

interface DayFieldProps {
  id: string;
  label: string;
  /** A park day. */
  day: string;
  onChange: (day: string) => void;
}

/** A day of the park, with the one before and after it a tap away. */
export function DayField({ id, label, day, onChange }: DayFieldProps) {
  const { day: t } = useTexts('ui');
  const today = parkDay(Date.now());
  const span = daySpan();
  return (
    <Space wrap>
      <Button icon={<LeftOutlined />} aria-label={t.before} onClick={() => onChange(addDays(day, -1))} />
      <Input
        id={id}
        type="date"
        {...span}
        aria-label={label}
        value={day}
        required
        style={{ width: 170 }}
        // A year that is being typed passes through 0002 and 0020.
        onChange={({ target }) => target.value >= span.min && target.value <= span.max && onChange(target.value)}
      />
      <Button icon={<RightOutlined />} aria-label={t.after} onClick={() => onChange(addDays(day, 1))} />
      <Button disabled={day === today} onClick={() => onChange(today)}>
        {t.today}
      </Button>
    </Space>
  );
}
