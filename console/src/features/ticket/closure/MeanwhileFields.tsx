import type { Meanwhile } from '@park/contract/ticket/closure/schemas';
import { Checkbox, Form } from 'antd';
import { Link } from 'react-router';
import { useMay } from '../../../api/hooks';
import { useParts } from '../../../api/park';
import { useTexts } from '../../../i18n/language';
import { ParkTime, shortDay } from '../../../ui/values';

interface MeanwhileFieldsProps extends Meanwhile {
  /** Whether they are ticked at first. */
  isOn: boolean;
}

/** What takes place while the park is closed, each a way to it, and whether that ends, too, where they may end it. */
export function MeanwhileFields({ activities, live, isOn }: MeanwhileFieldsProps) {
  const { close: t } = useTexts('stock');
  const offers = useParts();
  const mayCancel = useMay('activities.write');
  const mayClose = useMay('live.manage');
  const reserved = live.reduce((sum, { reservations }) => sum + reservations, 0);
  return (
    <>
      {activities.length > 0 && (
        <section className="meanwhile">
          <ul className="bare-list">
            {activities.map(({ id, title, start, people }) => (
              <li key={id}>
                <Link to={`/activities/${id}/enrolments`} target="_blank">
                  {title}
                </Link>{' '}
                <ParkTime at={start} /> · {t.enrolled({ people })}
              </li>
            ))}
          </ul>
          <Form.Item name="cancelActivities" valuePropName="checked" initialValue={isOn && mayCancel} noStyle>
            <Checkbox disabled={!mayCancel}>{t.cancelActivities({ activities: activities.length })}</Checkbox>
          </Form.Item>
          {!mayCancel && <p className="muted">{t.notYours}</p>}
        </section>
      )}
      {(offers('live') || reserved > 0) && (
        <section className="meanwhile">
          <ul className="bare-list">
            {live.map(({ day, pointId, name, reservations }) => (
              <li key={`${day} ${pointId}`}>
                <Link to={`/live/reservations?day=${day}&pointId=${pointId}`} target="_blank">
                  {name}
                </Link>{' '}
                {shortDay(day)} · {t.reserved({ reservations })}
              </li>
            ))}
          </ul>
          <Form.Item name="closeLive" valuePropName="checked" initialValue={isOn && mayClose} noStyle>
            <Checkbox disabled={!mayClose}>{t.closeLive({ reservations: reserved })}</Checkbox>
          </Form.Item>
          {!mayClose && <p className="muted">{t.notYours}</p>}
        </section>
      )}
    </>
  );
}
