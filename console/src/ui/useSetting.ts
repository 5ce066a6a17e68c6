import type { Call } from '@park/contract/call';
import { getSample } from '@park/contract/sample/calls';
import { call } from '../api/call';
import { type AnyCall, useCall, useSend } from '../api/hooks';
import { useTexts } from '../i18n/language';
import type { Versioned } from './EditForm';

interface Setting<Now, Given extends object, Input> {
  load: Call<object, Now>;
  /** Answers what `load` would then. */
  save: Call<Input, Now>;
  /** What else tells of it. */
  stale?: AnyCall[];
  toForm: (now: Now) => Versioned<Given>;
  toInput: (given: Given, version: number) => Input;
}

/** What the park has one of: how it is now, and what its `EditForm` needs of that. */
export function useSetting<Now, Given extends object, Input>(setting: Setting<Now, Given, Input>) {
  const { load, save, stale = [], toForm, toInput } = setting;
  const { saved: done } = useTexts('ui');
  const saved = useCall(load, {});
  const { mutateAsync } = useSend(save, { stale: [load, getSample, ...stale], done, quiet: true });
  const form = (now: Now) => ({
    ...toForm(now),
    loadTheirs: async () => toForm(await call(load, {})),
    onSave: async (given: Given, version: number) => toForm(await mutateAsync(toInput(given, version))),
  });
  return { saved, form };
}
