import { MOTIFS } from '@park/contract/motifs';
import { MAX_PRIZE_VALUE_FEN, PRIZE_FIELD } from '@park/contract/prize/limits';
import { useTexts } from '../../i18n/language';
import { FieldRows } from '../../ui/FieldRows';
import { ChoiceItem, NumberItem } from '../../ui/items';
import { LanguageTabs } from '../../ui/LanguageTabs';
import { choices } from '../../ui/list/choices';
import { TextItem } from '../../ui/TextItem';
import type { RoundGiven } from './rules';

/** What a new prize begins with. */
export const ONE_PRIZE: RoundGiven['prizes'][number] = { name: {}, text: {}, motif: 'ammonite', count: 1, yuan: null };

/** The prizes of a draft; they are drawn from the first to the last. */
export function PrizesFields() {
  const { edit: t } = useTexts('prize');
  return (
    <fieldset className="plain-fieldset">
      <legend>{t.prizes}</legend>
      <FieldRows
        name="prizes"
        labels={{ add: t.addPrize, nth: ({ n }) => String(n), up: t.up, remove: t.removePrize }}
        min={1}
        max={PRIZE_FIELD.prizes}
        begin={() => ONE_PRIZE}
      >
        {(at) => <PrizeFields at={at} />}
      </FieldRows>
    </fieldset>
  );
}

function PrizeFields({ at }: { at: number }) {
  const { edit: t } = useTexts('prize');
  const { motifs } = useTexts('ui');
  const of = (field: string) => ['prizes', at, field];
  return (
    <>
      <LanguageTabs label={t.prizeName} of={[of('name'), of('text')]} eager>
        {(one) => (
          <>
            <TextItem name={[at, 'name']} label={t.prizeName} language={one} maxLength={PRIZE_FIELD.prizeName} />
            <TextItem name={[at, 'text']} label={t.prizeText} language={one} maxLength={PRIZE_FIELD.prizeText} rows={2} />
          </>
        )}
      </LanguageTabs>
      <div className="edit-pair">
        <ChoiceItem name={[at, 'motif']} label={t.motif} options={choices(MOTIFS, motifs)} />
        <NumberItem name={[at, 'count']} label={t.count} required min={1} max={PRIZE_FIELD.count} />
        <NumberItem
          name={[at, 'yuan']}
          label={t.value}
          extra={t.valueAbout}
          required
          min={0.01}
          max={MAX_PRIZE_VALUE_FEN / 100}
          precision={2}
          prefix="¥"
        />
      </div>
    </>
  );
}
