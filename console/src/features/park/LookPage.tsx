import { getAdminPark, getPark, saveParkLook } from '@park/contract/park/calls';
import { brandColours, GROUNDS } from '@park/contract/park/look';
import type { AdminPark, Look } from '@park/contract/park/schemas';
import { Button, ColorPicker, Space } from 'antd';
import { useTexts } from '../../i18n/language';
import { Answer } from '../../ui/Answer';
import { EditForm, type Versioned } from '../../ui/EditForm';
import { Item } from '../../ui/items';
import { PictureUpload } from '../../ui/LookFields';
import { PageHead } from '../../ui/PageHead';
import { useSetting } from '../../ui/useSetting';

/** Of the theme as it is delivered. */
const DELIVERED = '#2f6b4f';
/** The app's words, light and dark (src/theme/theme.scss). */
const TEXT = { light: '#1f1d19', dark: '#f1efe9' } as const;

const givenOf = ({ version, look }: AdminPark): Versioned<Look> => ({ version, values: look });

/** The park's own colour and logo. */
export function LookPage() {
  const { look: t } = useTexts('park');
  const { saved, form } = useSetting({
    ...{ load: getAdminPark, save: saveParkLook, stale: [getPark], toForm: givenOf },
    toInput: (look, version) => ({ version, look }),
  });
  return (
    <>
      <PageHead title={t.title} about={t.about} />
      <Answer of={saved} anew>
        {(now) => (
          <div className="sheet" style={{ maxWidth: 880 }}>
            <EditForm<Look> thing="parkLook" labels={t.fields} {...form(now)}>
              <Item name="brand" label={t.fields.brand} extra={t.brandAbout}>
                <BrandInput />
              </Item>
              <Item name="logoId" label={t.fields.logoId} extra={t.logoAbout}>
                <PictureUpload />
              </Item>
            </EditForm>
          </div>
        )}
      </Answer>
    </>
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
