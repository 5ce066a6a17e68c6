import { eraseMe, getOwnData } from '@park/contract/visitor/calls';
import { View } from '@tarojs/components';
import { useState } from 'react';
import './OwnData.scss';
import { useCall } from '@/api/useCall';
import { useSend } from '@/api/useSend';
import { Loaded } from '@/components/Loaded';
import { useT } from '@/i18n/useT';
import { toast } from '@/platform/toast';
import { forgetVisitor } from '@/session/store';
import { Button } from '@/ui/Button';
import { Card } from '@/ui/Card';
import { Lines } from '@/ui/Lines';
import { Section } from '@/ui/Section';
import { TextField } from '@/ui/TextField';

/** A whole sentence. ms */
const TOAST_MS = 3000;

/** What goes, what stays and why, what is open; then, once the word is typed, the end. */
export function EraseMe() {
  const { ownData: t } = useT();
  const found = useCall(getOwnData, {}, { refetchOnMount: 'always' });
  const [typed, setTyped] = useState('');
  const [wrong, setWrong] = useState(false);
  const erase = useSend(eraseMe, {
    onSuccess: () => {
      // The phone forgets, as when somebody signs out.
      forgetVisitor();
      toast(t.erase.done, TOAST_MS);
    },
  });
  const isTyped = typed.trim().toLowerCase() === t.erase.word.toLowerCase();
  const ask = () => {
    setWrong(!isTyped);
    if (isTyped) void erase.send({ confirmed: true });
  };
  return (
    <Loaded query={found}>
      {({ areas, open }) => (
        <View>
          <View className="own-data__intro">{t.erase.text}</View>
          {open.length > 0 && (
            <View className="note tone-warn">
              <View className="own-data__open text-strong">{t.erase.open}</View>
              <Lines lines={open.map(({ text }) => text)} />
            </View>
          )}
          <Section title={t.erase.what}>
            <Card>
              {areas.map(({ area, title, erased }) => (
                <View key={area} className="own-data__end">
                  <View className="text-strong">{title}</View>
                  <View className="text-quiet">{erased}</View>
                </View>
              ))}
            </Card>
          </Section>
          <Section title={t.erase.sure}>
            <Card>
              <View className="stack">
                <View>{t.erase.after}</View>
                <TextField
                  label={t.erase.type({ word: t.erase.word })}
                  required
                  value={typed}
                  onChange={setTyped}
                  maxLength={20}
                  error={wrong && !isTyped ? t.erase.type({ word: t.erase.word }) : undefined}
                />
                <Button kind="danger" block loading={erase.isPending} onClick={ask}>
                  {t.erase.action}
                </Button>
              </View>
            </Card>
          </Section>
        </View>
      )}
    </Loaded>
  );
}
