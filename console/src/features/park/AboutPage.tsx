import { getAdminPark, getPark, saveParkAbout } from '@park/contract/park/calls';
import { LEGAL_TEXTS, MAX_ACCOUNTS, PARK_FIELD } from '@park/contract/park/limits';
import type { About, AdminPark } from '@park/contract/park/schemas';
import { MAX_LEGAL_TEXT } from '@park/contract/richText/limits';
import { Button, Form, InputNumber, Space } from 'antd';
import { useTexts } from '../../i18n/language';
import { written } from '../../ui/contentLanguages';
import type { Versioned } from '../../ui/EditForm';
import { Item, LineItem } from '../../ui/items';
import { LanguageTabs } from '../../ui/LanguageTabs';
import { RichItem } from '../../ui/RichItem';
import { isWritten } from '../../ui/richText/richHtml';
import { rule } from '../../ui/rule';
import { SettingPage } from '../../ui/SettingPage';
import { TextItem } from '../../ui/TextItem';

type Position = NonNullable<About['position']>;
/** While it is typed one of the two may be missing. */
type Typed = Omit<About, 'position'> & { position: { [Degree in keyof Position]: number | null } };

const NOWHERE: Typed['position'] = { latitude: null, longitude: null };

const givenOf = ({ version, about }: AdminPark): Versioned<Typed> => ({
  version,
  values: { ...about, position: about.position ?? NOWHERE },
});

function aboutOf({ story, address, privacy, terms, position: { latitude, longitude }, ...others }: Typed): About {
  return {
    ...others,
    story: written(story, isWritten),
    address: written(address),
    privacy: written(privacy, isWritten),
    terms: written(terms, isWritten),
    position: latitude === null || longitude === null ? null : { latitude, longitude },
  };
}

/** What the park tells of itself on a page of its own, and its legal texts. */
export function AboutPage() {
  const { aboutPark: t } = useTexts('park');
  return (
    <SettingPage
      {...{ thing: 'parkAbout', texts: t, load: getAdminPark, save: saveParkAbout, stale: [getPark], toForm: givenOf }}
      toInput={(typed, version) => ({ version, about: aboutOf(typed) })}
      labels={t.fields}
    >
      {({ legalVersion }) => <Fields legalVersion={legalVersion} />}
    </SettingPage>
  );
}

function Fields({ legalVersion }: Pick<AdminPark, 'legalVersion'>) {
  const { aboutPark: t } = useTexts('park');
  return (
    <>
      <section className="sheet">
        <h2>{t.storyTitle}</h2>
        <LanguageTabs label={t.storyTitle} of={['story']}>
          {(language) => <RichItem name="story" label={t.fields.story} language={language} optional />}
        </LanguageTabs>
      </section>
      <section className="sheet park-more">
        <h2>{t.reach}</h2>
        <LanguageTabs label={t.reach} of={['address']} eager>
          {(language) => <TextItem name="address" language={language} maxLength={PARK_FIELD.address} optional />}
        </LanguageTabs>
        <Item
          name="position"
          extra={t.positionAbout}
          rules={[
            rule(
              ({ latitude, longitude }: Typed['position']) => (latitude === null) !== (longitude === null) && t.positionWrong,
            ),
          ]}
        >
          <PositionInput />
        </Item>
        <Accounts />
      </section>
      <section className="sheet park-more">
        <h2>{t.law}</h2>
        <p className="muted">{legalVersion > 0 ? t.lawAbout({ version: legalVersion }) : t.lawNone}</p>
        <LineItem name="childrenContact" extra={t.childrenAbout} maxLength={PARK_FIELD.childrenContact} />
        <LanguageTabs label={t.law} of={[...LEGAL_TEXTS]}>
          {(language) =>
            LEGAL_TEXTS.map((text) => (
              <RichItem key={text} name={text} label={t.fields[text]} language={language} maxLength={MAX_LEGAL_TEXT} optional />
            ))
          }
        </LanguageTabs>
      </section>
    </>
  );
}

interface PositionInputProps {
  id?: string;
  value?: Typed['position'];
  onChange?: (position: Typed['position']) => void;
}

function PositionInput({ id, value = NOWHERE, onChange }: PositionInputProps) {
  const { aboutPark: t } = useTexts('park');
  const bounds = { latitude: 90, longitude: 180 };
  return (
    <Space wrap>
      {(['latitude', 'longitude'] as const).map((degree) => (
        <InputNumber
          key={degree}
          id={degree === 'latitude' ? id : `${id}-${degree}`}
          aria-label={t[degree]}
          placeholder={t[degree]}
          min={-bounds[degree]}
          max={bounds[degree]}
          precision={6}
          value={value[degree]}
          onChange={(degrees) => onChange?.({ ...value, [degree]: degrees })}
          style={{ width: 180 }}
        />
      ))}
    </Space>
  );
}

/** Where else the park can be followed. */
function Accounts() {
  const { aboutPark: t } = useTexts('park');
  const services: About['accounts'] = Form.useWatch('accounts') ?? [];
  return (
    <Form.Item label={t.fields.accounts}>
      <Form.List name="accounts">
        {(rows, { add, remove }) => (
          <>
            {rows.map(({ key, name }) => (
              <div key={key} className="edit-pair">
                <LineItem name={[name, 'service']} label={t.service} required="words" maxLength={PARK_FIELD.service} />
                <LineItem name={[name, 'account']} label={t.account} required="words" maxLength={PARK_FIELD.account} />
                <Form.Item label=" " colon={false}>
                  <Button onClick={() => remove(name)}>
                    {t.removeAccount({ service: services[name]?.service || t.service })}
                  </Button>
                </Form.Item>
              </div>
            ))}
            {rows.length < MAX_ACCOUNTS && <Button onClick={() => add({ service: '', account: '' })}>{t.addAccount}</Button>}
          </>
        )}
      </Form.List>
    </Form.Item>
  );
}
