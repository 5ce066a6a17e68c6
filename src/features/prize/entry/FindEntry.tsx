import { plainPhone } from '@park/contract/phone';
import type { PrizeStatus } from '@park/contract/prize/entry/schemas';
import { View } from '@tarojs/components';
import { useState } from 'react';
import './FindEntry.scss';
import { useT } from '@/i18n/useT';
import { Button } from '@/ui/Button';
import { Card } from '@/ui/Card';
import { confirm } from '@/ui/confirm';
import { Section } from '@/ui/Section';
import { useFindEntry } from './api';
import { EntrantFields, useEntrantForm } from './EntrantFields';
import { forgetReceipt } from './receipts';

interface FindEntryProps {
  roundId: string;
  /** The page has nothing else to show, so the form opens at once. */
  isOpen: boolean;
  /** The entry that shows, if any: it can be removed from this phone. */
  receipt?: string;
  onFound: (status: PrizeStatus) => void;
}

/** Finding an entry of another phone by name and phone number, and leaving one's own behind. */
export function FindEntry({ roundId, isOpen, receipt, onFound }: FindEntryProps) {
  const t = useT().prize.find;
  const [isFormRequested, setFormRequested] = useState(false);
  const forget = async () => {
    const { forgetTitle: title, forgetText: text, forgetAction: action } = t;
    if (receipt && (await confirm({ title, text, action }))) forgetReceipt(receipt);
  };
  const found = (status: PrizeStatus) => {
    setFormRequested(false);
    onFound(status);
  };
  return (
    <>
      {(isOpen || isFormRequested) && <FindForm roundId={roundId} onFound={found} />}
      {receipt && (
        <View className="find-entry__ways">
          {!isOpen && !isFormRequested && (
            <Button kind="text" onClick={() => setFormRequested(true)}>
              {t.another}
            </Button>
          )}
          <Button kind="text" onClick={() => void forget()}>
            {t.forget}
          </Button>
        </View>
      )}
    </>
  );
}

function FindForm({ roundId, onFound }: Pick<FindEntryProps, 'roundId' | 'onFound'>) {
  const t = useT().prize.find;
  const find = useFindEntry();
  const { form, clear, check, field } = useEntrantForm(`draft-prize-find-${roundId}`, find.reset, { isKnown: true });
  const submit = async () => {
    if (!check()) return;
    const found = await find.send({ roundId, name: form.name.trim(), phone: plainPhone(form.phone) });
    if (!found) return;
    clear();
    onFound(found);
  };
  return (
    <Section title={t.title}>
      <Card>
        <View className="text-soft">{t.text}</View>
        <EntrantFields field={field} failure={find.error} />
        <View className="find-entry__submit">
          <Button block round loading={find.isPending} onClick={() => void submit()}>
            {t.submit}
          </Button>
        </View>
      </Card>
    </Section>
  );
}
