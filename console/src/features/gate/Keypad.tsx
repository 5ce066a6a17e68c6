import { groupNumber } from '@park/contract/groupNumber';
import { Button } from 'antd';
import { useState } from 'react';
import { useTexts } from '../../i18n/language';

/** Of a ticket's number. */
const DIGITS = 10;

/** Ten digits by thumb, for a number that is read out or off a phone whose code does not show. */
export function Keypad({ onNumber }: { onNumber: (number: string) => void }) {
  const { full: t, scan } = useTexts('gate');
  const [typed, setTyped] = useState('');
  const key = (digit: string) => (
    <Button key={digit} className="keypad-key" onClick={() => setTyped((now) => (now + digit).slice(0, DIGITS))}>
      {digit}
    </Button>
  );
  return (
    <section className="keypad" aria-label={t.keypad}>
      <output className="keypad-number" aria-label={t.number}>
        {groupNumber(typed.padEnd(DIGITS, '·'))}
      </output>
      {[...'123456789'].map(key)}
      <Button className="keypad-key" disabled={typed === ''} onClick={() => setTyped('')}>
        {t.clear}
      </Button>
      {key('0')}
      <Button
        className="keypad-key"
        aria-label={t.back}
        disabled={typed === ''}
        onClick={() => setTyped((now) => now.slice(0, -1))}
      >
        ⌫
      </Button>
      <Button
        type="primary"
        className="keypad-check"
        disabled={typed.length < DIGITS}
        onClick={() => {
          onNumber(typed);
          setTyped('');
        }}
      >
        {scan.check}
      </Button>
    </section>
  );
}
