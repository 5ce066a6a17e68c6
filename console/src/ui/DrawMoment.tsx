import { DRAW_TIMES, type DrawTime, type DrawTimes, type TimeMistake, timeMistake } from './drawTimes';
import { MomentItem } from './items';
import { toParkInput } from './parkInput';
import { rule } from './rule';

interface DrawMomentProps {
  field: DrawTime;
  extra?: string;
  wrong: (mistake: TimeMistake) => string;
}

/** When something of a draw happens, not before what comes ahead of it. */
export const DrawMoment = ({ field, extra, wrong }: DrawMomentProps) => (
  <MomentItem
    name={field}
    extra={extra}
    dependencies={[...DRAW_TIMES.slice(0, DRAW_TIMES.indexOf(field)), 'beacon']}
    rules={[
      rule((_, { getFieldsValue }) => {
        const mistake = timeMistake(
          field,
          getFieldsValue([...DRAW_TIMES, 'beacon']) as DrawTimes,
          toParkInput(new Date().toISOString()),
        );
        return mistake && wrong(mistake);
      }),
    ]}
  />
);
