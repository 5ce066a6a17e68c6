import type { ItemKind } from '@park/contract/lostFound/limits';
import './LostFound.scss';
import { useT } from '@/i18n/useT';
import { Button } from '@/ui/Button';
import { Page } from '@/ui/Page';
import { StickyAction } from '@/ui/StickyAction';
import { Failure } from './Failure';
import { PrivacySheet } from './PrivacySheet';
import { PublishFields } from './PublishFields';
import { SignInNeeded } from './SignInNeeded';
import { usePublishForm } from './usePublishForm';

/** Telling what one lost or found. @param onDone hears the id of what was sent */
export function PublishForm({ kind, onDone }: { kind: ItemKind; onDone: (id: string) => void }) {
  const words = useT().lostFound;
  const form = usePublishForm(kind, onDone);
  return (
    <Page
      title={words.form.title[kind]}
      footer={
        <StickyAction>
          <Button block round loading={form.isSending} onClick={form.submit}>
            {words.form.submit}
          </Button>
        </StickyAction>
      }
    >
      <SignInNeeded shape="form">
        <PublishFields kind={kind} form={form} />
        <Failure error={form.failure} unknown={words.form.safe} />
      </SignInNeeded>
      {form.isAsking && <PrivacySheet onAnswer={(yes) => void form.answer(yes)} />}
    </Page>
  );
}
