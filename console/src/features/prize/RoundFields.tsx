import { BEACON_GAP_MS, PRIZE_FIELD } from '@park/contract/prize/limits';
import { useTexts } from '../../i18n/language';
import { DrawMoment } from '../../ui/DrawMoment';
import type { TimeMistake } from '../../ui/drawTimes';
import { MomentItem, SwitchItem } from '../../ui/items';
import { LanguageTabs } from '../../ui/LanguageTabs';
import { LinesItem } from '../../ui/LinesItem';
import { TextItem } from '../../ui/TextItem';
import { PrizesFields } from './PrizesFields';

/** All that a draft has. */
export function RoundFields() {
  const { edit: t } = useTexts('prize');
  const wrong = (mistake: TimeMistake) =>
    mistake === 'drawAfterGap' ? t.drawAfterGap({ minutes: BEACON_GAP_MS / 60_000 }) : t[mistake];
  return (
    <>
      <LanguageTabs label={t.text} of={['name', 'text', 'rules', 'organiser', 'claimHow']} eager>
        {(one) => (
          <>
            <TextItem name="name" language={one} maxLength={PRIZE_FIELD.roundName} />
            <TextItem name="text" language={one} maxLength={PRIZE_FIELD.roundText} rows={3} />
            <LinesItem name="rules" language={one} maxLength={PRIZE_FIELD.rule} maxLines={PRIZE_FIELD.rules} />
            <TextItem name="organiser" language={one} maxLength={PRIZE_FIELD.organiser} />
            <TextItem name="claimHow" language={one} maxLength={PRIZE_FIELD.claimHow} rows={2} />
          </>
        )}
      </LanguageTabs>
      <div className="edit-pair">
        <MomentItem name="openAt" extra={t.openAtAbout} />
        {(['closeAt', 'drawAt', 'claimUntil'] as const).map((field) => (
          <DrawMoment key={field} field={field} wrong={wrong} />
        ))}
      </div>
      <SwitchItem name="beacon" extra={t.beaconAbout} />
      <PrizesFields />
    </>
  );
}
