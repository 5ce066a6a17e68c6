import ClockCircleOutlined from '@ant-design/icons/ClockCircleOutlined';
import { useEffect, useState } from 'react';
import { useTexts } from '../../../i18n/language';
import { timeText, urgencyOf } from './timeLeft';

/** How much of WeChat's time is left, ticking. */
export function TimeLeft({ until }: { until: string }) {
  const t = useTexts('complaint');
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1_000);
    return () => clearInterval(timer);
  }, []);
  const left = Date.parse(until) - now;
  const urgency = urgencyOf(left);
  return (
    <span className="time-left" data-urgency={urgency}>
      {urgency !== 'calm' && <ClockCircleOutlined aria-hidden />}
      {urgency === 'late' ? t.late({ time: timeText(left) }) : t.left({ time: timeText(left) })}
    </span>
  );
}
