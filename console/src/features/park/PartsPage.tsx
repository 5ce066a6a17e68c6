import { getAdminPark, getPark, saveParkParts } from '@park/contract/park/calls';
import { PARTS, type Part } from '@park/contract/park/parts';
import type { AdminPark } from '@park/contract/park/schemas';
import { Alert } from 'antd';
import { Link } from 'react-router';
import { useTexts } from '../../i18n/language';
import { CONTENT_LANGUAGES } from '../../ui/contentLanguages';
import type { Versioned } from '../../ui/EditForm';
import { SwitchItem } from '../../ui/items';
import { SettingPage } from '../../ui/SettingPage';

/** Simplified Chinese, in which all is written, is never off. */
type Language = AdminPark['languagesOff'][number];
const LANGUAGES = CONTENT_LANGUAGES.filter((one): one is Language => one !== 'zh-Hans');

/** Whether each is on. */
type Given = Record<Part | Language, boolean>;

const givenOf = ({ version, partsOff, languagesOff }: AdminPark): Versioned<Given> => ({
  version,
  values: Object.fromEntries(
    [...PARTS, ...LANGUAGES].map((one) => [one, ![...partsOff, ...languagesOff].includes(one)]),
  ) as Given,
});

const INLINE_SWITCH = { layout: 'horizontal', labelCol: { flex: '180px' }, labelAlign: 'left', colon: false } as const;

/** Where staff finish what was begun. Desks stay in the menu while somebody may come to them, and finds stand with the calls for help. */
const AREAS = [
  ['live', '/live'],
  ['prize', '/draw'],
  ['activity', '/activities'],
  ['exhibit', '/exhibits'],
  ['map', '/places'],
  ['lostFound', '/lost-found'],
  ['points', '/points'],
  ['feedback', '/feedback'],
] as const;

/** What the park does without. */
export function PartsPage() {
  const { parts: t } = useTexts('park');
  const { languages } = useTexts('ui');
  return (
    <SettingPage
      {...{ thing: 'parkParts', texts: t, load: getAdminPark, save: saveParkParts, stale: [getPark], toForm: givenOf }}
      toInput={(given, version) => ({
        ...{ version, partsOff: PARTS.filter((part) => !given[part]) },
        languagesOff: LANGUAGES.filter((language) => !given[language]),
      })}
      labels={{ ...t.names, ...languages }}
      width={880}
      below={({ partsOff }) => <LeftToFinish partsOff={partsOff} />}
    >
      {PARTS.map((part) => (
        <SwitchItem key={part} name={part} extra={t.without[part]} {...INLINE_SWITCH} />
      ))}
      <h2 className="edit-part">{t.languages}</h2>
      <p className="muted">{t.languagesAbout}</p>
      {LANGUAGES.map((language) => (
        <SwitchItem key={language} name={language} {...INLINE_SWITCH} />
      ))}
    </SettingPage>
  );
}

function LeftToFinish({ partsOff }: Pick<AdminPark, 'partsOff'>) {
  const { parts: t } = useTexts('park');
  const areas = AREAS.filter(([part]) => partsOff.includes(part));
  if (areas.length === 0) return null;
  return (
    <Alert
      type="info"
      title={t.finish}
      description={areas.map(([part, path]) => (
        <div key={path}>
          <Link to={path}>{t.names[part]}</Link>
        </div>
      ))}
    />
  );
}
