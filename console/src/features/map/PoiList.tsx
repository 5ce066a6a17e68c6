import ArrowDownOutlined from '@ant-design/icons/ArrowDownOutlined';
import ArrowUpOutlined from '@ant-design/icons/ArrowUpOutlined';
import { exportPlaces, getAdminPlaces, orderPlaces } from '@park/contract/map/calls';
import type { AdminPlace } from '@park/contract/map/schemas';
import { Button, Space } from 'antd';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useCall, useSend } from '../../api/hooks';
import { newId } from '../../api/newId';
import { useTexts } from '../../i18n/language';
import { Answer } from '../../ui/Answer';
import { ThingLink } from '../../ui/Cells';
import { textIn } from '../../ui/contentLanguages';
import { ExportButton } from '../../ui/ExportButton';
import { useFind } from '../../ui/list/useFind';
import { AddButton, PageHead } from '../../ui/PageHead';
import { ParkDrawing } from '../../ui/parkDrawing/ParkDrawing';
import { useDrawn } from '../../ui/parkDrawing/useDrawn';
import { RowsTable } from '../../ui/RowsTable';
import { pathOf } from '../../ui/things';
import { Unsaved } from '../../ui/Unsaved';
import { moved, PLACES, type PoiValues } from './poiForm';

/** All places in the visitors' order, and where they lie. */
export function PoiList() {
  const t = useTexts('map');
  const go = useNavigate();
  const query = useCall(getAdminPlaces, {});
  return (
    <>
      <PageHead title={t.title} about={t.about}>
        <Button onClick={() => go('/places/ways')}>{t.ways}</Button>
        <ExportButton path={exportPlaces.path} name={t.title} />
        <AddButton text={t.add} to={pathOf(PLACES, newId('p'), true)} />
      </PageHead>
      <Unsaved<PoiValues> of={PLACES} nameOf={({ name }) => textIn(name)} />
      <Answer of={query}>{({ places }) => <Pois places={places} />}</Answer>
    </>
  );
}

function Pois({ places }: { places: AdminPlace[] }) {
  const t = useTexts('map');
  const ui = useTexts('ui');
  const drawn = useDrawn(places);
  const { field, onClear, fits } = useFind();
  const [chosen, setChosen] = useState<string>();
  const order = useSend(orderPlaces, { stale: [getAdminPlaces] });
  const ids = places.map(({ id }) => id);
  const move = (id: string, step: -1 | 1) => order.mutate({ ids: moved(ids, id, step) });
  return (
    <div className="poi-columns">
      <div className="sheet">
        {field}
        <RowsTable<AdminPlace>
          dataSource={places.filter(({ name }) => fits(name))}
          {...{ empty: t.empty, onClear }}
          rowClassName={({ id }) => (id === chosen ? 'ant-table-row-selected' : '')}
          onRow={({ id }) => ({ onMouseEnter: () => setChosen(id), onFocus: () => setChosen(id) })}
          columns={[
            {
              title: ui.name,
              render: (_, { id, name }) => (
                <ThingLink of={PLACES} id={id} text={textIn(name)} written={name} aria-label={t.edit({ name: textIn(name) })} />
              ),
            },
            { title: ui.kind, render: (_, { kind, motif }) => [t.kinds[kind], motif && t.worth].filter(Boolean).join(' · ') },
            {
              title: t.order,
              render: (_, { id, name }) => (
                <Space>
                  <Button
                    icon={<ArrowUpOutlined />}
                    aria-label={t.up({ name: textIn(name) })}
                    disabled={id === ids[0] || order.isPending}
                    onClick={() => move(id, -1)}
                  />
                  <Button
                    icon={<ArrowDownOutlined />}
                    aria-label={t.down({ name: textIn(name) })}
                    disabled={id === ids.at(-1) || order.isPending}
                    onClick={() => move(id, 1)}
                  />
                </Space>
              ),
            },
          ]}
        />
      </div>
      <ParkDrawing places={drawn} label={t.map} chosenId={chosen} onChoose={setChosen} />
    </div>
  );
}
