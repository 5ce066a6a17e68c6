import PlusOutlined from '@ant-design/icons/PlusOutlined';
import { MOTIFS } from '@park/contract/motifs';
import { MAX_PRIZE_VALUE_FEN, PRIZE_FIELD } from '@park/contract/prize/limits';
import { Button, Form, Space } from 'antd';
import { useTexts } from '../../i18n/language';
import { ChoiceItem, NumberItem } from '../../ui/items';
import { LanguageTabs } from '../../ui/LanguageTabs';
import { choices } from '../../ui/list/choices';
import { RowButtons } from '../../ui/RowButtons';
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
      <Form.List name="prizes">
        {(rows, { add, remove, move }) => (
          <>
            {rows.map(({ key, name }) => (
              <div key={key} className="card prize-card">
                <div className="page-head">
                  <strong style={{ flex: 1 }}>{name + 1}</strong>
                  <Space>
                    <RowButtons
                      at={name}
                      labels={{ up: t.up({ number: name + 1 }), remove: t.removePrize({ number: name + 1 }) }}
                      canRemove={rows.length > 1}
                      {...{ move, remove }}
                    />
                  </Space>
                </div>
                <PrizeFields at={name} />
              </div>
            ))}
            <Form.Item>
              <Button icon={<PlusOutlined />} disabled={rows.length >= PRIZE_FIELD.prizes} onClick={() => add(ONE_PRIZE)}>
                {t.addPrize}
              </Button>
            </Form.Item>
          </>
        )}
      </Form.List>
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
