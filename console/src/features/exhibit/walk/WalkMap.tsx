import { getAdminExhibits } from '@park/contract/exhibit/calls';
import type { Spot } from '@park/contract/map/sheet';
import { alongMarks, marksOf, spanOf } from '@park/contract/walk/marks';
import { Form } from 'antd';
import { useCall } from '../../../api/hooks';
import { useTexts } from '../../../i18n/language';
import { textIn } from '../../../ui/contentLanguages';
import { ParkDrawing } from '../../../ui/parkDrawing/ParkDrawing';
import './walk.css';

/** Stops that are nearer than this share one mark. In the drawing's units, as are the others. */
const NEAR = 24;
const HIGH = 22;
/** Of a figure. */
const WIDE = 8;

/** The stops that are chosen so far, numbered on the map in their order, and those that are not on it. */
export function WalkMap() {
  const t = useTexts('walk');
  const stops: (string | null)[] = Form.useWatch('stops') ?? [];
  const exhibits = new Map(useCall(getAdminExhibits, {}).data?.map((one) => [one.id, one]));
  const chosen = stops.map((id) => exhibits.get(id ?? ''));
  const spots = chosen.map((one) => one?.at ?? null);
  const placed = spots.flatMap((spot) => spot ?? []);
  const missing = chosen.flatMap((one, index) => (one && !one.at ? [`${index + 1} ${textIn(one.name)}`] : []));
  return (
    <div className="walk-map">
      <ParkDrawing places={[]} around={placed} label={t.map} over={(at) => <Marks spots={spots} at={at} />} />
      {missing.length > 0 && <p className="walk-map-missing">{t.notOnMap({ stops: missing.join(', ') })}</p>}
    </div>
  );
}

function Marks({ spots, at }: { spots: readonly (Spot | null)[]; at: (spot: Spot) => { x: number; y: number } }) {
  const marks = marksOf(
    spots.map((spot) => spot && at(spot)),
    NEAR,
  );
  return (
    <>
      <polyline
        className="walk-line"
        points={alongMarks(marks)
          .map(({ x, y }) => `${x},${y}`)
          .join(' ')}
      />
      {marks.map(({ x, y, numbers }) => {
        const text = spanOf(numbers);
        const width = Math.max(HIGH, WIDE * text.length + WIDE);
        return (
          <g key={text} className="walk-mark" transform={`translate(${x} ${y})`}>
            <rect x={-width / 2} y={-HIGH / 2} width={width} height={HIGH} rx={HIGH / 2} />
            <text>{text}</text>
          </g>
        );
      })}
    </>
  );
}
