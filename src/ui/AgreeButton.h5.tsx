import { Button } from './Button';

/** A browser asks for no button of its own. */
export function AgreeButton({ text, onAgreed }: { text: string; onAgreed: () => void }) {
  return (
    <Button block round onClick={onAgreed}>
      {text}
    </Button>
  );
}
