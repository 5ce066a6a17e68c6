import { getAdminPark, getPark, saveParkLook } from '@park/contract/park/calls';
import { DAY_TIMES, MAX_HEROES, SEASONS } from '@park/contract/park/limits';
import { brandColours, GROUNDS } from '@park/contract/park/look';
import type { AdminPark, Look } from '@park/contract/park/schemas';
import { Button, ColorPicker, Form, Space } from 'antd';
import { useTexts } from '../../i18n/language';
import type { Versioned } from '../../ui/EditForm';
import { ChoiceItem, Item, SwitchItem } from '../../ui/items';
import { PictureUpload } from '../../ui/LookFields';
import { choices } from '../../ui/list/choices';
import { SettingPage } from '../../ui/SettingPage';

/** Of the theme as it is delivered. */
const DELIVERED = '#2f6b4f';
/** The app's words, light and dark (src/theme/theme.scss). */
const TEXT = { light: '#1f1d19', dark: '#f1efe9' } as const;

const givenOf = ({ version, look }: AdminPark): Versioned<Look> => ({ version, values: look });

/** The park's own colour and logo. */
export function LookPage() {
  const { look: t } = useTexts('park');
  return (
    <SettingPage
      {...{ thing: 'parkLook', texts: t, load: getAdminPark, save: saveParkLook, stale: [getPark], toForm: givenOf }}
      toInput={(look, version) => ({ version, look })}
      labels={t.fields}
      width={880}
    >
      <Item name="brand" label={t.fields.brand} extra={t.brandAbout}>
        <BrandInput />
      </Item>
      <Item name="logoId" label={t.fields.logoId} extra={t.logoAbout}>
        <PictureUpload />
      </Item>
      <Heroes />
      <SwitchItem name="plates" label={t.fields.plates} extra={t.platesAbout} />
    </SettingPage>
  );
}

/** Pictures of the home's head, and when each of them shows. */
function Heroes() {
  const { look: t } = useTexts('park');
  return (
    <Form.Item label={t.fields.heroes} extra={t.heroesAbout}>
      <Form.List name="heroes">
        {(rows, { add, remove }) => (
          <>
            {rows.map(({ key, name }, index) => (
              <fieldset key={key} className="park-season">
                <legend>{t.hero({ n: index + 1 })}</legend>
                <Button className="field-row-buttons" type="text" onClick={() => remove(name)}>
                  {t.removeHero({ n: index + 1 })}
                </Button>
                <Item name={[name, 'pictureId']} label={t.picture} required>
                  <PictureUpload />
                </Item>
                <div className="edit-pair">
                  <ChoiceItem
                    name={[name, 'seasons']}
                    label={t.seasons}
                    mode="multiple"
                    placeholder={t.always}
                    options={choices(SEASONS, t.seasonNames)}
                  />
                  <ChoiceItem
                    name={[name, 'times']}
                    label={t.times}
                    mode="multiple"
                    placeholder={t.always}
                    options={choices(DAY_TIMES, t.timeNames)}
                  />
                </div>
              </fieldset>
            ))}
            {rows.length < MAX_HEROES && (
              <Button onClick={() => add({ pictureId: null, seasons: [], times: [] })}>{t.addHero}</Button>
            )}
          </>
        )}
      </Form.List>
    </Form.Item>
  );
}

interface BrandInputProps {
  id?: string;
  value?: string | null;
  onChange?: (brand: string | null) => void;
}

/** A colour, and what it becomes where words must be read in it. */
function BrandInput({ id, value = null, onChange }: BrandInputProps) {
  const { look: t } = useTexts('park');
  const brand = value ?? DELIVERED;
  return (
    <Space orientation="vertical" size="middle" style={{ width: '100%' }}>
      <Space wrap>
        <ColorPicker
          value={brand}
          disabledAlpha
          format="hex"
          onChangeComplete={(colour) => onChange?.(colour.toHexString().slice(0, 7).toLowerCase())}
        >
          {/* antd's own trigger takes no keys. */}
          <Button id={id}>
            <span className="look-colour" style={{ background: brand }} /> {brand.toUpperCase()}
          </Button>
        </ColorPicker>
        {value !== null && <Button onClick={() => onChange?.(null)}>{t.asDelivered}</Button>}
      </Space>
      {value !== null && <BrandPreview brand={value} />}
    </Space>
  );
}

function BrandPreview({ brand }: { brand: string }) {
  const { look: t } = useTexts('park');
  const colours = brandColours(brand);
  return (
    <>
      <div className="look-preview">
        {(['light', 'dark'] as const).map((mode) => {
          const { primary, onPrimary, soft } = colours[mode];
          return (
            <div key={mode} style={{ background: GROUNDS[mode][0], color: TEXT[mode] }}>
              <span>{t[mode]}</span>
              <span className="look-preview__button" style={{ background: primary, color: onPrimary }}>
                {t.button}
              </span>
              <span style={{ color: primary }}>{t.link}</span>
              <span className="look-preview__chosen" style={{ background: soft, color: primary }}>
                {t.chosen}
              </span>
            </div>
          );
        })}
      </div>
      {colours.light.primary !== brand && <p className="muted">{t.adjusted}</p>}
    </>
  );
}
