import { deleteSavedVisitor, getSavedVisitors } from '@park/contract/ticket/visitor/calls';
import type { SavedVisitor } from '@park/contract/ticket/visitor/schemas';
import { View } from '@tarojs/components';
import { useState } from 'react';
import { useCall } from '@/api/useCall';
import { useSend } from '@/api/useSend';
import { Loaded } from '@/components/Loaded';
import { usePrivacy } from '@/components/PrivacySheet';
import { useT } from '@/i18n/useT';
import { Button } from '@/ui/Button';
import { CheckList } from '@/ui/CheckList';
import { confirm } from '@/ui/confirm';
import { Icon } from '@/ui/Icon';
import { Skeleton } from '@/ui/Skeleton';
import { Tap } from '@/ui/Tap';
import { Mistake } from '../Mistake';
import { VisitorSheet } from './VisitorSheet';

interface VisitorPickerProps {
  chosen: readonly string[];
  wanted: number;
  onToggle: (id: string) => void;
  error?: string;
  /** What is said of a visitor beside their document. */
  noteOf?: (id: string) => string;
}

/** Who the tickets are for: the saved ones to tick, a new one by a sheet, after the notice about identity numbers. */
export function VisitorPicker({ chosen, wanted, onToggle, error, noteOf }: VisitorPickerProps) {
  const t = useT().ticket;
  const saved = useCall(getSavedVisitors, {});
  const remove = useSend(deleteSavedVisitor, { answers: getSavedVisitors });
  const privacy = usePrivacy('ticket', t.privacy);
  const [isAdding, setAdding] = useState(false);

  const ask = async (visitor: SavedVisitor) => {
    const yes = await confirm({
      title: t.visitor.deleteTitle({ name: visitor.name }),
      text: t.visitor.deleteText,
      action: t.visitor.deleteAction,
      danger: true,
    });
    if (!yes) return;
    if (chosen.includes(visitor.id)) onToggle(visitor.id);
    remove.mutate({ id: visitor.id });
  };

  return (
    <View>
      <Loaded query={saved} skeleton={<Skeleton shape="form" rows={2} />}>
        {(visitors) =>
          visitors.length === 0 ? (
            <View className="text-quiet">{t.confirm.noVisitors}</View>
          ) : (
            <CheckList
              name={t.confirm.visitors}
              options={visitors.map((visitor) => ({
                value: visitor.id,
                label: visitor.name,
                note: [`${t.visitor.idKinds[visitor.idKind]} ${visitor.idNumber}`, noteOf?.(visitor.id)]
                  .filter(Boolean)
                  .join('\n'),
                side: (
                  <Tap
                    className="form__icon centre"
                    label={t.visitor.delete({ name: visitor.name })}
                    onClick={() => void ask(visitor)}
                  >
                    <Icon name="delete" />
                  </Tap>
                ),
              }))}
              values={chosen}
              onToggle={onToggle}
            />
          )
        }
      </Loaded>
      <View className="form__under spread">
        {error ? (
          <Mistake text={error} />
        ) : (
          <View className="text-quiet">{t.confirm.visitorsChosen({ chosen: chosen.length, wanted })}</View>
        )}
        <Button kind="text" onClick={() => privacy.before(() => setAdding(true))}>
          {t.confirm.add}
        </Button>
      </View>
      {privacy.sheet}
      {isAdding && (
        <VisitorSheet
          onClose={() => setAdding(false)}
          onSaved={({ id }) => {
            if (!chosen.includes(id)) onToggle(id);
            setAdding(false);
          }}
        />
      )}
    </View>
  );
}
