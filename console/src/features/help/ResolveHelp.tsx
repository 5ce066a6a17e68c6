import { getHelpRequests, resolveHelp } from '@park/contract/help/calls';
import type { AdminHelp } from '@park/contract/help/schemas';
import type { ButtonProps } from 'antd';
import { useSend } from '../../api/hooks';
import { useTexts } from '../../i18n/language';
import { AskWords } from '../../ui/AskWords';
import { endsHere } from './alarm';

/** Ends a call, or all that stand in its row, with the words that the visitor reads. */
export function ResolveHelp({
  call,
  type,
  wholeRow = false,
}: {
  call: AdminHelp;
  type: ButtonProps['type'];
  wholeRow?: boolean;
}) {
  const { resolve: t } = useTexts('help');
  const resolve = useSend(resolveHelp, { stale: [getHelpRequests], done: t.done });
  return (
    <AskWords
      thing={`${wholeRow ? 'helpRow' : 'help'}:${call.id}`}
      title={wholeRow ? t.titleAll({ count: call.folded }) : t.title({ number: call.number })}
      about={t.about}
      label={t.outcome}
      okText={t.save}
      type={type}
      onSend={(outcome) => {
        endsHere(call.id);
        return resolve.mutateAsync({ id: call.id, outcome, wholeRow, seenAt: wholeRow ? seenAt(call) : undefined });
      }}
    >
      {wholeRow ? t.openAll({ count: call.folded }) : t.open}
    </AskWords>
  );
}

/** When the list that shows a waiting call was answered, to the second. */
const seenAt = ({ receivedAt, waitedSeconds }: AdminHelp) =>
  new Date(Date.parse(receivedAt) + waitedSeconds * 1000 + 999).toISOString();
