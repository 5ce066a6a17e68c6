import { useEffect, useState } from 'react';
import { dropDraft, readDraft, writeDraft } from '../../../ui/drafts';
import { type Edits, edited, NO_EDITS, undone } from './edits';

const THING = 'ways:all';

/** What is drawn and not saved; it outlives a reload, and Ctrl+Z takes the last step back. */
export function useEdits() {
  const [history, setHistory] = useState(() => ({ ...NO_EDITS, now: readDraft<Edits>(THING)?.values ?? {} }));
  const isEmpty = Object.keys(history.now).length === 0;
  useEffect(() => {
    if (isEmpty) dropDraft(THING);
    else writeDraft(THING, { version: 0, values: history.now });
  }, [history.now, isEmpty]);
  useEffect(() => {
    const undo = (event: KeyboardEvent) => {
      const isTyping = event.target instanceof HTMLInputElement || event.target instanceof HTMLTextAreaElement;
      if (isTyping || event.key !== 'z' || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      setHistory(undone);
    };
    addEventListener('keydown', undo);
    return () => removeEventListener('keydown', undo);
  }, []);
  return {
    edits: history.now,
    isEmpty,
    canUndo: history.past.length > 0,
    edit: (change: Edits) => setHistory((before) => edited(before, change)),
    undo: () => setHistory(undone),
    /** What is saved now is no edit any more, and no step goes back behind it. */
    settle: (ids: readonly string[]) =>
      setHistory(({ now }) => ({ past: [], now: Object.fromEntries(Object.entries(now).filter(([id]) => !ids.includes(id))) })),
    drop: () => setHistory(NO_EDITS),
  };
}
