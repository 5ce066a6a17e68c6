import type { PlaceKind } from '@park/contract/map/limits';
import type { MapPlace, MapShape } from '@park/contract/map/schemas';
import type { Sheet } from '@park/contract/map/sheet';
import { useParkList } from '../../api/park';
import { useTexts } from '../../i18n/language';
import { ParkGround } from '../../ui/ParkGround';
import { roomForNames } from '../../ui/roomForNames';
import { apart } from './apart';
import type { Located } from './located';

/** Height by width of the drawing. */
export const SHEET_RATIO = 0.82;

const WIDTH = 1_000;
const HEIGHT = WIDTH * SHEET_RATIO;
const percent = (share: number) => `${(share * 100).toFixed(2)}%`;
/** Metres that a circle of accuracy is drawn from and to: a smaller one is under the pin, a larger one says nothing. */
const CIRCLE = [15, 2_000] as const;

/** Toilets and stops share names and are many; their dots are enough to go by. */
const NAMED: ReadonlySet<PlaceKind> = new Set(['entrance', 'museum', 'livePoint', 'firstAid']);
/** Of the names, in units of the drawing (`.help-place-name`). */
const LETTERS = 24;
const GAP = 18;
/** Room of a pin, as a share of the drawing's width: 32 px where that is 530. */
const PIN = 0.06;

interface HelpMapProps {
  places: readonly MapPlace[];
  shapes: readonly MapShape[];
  located: readonly Located[];
  sheet: Sheet;
  chosenId: string | null;
  onChoose: (id: string) => void;
}

/** The park's places where they lie, north above, and the calls with their place among those that wait. */
export function HelpMap({ places, shapes, located, sheet, chosenId, onChoose }: HelpMapProps) {
  const t = useTexts('help');
  const { nameOf } = useParkList('help', t.kinds);
  const pins = located.flatMap(({ drawn, ...one }) => (drawn ? [{ ...one, ...drawn }] : []));
  return (
    <div className="help-map">
      <Land places={places} shapes={shapes} located={located} sheet={sheet} chosenId={chosenId} />
      <ul className="bare-list" aria-label={t.map.label}>
        {apart(pins, PIN, SHEET_RATIO)
          .reverse()
          .map(({ call, rank, near, x, y, outside }) => (
            <li key={call.id} style={{ left: percent(x), top: percent(y) }} data-chosen={call.id === chosenId}>
              <button
                type="button"
                className="help-pin"
                data-urgency={call.urgency}
                data-status={call.status}
                data-outside={outside}
                aria-pressed={call.id === chosenId}
                aria-label={t.map.pin({ rank, kind: nameOf(call.kind), near: near?.place.name, outside })}
                onClick={() => onChoose(call.id)}
              >
                <span aria-hidden>{rank}</span>
              </button>
            </li>
          ))}
      </ul>
    </div>
  );
}

function Land({ places, shapes, located, sheet, chosenId }: Omit<HelpMapProps, 'onChoose'>) {
  const spots = places.map((place) => {
    const { x, y } = sheet.at(place);
    return { id: place.id, name: NAMED.has(place.kind) ? place.name : '', x: x * WIDTH, y: y * HEIGHT };
  });
  const names = roomForNames(spots, { size: LETTERS, gap: GAP, first: 'above', width: WIDTH });
  return (
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden focusable="false">
      <rect width={WIDTH} height={HEIGHT} fill="#f3f0e6" />
      <ParkGround shapes={shapes} sheet={sheet} width={WIDTH} height={HEIGHT} />
      {located.map(({ call, drawn }) => {
        const metres = call.position?.accuracy ?? 0;
        if (!drawn || drawn.outside || metres < CIRCLE[0] || metres > CIRCLE[1]) return null;
        return (
          <circle
            key={call.id}
            className="help-accuracy"
            data-chosen={call.id === chosenId}
            cx={drawn.x * WIDTH}
            cy={drawn.y * HEIGHT}
            r={sheet.width(metres) * WIDTH}
          />
        );
      })}
      {spots.map(({ id, name, x, y }) => {
        const written = names.get(id);
        return (
          <g key={id} transform={`translate(${x} ${y})`}>
            <circle r="9" fill="#ffffff" stroke="#4a463d" strokeWidth="4" />
            {written && (
              <text
                x={written.x - x}
                y={written.side === 'above' ? -GAP : GAP + LETTERS * 0.8}
                textAnchor="middle"
                className="help-place-name"
              >
                {name}
              </text>
            )}
          </g>
        );
      })}
    </svg>
  );
}
