import { type ConcessionRule, fitOf } from '@park/contract/ticket/concession';
import type { TicketKind } from '@park/contract/ticket/limits';
import { View } from '@tarojs/components';
import { useState } from 'react';
import { useRules } from '@/api/usePark';
import { formatPrice } from '@/i18n/format';
import { useT } from '@/i18n/useT';
import { Stepper } from '@/ui/Stepper';
import { TextField } from '@/ui/TextField';
import { bringWords } from '../product/concessionWords';
import type { BasketLine } from './basket';
import { readParty, youngestFare } from './party';

interface FareRowsProps {
  lines: readonly (BasketLine & { kind: TicketKind; concessions: readonly ConcessionRule[] })[];
  day: string;
  maxOf: (line: BasketLine) => number;
  onCount: (id: string, count: number) => void;
  /** Somebody wrote who comes. */
  onParty: (line: string) => void;
}

/** How many tickets of each fare of the time; of a fare alone it is said how many there may be. */
export function FareRows({ lines, day, maxOf, onCount, onParty }: FareRowsProps) {
  const { ticket, concession, center } = useT();
  const { perOrder } = useRules().ticket;
  const t = ticket.quantity;
  const [party, setParty] = useState('');
  const youngest = youngestFare(lines, day);
  const isYoung = readParty(party, perOrder).some(({ age }) => age !== null && age < youngest);
  const isAlone = lines.length === 1;
  const total = lines.reduce((sum, { count }) => sum + count, 0);
  return (
    <View className="stack">
      {!isAlone && (
        <>
          <TextField
            value={party}
            onChange={(line) => {
              setParty(line);
              onParty(line);
            }}
            label={t.party}
            hint={isYoung ? t.partyYoung({ n: youngest }) : t.partyHint}
            maxLength={100}
          />
          <View className="text-quiet">{t.upTo({ n: perOrder })}</View>
        </>
      )}
      {lines.map((line, place) => {
        const { id, name, price, left, count, realName, concessions } = line;
        const few = left > 0 && left < perOrder && t.left({ n: left });
        // Where names are asked for, each person's own proof stands beside them.
        const proof = realName ? '' : bringWords(concession, fitOf(concessions, null, day)?.proofs ?? []);
        return (
          <View key={id}>
            <View className="order-row spread">
              {isAlone ? (
                <View className="text-quiet">{few || t.upTo({ n: perOrder })}</View>
              ) : (
                <View className="order-row__fare">
                  <View>{name}</View>
                  <View className="text-quiet">
                    {[formatPrice(price), left === 0 ? center.tickets.soldOut : few].filter(Boolean).join(' · ')}
                  </View>
                </View>
              )}
              <Stepper
                value={count}
                onChange={(n) => onCount(id, n)}
                min={count === total ? 1 : 0}
                max={left === 0 && !isAlone ? 0 : maxOf(line)}
                label={isAlone ? t.label : name}
                less={place === 0 ? t.less : `${t.less}, ${name}`}
                more={place === 0 ? t.more : `${t.more}, ${name}`}
              />
            </View>
            {proof !== '' && <View className="order-proof text-quiet">{proof}</View>}
          </View>
        );
      })}
    </View>
  );
}
