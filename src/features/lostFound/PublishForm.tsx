import type { ItemKind } from '@park/contract/lostFound/limits';
import './LostFound.scss';
import { Failure } from '@/components/Failure';
import { PrivacySheet } from '@/components/PrivacySheet';
import { SignInNeeded } from '@/components/SignInNeeded';
import { useT } from '@/i18n/useT';
import { Button } from '@/ui/Button';
import { Page } from '@/ui/Page';
import { Skeleton } from '@/ui/Skeleton';
import { StickyAction } from '@/ui/StickyAction';
import { PublishFields } from './PublishFields';
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
      <SignInNeeded text={words.signIn} skeleton={<Skeleton shape="form" rows={3} />}>
        <PublishFields kind={kind} form={form} />
        <Failure error={form.failure} unknown={words.form.safe} />
      </SignInNeeded>
      {form.isAsking && <PrivacySheet notice="lostFound" words={words.privacy} onAnswer={form.answer} />}
    </Page>
  );
}
