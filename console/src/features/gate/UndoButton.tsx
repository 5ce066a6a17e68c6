import { UNDO_REASONS } from '@park/contract/ticket/limits';
import { App, Button, Dropdown } from 'antd';
import { useEffect, useState } from 'react';
import { useTexts } from '../../i18n/language';
import type { Outcome } from './checking';
import type { UndoReason } from './entries';
import { parkNow } from './keys';
import { undoUntil } from './undoing';
import type { Gate } from './useGate';

/** A second tap on the button that was here before is none on this one. ms */
const ARRIVES_MS = 800;

/** Takes back whom an outcome let in, while they are still in sight. */
export function UndoButton({ gate, outcome }: { gate: Gate; outcome: Outcome }) {
  const { undo: t } = useTexts('gate');
  const { message } = App.useApp();
  const until = undoUntil(outcome);
  const [isOver, setOver] = useState(false);
  const [isHere, setHere] = useState(false);
  useEffect(() => {
    const timer = setTimeout(setHere, ARRIVES_MS, true);
    return () => clearTimeout(timer);
  }, []);
  useEffect(() => {
    if (until === null) return;
    setOver(until <= parkNow());
    const timer = setTimeout(setOver, Math.max(0, until - parkNow()), true);
    return () => clearTimeout(timer);
  }, [until]);
  if (until === null || isOver) return null;
  return (
    <Dropdown
      autoFocus
      trigger={['click']}
      menu={{
        items: UNDO_REASONS.map((reason) => ({ key: reason, label: t.reasons[reason] })),
        onClick: async ({ key }) => {
          const problem = await gate.undo(outcome, key as UndoReason);
          if (problem) void message.error(problem);
        },
      }}
    >
      <Button className="verdict-undo" disabled={gate.busy || !isHere}>
        {t.open}
      </Button>
    </Dropdown>
  );
}
