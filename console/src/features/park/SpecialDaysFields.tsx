import DeleteOutlined from '@ant-design/icons/DeleteOutlined';
import { PARK_FIELD } from '@park/contract/park/limits';
import { Button, Input, Space } from 'antd';
import { useTexts } from '../../i18n/language';
import { CONTENT_LANGUAGES } from '../../ui/contentLanguages';
import { daySpan } from '../../ui/daySpan';
import { mediumDay } from '../../ui/values';
import type { HoursMistake, SpecialDaysForm } from './rules';
import { Field, SpansInput } from './SpansInput';

interface SpecialDaysProps {
  id: string | undefined;
  days: SpecialDaysForm;
  mistake: HoursMistake | null;
  onChange: (days: SpecialDaysForm) => void;
  onRemove: () => void;
}

export function SpecialDaysFields({ id, days, mistake, onChange, onRemove }: SpecialDaysProps) {
  const { hours: t, mistakes } = useTexts('park');
  const { languages } = useTexts('ui');
  const span = daySpan();
  const name = days.from ? [...new Set([days.from, days.until || days.from])].map(mediumDay).join(' – ') : t.newSpecial;
  const set = (part: Partial<SpecialDaysForm>) => onChange({ ...days, ...part });
  return (
    <fieldset id={id} className="park-season">
      <legend>{name}</legend>
      <Space wrap>
        {(['from', 'until'] as const).map((end) => (
          <Field key={end} label={t[end]}>
            {(id) => (
              <Input
                id={id}
                type="date"
                {...span}
                value={days[end]}
                // A single day is typed once.
                onChange={({ target: { value } }) =>
                  set(end === 'from' && days.until < value ? { from: value, until: value } : { [end]: value })
                }
              />
            )}
          </Field>
        ))}
        <Button icon={<DeleteOutlined />} onClick={onRemove}>
          {t.removeSpecial}
        </Button>
      </Space>
      <SpansInput label={name} value={days.spans} onChange={(spans) => set({ spans })} />
      {mistake && days.from && <div className="ant-form-item-explain-error">{mistakes[mistake]}</div>}
      <div className="park-reasons">
        {CONTENT_LANGUAGES.map((language) => (
          <Field key={language} label={`${t.reason} · ${languages[language]}`}>
            {(id) => (
              <Input
                id={id}
                lang={language}
                maxLength={PARK_FIELD.reason}
                value={days.reason?.[language] ?? ''}
                onChange={({ target }) => set({ reason: { ...days.reason, [language]: target.value } })}
              />
            )}
          </Field>
        ))}
      </div>
    </fieldset>
  );
}
