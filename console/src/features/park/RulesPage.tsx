import { getAdminPark, getPark, saveParkRules } from '@park/contract/park/calls';
import { type Bound, isBound, RULE_BOUNDS } from '@park/contract/park/ruleBounds';
import { type ChosenRules, DEFAULT_RULES, type ParkRules, type RuleGroup, rulesOf } from '@park/contract/park/rules';
import type { AdminPark } from '@park/contract/park/schemas';
import { Form } from 'antd';
import { useTexts } from '../../i18n/language';
import type { Versioned } from '../../ui/EditForm';
import { ChoiceItem, NumberItem } from '../../ui/items';
import { rule } from '../../ui/rule';
import { SettingPage } from '../../ui/SettingPage';
import { GROUPS, rulesBesides } from './rules';
import './park.css';

const givenOf = ({ version, rules }: AdminPark): Versioned<ParkRules> => ({ version, values: rulesOf(rules) });

/** What differs from what is delivered: the rest follows later releases. */
function chosenOf(rules: ParkRules): ChosenRules {
  const groups = GROUPS.map((group) => {
    const delivered: Record<string, number | string> = DEFAULT_RULES[group];
    return [group, Object.entries(rules[group]).filter(([rule, value]) => value !== delivered[rule])] as const;
  });
  return Object.fromEntries(
    groups.filter(([, rules]) => rules.length > 0).map(([group, rules]) => [group, Object.fromEntries(rules)]),
  );
}

/** The rules that are the park's to choose. */
export function RulesPage() {
  const t = useTexts('park').rules;
  return (
    <SettingPage
      {...{ thing: 'parkRules', texts: t, load: getAdminPark, save: saveParkRules, stale: [getPark], toForm: givenOf }}
      toInput={(rules, version) => ({ version, rules: chosenOf(rules) })}
      labels={t.groups}
      describe={Object.fromEntries(
        GROUPS.map((group) => [group, (rules: object) => groupText(rules, t.names[group], t.words)]),
      )}
    >
      {({ partsOff }) => (
        <div className="park-facts park-rules">
          {rulesBesides(partsOff).map(([group, names]) => (
            <section key={group} className="sheet">
              <h2>{t.groups[group]}</h2>
              {group in t.groupAbout && <p className="muted">{t.groupAbout[group as keyof typeof t.groupAbout]}</p>}
              {names.map((name) => (
                <RuleItem key={name} group={group} name={name} />
              ))}
            </section>
          ))}
        </div>
      )}
    </SettingPage>
  );
}

const groupText = (rules: object, names: Record<string, string>, words: Record<string, string>) =>
  Object.entries(rules)
    .map(([rule, value]) => `${names[rule]}: ${words[value] ?? value}`)
    .join('\n');

function RuleItem({ group, name }: { group: RuleGroup; name: string }) {
  const t = useTexts('park').rules;
  const typed = Form.useWatch([group, name]);
  const delivered = (DEFAULT_RULES[group] as Record<string, number | string>)[name] ?? 0;
  const bounds: Record<string, Bound | readonly string[]> = RULE_BOUNDS[group];
  const bound = bounds[name] ?? [];
  const words: Record<string, string> = t.words;
  const item = {
    name: [group, name],
    label: (t.names[group] as Record<string, string>)[name],
    extra: typed === delivered ? t.asDelivered : t.delivered({ value: words[delivered] ?? delivered }),
  };
  if (!isBound(bound)) return <ChoiceItem {...item} options={bound.map((value) => ({ value, label: words[value] }))} />;
  const [min, max, unit] = bound;
  return (
    <NumberItem
      {...item}
      rules={[rule((value: number | null) => (value === null || value < min || value > max ? t.between({ min, max }) : null))]}
      suffix={t.units[unit]}
      width={160}
    />
  );
}
