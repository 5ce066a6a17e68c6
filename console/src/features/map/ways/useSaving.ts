import {
  closeShape,
  getAdminPlaces,
  getAdminShapes,
  getMap,
  removeShape,
  savePlace,
  saveShape,
} from '@park/contract/map/calls';
import type { AdminPlace, AdminShape } from '@park/contract/map/schemas';
import { getSample } from '@park/contract/sample/calls';
import { useQueryClient } from '@tanstack/react-query';
import { App } from 'antd';
import { useState } from 'react';
import { keyOf, useSend } from '../../../api/hooks';
import { useTexts } from '../../../i18n/language';
import { toContents, toForm } from '../poiForm';
import { type Drawn, type Edits, isPin, type Pin } from './edits';

/** What shows the map, and is asked for again once it has changed. */
export const DRAWN = [getAdminPlaces, getAdminShapes, getMap, getSample];

/** Saves what is drawn, one after another. */
export function useSaving(saved: readonly AdminShape[], places: readonly AdminPlace[]) {
  const ui = useTexts('ui');
  const { message } = App.useApp();
  const save = useSend(saveShape);
  const move = useSend(savePlace);
  const close = useSend(closeShape);
  const remove = useSend(removeShape);
  const queries = useQueryClient();
  const [busy, setBusy] = useState(false);

  /** Of a place that is gone nothing is left to move. */
  const savePin = async ({ placeId, version, latitude, longitude }: Pin) => {
    const place = places.find(({ id }) => id === placeId);
    if (!place) return;
    const contents = toContents({ ...toForm(place).values, position: { latitude, longitude } });
    await move.mutateAsync({ id: placeId, version, ...contents });
  };

  const saveDrawn = async ({ closed, ...drawn }: Drawn) => {
    const row = await save.mutateAsync(drawn);
    if (closed !== undefined && JSON.stringify(closed) !== JSON.stringify(row.closed))
      await close.mutateAsync({ id: row.id, version: row.version, closed });
  };

  return {
    busy,
    /** @returns the ids of what is saved now; what is refused is not among them, nor what came after it */
    async saveAll(edits: Edits): Promise<string[]> {
      setBusy(true);
      const done: string[] = [];
      try {
        for (const [id, edit] of Object.entries(edits)) {
          const version = saved.find((one) => one.id === id)?.version;
          if (edit && isPin(edit)) await savePin(edit);
          else if (edit) await saveDrawn(edit);
          else if (version) await remove.mutateAsync({ id, version });
          done.push(id);
        }
        message.success(ui.saved);
      } catch {
        // The call has said why.
      } finally {
        await Promise.all(DRAWN.map((call) => queries.invalidateQueries({ queryKey: keyOf(call) })));
        setBusy(false);
      }
      return done;
    },
  };
}
