import type { MapShape } from '@park/contract/map/schemas';
import type { Spot } from '@park/contract/map/sheet';
import { View } from '@tarojs/components';
import { type CSSProperties, useEffect, useMemo, useState } from 'react';
import './DrawnMap.scss';
import { Ground } from '@/components/Ground';
import { formatDistance } from '@/i18n/format';
import { useT } from '@/i18n/useT';
import { catchMove } from '@/platform/catchMove';
import { watchHeading } from '@/platform/heading';
import type { Size } from '@/platform/size';
import { useAppearance } from '@/theme/useAppearance';
import { aria } from '@/ui/aria';
import { byArrows } from '@/ui/ariaTarget';
import { classNames } from '@/ui/classNames';
import { Icon } from '@/ui/Icon';
import { ICONS } from '@/ui/pictures/icons';
import { Tap } from '@/ui/Tap';
import { AREA_LIKE, groundUri, percent, piecesUri } from './drawing/groundDrawing';
import { dotsAmong, middleOf, namesOn, scaleOf, viewOf } from './drawing/names';
import { CONTROLS, obstaclesOn, SCALE_BAR } from './drawing/obstacles';
import { PALETTES } from './drawing/palette';
import { reliefOf } from './drawing/relief';
import { type DrawnSheet, type Frame, useSheet } from './drawing/useSheet';
import { HALF } from './MapSheet';
import { Mark } from './Mark';
import { fromTheGround, numbersOn, type Placed } from './placed';
import type { WalkPiece } from './way/walkLine';
import { ZoomSheet } from './ZoomSheet';
import type { Hands } from './zoomSheetProps';

interface DrawnMapProps {
  /** All of the park: the sheet keeps its scale whatever is shown of it. */
  places: readonly Placed[];
  shapes: readonly MapShape[];
  isShown: (place: Placed) => boolean;
  /** Shown once the map is enlarged. */
  isMinor: (place: Placed) => boolean;
  chosenId: string;
  onChoose: (place: Placed) => void;
  /** A closed way was tapped. */
  onClosed: (shape: MapShape) => void;
  /** From stop to stop; none where there is no walk. */
  walk: readonly WalkPiece[];
  /** Exhibits. */
  seen: ReadonlySet<string>;
  /** The way that was looked for. */
  way: readonly WalkPiece[];
  /** What is to be seen: the map moves there whenever this is another list. */
  fit: readonly Spot[];
  /** Of the map's window. */
  size: Size;
  /** How much of its lower part is covered. px on the base of 375 */
  cover: number;
  /** And to how many metres that is known. */
  here: { at: Spot; accuracy: number } | null;
  /** Where that is, in words. */
  hereLabel: string;
  onLocate: () => void;
  label: string;
}

const LOCATE = 'M12 2.5v3.5m0 12v3.5M2.5 12h3.5m12 0h3.5M6 12a6 6 0 1 0 12 0a6 6 0 1 0-12 0M11 12a1 1 0 1 0 2 0a1 1 0 1 0-2 0';
const STEP = 1.6;
/** What a place is shown at. */
const NEAR = 2.4;
/** What is minor comes with this. */
const MINOR_FROM = 1.8;
/** What is looked for is not shown larger. */
const MAX_FIT_ZOOM = 2.6;
/** A label's size. px */
const LABEL = 12;
const SIZES = { normal: 1, large: 1.15, elder: 1.3 } as const;
/** As the map stands at first. */
const START = { zoom: 1, left: 0, top: 0 };

/** Pieces in both themes; null: there are none. */
const useDrawn = (pieces: readonly WalkPiece[], sheet: DrawnSheet, of: 'way' | 'walk') =>
  useMemo(
    () =>
      pieces.length > 0 ? { light: piecesUri(pieces, sheet, 'light', of), dark: piecesUri(pieces, sheet, 'dark', of) } : null,
    [pieces, sheet, of],
  );

