import { addFindStep, getAdminFind, getAdminFinds } from '@park/contract/find/calls';
import { FIND, FIND_FIELDS, type FindField, type FindStepKind } from '@park/contract/find/limits';
import type { AdminFind } from '@park/contract/find/schemas';
import { CallError } from '../../api/callError';
import { useSend } from '../../api/hooks';
import { useTexts } from '../../i18n/language';
import { AskWords } from '../../ui/AskWords';
import { LineItem } from '../../ui/items';

type Given = Partial<Record<FindField | 'exhibitId', string>>;

interface AddStepProps {
  find: AdminFind;
  kind: FindStepKind;
  reload: () => Promise<unknown>;
}

/** Writes one step behind those that are seen. When a colleague was faster, the page shows theirs and the words stay. */
export function AddStep({ find: { id, steps }, kind, reload }: AddStepProps) {
  const t = useTexts('find');
  const add = useSend(addFindStep, { stale: [getAdminFind, getAdminFinds], done: t.saved });
  if (kind === 'taken') return null;
  const fields = (Object.keys(FIND_FIELDS) as FindField[]).filter((field) =>
    (FIND_FIELDS[field] as readonly FindStepKind[]).includes(kind),
  );
  const send = async (words: string, { exhibitId, ...given }: Given) => {
    try {
      await add.mutateAsync({ id, nth: steps.length + 1, kind, words, ...given, exhibitId: exhibitId?.trim() || null });
    } catch (error) {
      if (error instanceof CallError && error.errorName === 'findChanged') await reload();
      throw error;
    }
  };
  return (
    <AskWords<Given>
      thing={`find:${id}:${kind}`}
      title={t.steps[kind]}
      about={kind === 'answered' ? t.answerAbout : t.stepAbout}
      label={kind === 'answered' ? t.answer : t.reason}
      length={[2, FIND.step]}
      okText={t.save}
      fields={
        <>
          {fields.map((field) => (
            <LineItem key={field} name={field} label={t.fields[field]} required="words" maxLength={FIND.field} />
          ))}
          {kind === 'museum' && <LineItem name="exhibitId" label={t.exhibitId} maxLength={4} />}
        </>
      }
      onSend={send}
    >
      {t.steps[kind]}
    </AskWords>
  );
}
