import { closeShape } from '@park/contract/map/calls';
import { isArea } from '@park/contract/map/limits';
import type { AdminPlace, AdminShape } from '@park/contract/map/schemas';
import type { Spot } from '@park/contract/map/sheet';
import { App, Button, Space, Spin } from 'antd';
import { lazy, Suspense, useMemo, useState } from 'react';
import { keep } from '../../../api/download';
import { useSend } from '../../../api/hooks';
import { newId } from '../../../api/newId';
import { useTexts } from '../../../i18n/language';
import { SampleTag } from '../../../ui/Cells';
import { textIn } from '../../../ui/contentLanguages';
import { useFind } from '../../../ui/list/useFind';
import { useDrawn } from '../../../ui/parkDrawing/useDrawn';
import { RowsTable } from '../../../ui/RowsTable';
import { CloseOnMap } from './CloseOnMap';
import { type Drawn, drawnNow, isSameDrawn, onGround, pinOf, placesNow, whereOf } from './edits';
import { asGeoJson, type Read } from './files';
import { ImportWays } from './ImportWays';
import { joined } from './joins';
import type { Sketch } from './ShapeCanvas';
import { ShapeForm } from './ShapeForm';
import { useEdits } from './useEdits';
import { DRAWN, useSaving } from './useSaving';
import './ways.css';

const ShapeCanvas = lazy(() => import('./ShapeCanvas'));
const byId = (shapes: readonly Drawn[]) => Object.fromEntries(shapes.map((shape) => [shape.id, shape]));

export function WaysEditor({ saved, places }: { saved: AdminShape[]; places: AdminPlace[] }) {
  const t = useTexts('map');
  const ui = useTexts('ui');
  const { message } = App.useApp();
  const { edits, isEmpty, canUndo, edit, undo, settle, drop } = useEdits();
  const [chosenId, setChosenId] = useState<string>();
  const [drawing, setDrawing] = useState<'line' | 'area' | null>(null);
  const close = useSend(closeShape, { stale: DRAWN, done: ui.saved });
  const { busy, saveAll } = useSaving(saved, places);
  const drawnPlaces = useDrawn(useMemo(() => placesNow(places, edits), [places, edits]));
  const shapes = useMemo(() => drawnNow(saved, edits), [saved, edits]);
  const closedIds = useMemo(() => new Set(shapes.filter(({ closed }) => closed).map(({ id }) => id)), [shapes]);
  const chosen = shapes.find(({ id }) => id === chosenId);
  const chosenSaved = saved.find(({ id }) => id === chosenId);
  const { field, onClear, fits } = useFind();
  const nameOf = (shape: Drawn) => {
    const kind = t.shapeKinds[shape.kind];
    const { metres, place } = whereOf(shape, places);
    const near = place && { kind, place: textIn(place.name) };
    return textIn(shape.name ?? {}) || (near ? (isArea(shape.kind) ? t.areaNear(near) : t.wayNear({ ...near, metres })) : kind);
  };

  const put = (drawn: readonly Drawn[]) => {
    edit(byId(joined(drawn, shapes)));
    setChosenId(drawn[0]?.id);
  };
  const sketched = (sketch: Sketch) => {
    const kind = drawing === 'area' ? 'meadow' : 'path';
    setDrawing(null);
    put([{ id: newId('s'), version: 0, kind, name: null, stepFree: false, line: onGround(sketch, shapes) }]);
  };
  const changed = (id: string, sketch: Sketch) => {
    const shape = shapes.find((one) => one.id === id);
    if (shape) put([{ ...shape, line: onGround(sketch, shapes) }]);
  };
  const moved = (id: string, spot: Spot) => {
    const place = places.find((one) => one.id === id);
    if (place) edit(pinOf(place, spot));
  };
  const imported = (found: Read[]) => {
    const known = byId(shapes);
    const made = found.flatMap(({ hasHeights, line, id = newId('s'), ...read }): Drawn[] => {
      const before = known[id];
      const heights = () =>
        onGround(
          line.map(([x, y]) => [x, y] as const),
          shapes,
        );
      const drawn = { ...before, ...read, id, version: before?.version ?? 0, line: hasHeights ? line : heights() };
      return before && isSameDrawn(before, drawn) ? [] : [drawn];
    });
    if (made.length > 0) put(made);
    message.info(t.imported({ count: made.length }));
  };
  return (
    <>
      <Space wrap className="way-tools">
        <Button
          type={drawing === 'line' ? 'primary' : 'default'}
          onClick={() => setDrawing(drawing === 'line' ? null : 'line')}
        >
          {t.drawLine}
        </Button>
        <Button
          type={drawing === 'area' ? 'primary' : 'default'}
          onClick={() => setDrawing(drawing === 'area' ? null : 'area')}
        >
          {t.drawArea}
        </Button>
        <Button disabled={!canUndo} onClick={undo}>
          {t.undo}
        </Button>
        <ImportWays places={places} onRead={imported} />
        <Button onClick={() => keep(new Blob([asGeoJson(shapes)], { type: 'application/geo+json' }), 'park.geojson')}>
          {t.exportGeo}
        </Button>
        <Button type="primary" disabled={isEmpty} loading={busy} onClick={() => saveAll(edits).then(settle)}>
          {ui.save}
        </Button>
        {!isEmpty && <Button onClick={drop}>{t.dropEdits}</Button>}
      </Space>
      <p role="status">{drawing ? t.drawHow : isEmpty ? '' : t.unsaved({ count: Object.keys(edits).length })}</p>
      <div className="poi-columns">
        <Suspense fallback={<Spin />}>
          <ShapeCanvas
            {...{ shapes, closedIds, chosenId, drawing }}
            places={drawnPlaces}
            label={t.map}
            onChoose={setChosenId}
            onDrawn={sketched}
            onChanged={changed}
            onMoved={moved}
          />
        </Suspense>
        <div className="sheet">
          {chosen && (
            <>
              <h2>{nameOf(chosen)}</h2>
              <ShapeForm key={chosen.id} shape={chosen} onChange={(change) => edit(byId([{ ...chosen, ...change }]))} />
              <Space wrap className="way-tools">
                {chosenSaved && (
                  <CloseOnMap
                    name={nameOf(chosen)}
                    closed={chosenSaved.closed}
                    disabled={edits[chosen.id] !== undefined}
                    onSend={(closed) => close.mutateAsync({ id: chosen.id, version: chosenSaved.version, closed })}
                  />
                )}
                <Button danger onClick={() => edit({ [chosen.id]: null })}>
                  {ui.remove}
                </Button>
              </Space>
            </>
          )}
          {field}
          <RowsTable<Drawn>
            dataSource={shapes.filter((shape) => fits(shape.name, nameOf(shape)))}
            {...{ empty: t.noWays, onClear }}
            rowClassName={({ id }) => (id === chosenId ? 'ant-table-row-selected' : '')}
            columns={[
              {
                title: ui.name,
                render: (_, shape) => (
                  <>
                    <Button type="link" onClick={() => setChosenId(shape.id)}>
                      {nameOf(shape)}
                    </Button>
                    <SampleTag kind="shape" id={shape.id} />
                  </>
                ),
              },
              { title: ui.kind, render: (_, { kind }) => t.shapeKinds[kind] },
              {
                title: t.state,
                render: (_, { id }) => [closedIds.has(id) && t.closed, edits[id] && t.notSaved].filter(Boolean).join(' · '),
              },
            ]}
          />
        </div>
      </div>
    </>
  );
}
