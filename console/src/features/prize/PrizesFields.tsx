import ArrowUpOutlined from '@ant-design/icons/ArrowUpOutlined';
import DeleteOutlined from '@ant-design/icons/DeleteOutlined';
import PlusOutlined from '@ant-design/icons/PlusOutlined';
import { MOTIFS } from '@park/contract/live/limits';
import { PRIZE_FIELD } from '@park/contract/prize/limits';
import { Button, Form, Input, InputNumber, Select, Space, Tabs } from 'antd';
import { useUiTexts } from '../../ui/uiTexts';
import { usePrizeTexts } from './prizeTexts';
import type { RoundGiven } from './rules';

/** The prizes of a draft; they are drawn from the first to the last. */
export function PrizesFields({ onePrize }: { onePrize: RoundGiven['prizes'][number] }) {
  const { edit: t } = usePrizeTexts();
  return (
    <fieldset className="plain-fieldset">
      <legend>{t.prizes}</legend>
      <Form.List name="prizes">
        {(rows, { add, remove, move }) => (
          <>
            {rows.map(({ key, name }) => (
              <div key={key} className="prize-card">
                <div className="page-head">
                  <strong style={{ flex: 1 }}>{name + 1}</strong>
                  <Space>
                    <Button
                      type="text"
                      icon={<ArrowUpOutlined />}
                      aria-label={t.up(name + 1)}
                      disabled={name === 0}
                      onClick={() => move(name, name - 1)}
                    />
                    <Button
                      type="text"
                      icon={<DeleteOutlined />}
                      aria-label={t.removePrize(name + 1)}
                      disabled={rows.length === 1}
                      onClick={() => remove(name)}
                    />
                  </Space>
                </div>
                <PrizeFields at={name} />
              </div>
            ))}
            <Form.Item>
              <Button icon={<PlusOutlined />} disabled={rows.length >= PRIZE_FIELD.prizes} onClick={() => add(onePrize)}>
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
  const { edit: t, motifs } = usePrizeTexts();
  const { languages } = useUiTexts();
  const items = (Object.keys(languages) as (keyof typeof languages)[]).map((language) => {
    const needed = language === 'zh-Hans' ? [{ required: true, whitespace: true, message: t.needed }] : [];
    const optional = (text: string) => text || undefined;
    return {
      key: language,
      label: languages[language],
      forceRender: true,
      children: (
        <>
          <Form.Item
            name={[at, 'name', language]}
            label={`${t.prizeName} · ${languages[language]}`}
            normalize={optional}
            rules={needed}
          >
            <Input maxLength={PRIZE_FIELD.prizeName} />
          </Form.Item>
          <Form.Item
            name={[at, 'text', language]}
            label={`${t.prizeText} · ${languages[language]}`}
            normalize={optional}
            rules={needed}
          >
            <Input.TextArea rows={2} maxLength={PRIZE_FIELD.prizeText} />
          </Form.Item>
        </>
      ),
    };
  });
  return (
    <>
      <Tabs items={items} aria-label={t.prizeName} />
      <div className="two-columns">
        <Form.Item name={[at, 'motif']} label={t.motif}>
          <Select options={MOTIFS.map((motif) => ({ value: motif, label: motifs[motif] }))} />
        </Form.Item>
        <Form.Item name={[at, 'count']} label={t.count} rules={[{ required: true, message: t.needed }]}>
          <InputNumber min={1} max={PRIZE_FIELD.count} precision={0} style={{ width: '100%' }} />
        </Form.Item>
      </div>
    </>
  );
}
