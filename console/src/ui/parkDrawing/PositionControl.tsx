import type { PlaceKind } from '@park/contract/map/limits';
import type { Spot } from '@park/contract/map/sheet';
import { outsidePark, swapped } from '@park/contract/map/spot';
import { Alert, Button, InputNumber } from 'antd';
import { useTexts } from '../../i18n/language';
import { type DrawnPoi, ParkDrawing } from './ParkDrawing';

interface PositionControlProps {
  poiId: string;
  kind: PlaceKind;
  /** All that is drawn on the map. */
  places: readonly DrawnPoi[];
  /** Given by the form, as is the id of its field. */
  id?: string;
  value?: Spot;
  onChange?: (position: Spot) => void;
}

/** A longitude fits into either field: who swaps the two is offered to swap them back. */
const DEGREES = ['latitude', 'longitude'] as const;
const MAX_DEGREES = 180;

/** The park with this place where it is put now; a click puts it elsewhere, and so do its degrees. */
export function PositionControl({ poiId, kind, places, id, value, onChange }: PositionControlProps) {
  const t = useTexts('map');
  const others = places.filter((one) => one.id !== poiId);
  if (!value) return null;
  // As the server measures it: by the places alone.
  const outside = outsidePark(others.filter((one) => one.kind !== 'livePoint'));
  const far = outside(value);
  const here = { ...value, id: poiId, kind, name: '' };
  return (
    <>
      <ParkDrawing
        places={[...others, here]}
        around={others.length > 0 ? others : [here]}
        label={t.map}
        chosenId={poiId}
        onPoint={onChange}
      />
      <div className="edit-pair" style={{ marginTop: 12, rowGap: 12 }}>
        {DEGREES.map((name) => (
          <label key={name} className="field" htmlFor={name === 'latitude' ? id : `${id}-${name}`}>
            {t[name]}
            <InputNumber
              id={name === 'latitude' ? id : `${id}-${name}`}
              min={-MAX_DEGREES}
              max={MAX_DEGREES}
              step={0.0001}
              precision={6}
              value={value[name]}
              onChange={(degrees) => degrees !== null && onChange?.({ ...value, [name]: degrees })}
            />
          </label>
        ))}
      </div>
      {far > 0 && (
        <Alert
          type="error"
          role="alert"
          title={t.outside({ kilometres: Math.round(far / 1_000) })}
          action={outside(swapped(value)) === 0 && <Button onClick={() => onChange?.(swapped(value))}>{t.swap}</Button>}
        />
      )}
    </>
  );
}
