import type { Call } from '@park/contract/call';
import { getSample } from '@park/contract/sample/calls';
import type { ReactNode } from 'react';
import { call } from '../api/call';
import { type AnyCall, useCall, useSend } from '../api/hooks';
import { useTexts } from '../i18n/language';
import { Answer } from './Answer';
import { EditForm, type EditFormProps, type Versioned } from './EditForm';
import { InOneLanguage } from './LanguageTabs';
import { PageHead } from './PageHead';

interface SettingPageProps<Now, Given extends object, Input>
  extends Pick<EditFormProps<Given>, 'thing' | 'labels' | 'describe'> {
  texts: { title: string; about: string };
  load: Call<object, Now>;
  /** Answers what `load` would then. */
  save: Call<Input, Now>;
  /** What else tells of it. */
  stale?: AnyCall[];
  toForm: (now: Now) => Versioned<Given>;
  toInput: (given: Given, version: number) => Input;
  /** Of the sheet that the form lies on, px; without one its parts have sheets of their own. */
  width?: number;
  /** Beside the title. */
  head?: ReactNode;
  /** On the sheet, before the form and after it. */
  above?: ReactNode;
  below?: (now: Now) => ReactNode;
  /** The fields. */
  children: ReactNode | ((now: Now) => ReactNode);
}

/** What the park has one of: how it is now, in a form. */
export function SettingPage<Now, Given extends object, Input>(setting: SettingPageProps<Now, Given, Input>) {
  const { texts, load, save, stale = [], toForm, toInput, width, head, above, below, children, ...form } = setting;
  const { saved: done } = useTexts('ui');
  const saved = useCall(load, {});
  const { mutateAsync } = useSend(save, { stale: [load, getSample, ...stale], done, quiet: true });
  return (
    <InOneLanguage>
      <PageHead title={texts.title} about={texts.about}>
        {head}
      </PageHead>
      <Answer of={saved} anew>
        {(now) => (
          <div className={width ? 'sheet' : undefined} style={{ maxWidth: width }}>
            {above}
            <EditForm<Given>
              {...form}
              {...toForm(now)}
              loadTheirs={async () => toForm(await call(load, {}))}
              onSave={async (given, version) => toForm(await mutateAsync(toInput(given, version)))}
            >
              {typeof children === 'function' ? children(now) : children}
            </EditForm>
            {below?.(now)}
          </div>
        )}
      </Answer>
    </InOneLanguage>
  );
}
