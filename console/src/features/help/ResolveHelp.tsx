import { getHelpRequests, resolveHelp } from '@park/contract/help/adminEndpoints';
import type { AdminHelp } from '@park/contract/help/adminSchemas';
import { FIELD } from '@park/contract/live/limits';
import type { ButtonProps } from 'antd';
import { useDo } from '../../api/hooks';
import { help as en } from '../../i18n/en/help';
import { useTexts } from '../../i18n/language';
import { help as zh } from '../../i18n/zh/help';
import { AskWords } from '../../ui/AskWords';
import { endsHere } from './endedHere';

/** Ends a call with the words that the visitor reads. */
export function ResolveHelp({ call, type }: { call: AdminHelp; type: ButtonProps['type'] }) {
  const { resolve: t } = useTexts({ zh, en });
  const resolve = useDo(resolveHelp, { refresh: [getHelpRequests], done: t.done });
  return (
    <AskWords
      thing={`help:${call.id}`}
      title={t.title(call.number)}
      about={t.about}
      label={t.outcome}
      length={[1, FIELD.reason]}
      okText={t.save}
      type={type}
      onSend={(outcome) => {
        endsHere(call.id);
        return resolve.mutateAsync({ id: call.id, outcome });
      }}
    >
      {t.open}
    </AskWords>
  );
}