/** The park as we draw it: to be moved and enlarged, north above. */
export function DrawnMap(props: DrawnMapProps) {
  const { places, shapes, isShown, isMinor, chosenId, onChoose, onClosed, walk, seen, way, here, hereLabel, onLocate, label } =
    props;
  const { fit, size, cover } = props;
  const { map: t } = useT();
  const frame = useFrame(size, cover > 0);
  const sheet = useSheet(places, shapes, frame);
  const [hands, setHands] = useState<Hands | null>(null);
  const [view, setView] = useState(START);
  const { zoom } = view;
  const text = LABEL * SIZES[useAppearance().textSize];
  const ground = useMemo(() => {
    const relief = reliefOf(shapes, sheet, PALETTES.light.ground.length - 1);
    return { light: groundUri(shapes, sheet, 'light', relief), dark: groundUri(shapes, sheet, 'dark', relief) };
  }, [shapes, sheet]);
  const wayDrawn = useDrawn(way, sheet, 'way');
  const walkDrawn = useDrawn(walk, sheet, 'walk');
  const free = { width: frame.park.width, height: size.height - cover };
  const middle = { x: free.width / 2, y: free.height / 2 };
  // biome-ignore lint/correctness/useExhaustiveDependencies: it moves for what is looked for, not for the sheet over it.
  useEffect(() => {
    if (fit.length === 0 || !hands) return;
    const { zoom: large, ...spot } = viewOf(fit, sheet, free, MAX_FIT_ZOOM);
    hands.show(spot, large, middle);
  }, [fit, sheet, hands]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: as above, for what was chosen.
  useEffect(() => {
    const chosen = places.find(({ id }) => id === chosenId);
    if (!chosen || !hands) return;
    const spot = sheet.at(chosen);
    const at = { x: spot.x * size.width * zoom - view.left, y: spot.y * size.height * zoom - view.top };
    const isSeen = at.x > 0 && at.x < free.width && at.y > 0 && at.y < free.height;
    if (!isSeen) hands.show(spot, zoom, middle);
  }, [chosenId, hands]);
  const shown = fromTheGround(places.filter((place) => isShown(place) && (zoom >= MINOR_FROM || !isMinor(place))));
  const dots = dotsAmong(shown, sheet, { zoom, chosenId });
  const numbers = numbersOn(shown, dots, seen);
  const obstacles = obstaclesOn(size, cover);
  const names = namesOn(sheet, { places: shown, shapes }, { view, size: text, chosenId, dots, obstacles });
  const closed = shapes.filter((shape) => shape.closed !== null && !AREA_LIKE.has(shape.kind));
  const scale = scaleOf(sheet, zoom, SCALE_BAR);
  const turn = shown.find(({ id }) => id === chosenId) ?? shown[0];
  const at = (spot: Spot) => {
    const { x, y } = sheet.at(spot);
    return { left: percent(x), top: percent(y) };
  };
  const button = (path: string, name: string, onClick: () => void) => (
    <Tap className="drawn-map__button raised centre" label={name} onClick={onClick}>
      <Icon path={path} size="small" />
    </Tap>
  );
  return (
    <View className="drawn-map" {...catchMove}>
      <ZoomSheet key={`${size.width} ${size.height}`} size={size} onHands={setHands} onRest={setView}>
        <Ground of={ground} />
        {walkDrawn && <Ground of={walkDrawn} />}
        {wayDrawn && <Ground of={wayDrawn} />}
        {names
          .filter(({ isGround }) => isGround)
          .map(({ id, text, x, y }) => (
            <View
              key={id}
              className="drawn-map__place"
              style={{ left: percent(x), top: percent(y) }}
              {...aria({ hidden: true })}
            >
              <View className="drawn-map__name drawn-map__name--ground">{text}</View>
            </View>
          ))}
        {here && (
          <View
            className="drawn-map__accuracy"
            style={{ ...at(here.at), width: percent(sheet.width(2 * here.accuracy)) }}
            {...aria({ hidden: true })}
          />
        )}
        {here && <HerePoint style={at(here.at)} label={hereLabel} />}
        <View {...byArrows('option')} {...aria({ role: 'listbox', label })}>
          {shown.map((place) => {
            const isChosen = place.id === chosenId;
            const side = names.find(({ id }) => id === place.id)?.side;
            return (
              <View
                key={place.id}
                className={classNames(
                  'drawn-map__place',
                  isChosen && 'drawn-map__place--chosen',
                  dots.has(place.id) && 'drawn-map__place--dot',
                )}
                style={at(place)}
              >
                <Tap
                  className="drawn-map__tap centre"
                  label={place.closed === null ? place.name : `${place.name} · ${t.closed}`}
                  state={{ selected: isChosen }}
                  role="option"
                  skipped={place !== turn}
                  onClick={() => onChoose(place)}
                >
                  <Mark kind={place.kind} isClosed={place.closed !== null} number={numbers.get(place.id)} />
                </Tap>
                {side && (
                  <View className={`drawn-map__name drawn-map__name--${side}`} {...aria({ hidden: true })}>
                    {place.name}
                  </View>
                )}
              </View>
            );
          })}
        </View>
        {closed.map((shape) => {
          const middle = middleOf(shape);
          return (
            middle && (
              <View key={shape.id} className="drawn-map__place" style={at(middle)}>
                <Tap
                  className="drawn-map__tap centre"
                  label={t.closedWay({ name: shape.name })}
                  onClick={() => onClosed(shape)}
                >
                  <View className="drawn-map__closed centre">
                    <Icon name="close" size="small" />
                  </View>
                </Tap>
              </View>
            )
          );
        })}
      </ZoomSheet>
      <View className="drawn-map__scale" style={{ width: `${scale.px * size.scale}px` }} {...aria({ hidden: true })}>
        <View className="drawn-map__length">{formatDistance(scale.metres)}</View>
      </View>
      <View className="drawn-map__bar stack-near">
        {button(ICONS.plus, t.zoomIn, () => hands?.zoomBy(STEP))}
        {button(ICONS.minus, t.zoomOut, () => hands?.zoomBy(1 / STEP))}
        {button(LOCATE, t.locate, () => {
          onLocate();
          if (here) hands?.show(sheet.at(here.at), Math.max(NEAR, zoom), middle);
        })}
        <View className="drawn-map__north centre" {...aria({ hidden: true })}>
          <View className="drawn-map__arrow" />
          {t.north}
        </View>
      </View>
    </View>
  );
}

/** Where the visitor is, and where the phone looks, if it tells. */
function HerePoint({ style, label }: { style: CSSProperties; label: string }) {
  const [heading, setHeading] = useState<number | null>(null);
  useEffect(() => watchHeading(setHeading), []);
  return (
    <View className="drawn-map__place drawn-map__place--chosen here" style={style} {...aria({ role: 'img', label })}>
      {heading !== null && <View className="here__beam" style={{ transform: `rotate(${heading}deg)` }} />}
      <View className="here__dot" />
    </View>
  );
}

/** Where the park lies in the map's window: beside the controls, and above the sheet that is half drawn up. @param cover none: no sheet lies over the map */
function useFrame({ width, height }: Size, isCovered: boolean): Frame {
  return useMemo(
    () => ({ width, height, park: { width: width - CONTROLS, height: isCovered ? height * (1 - HALF) : height } }),
    [width, height, isCovered],
  );
}
