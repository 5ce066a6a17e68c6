import { getAdminPark, saveParkLook } from '@park/contract/park/calls';
import { brandColours } from '@park/contract/park/look';
import type { AdminPark, Look } from '@park/contract/park/schemas';
import { Button, ColorPicker, Space } from 'antd';
import { call } from '../../api/call';
import { useCall, useSend } from '../../api/hooks';
import { useTexts } from '../../i18n/language';
import { Answer } from '../../ui/Answer';
import { EditForm, type Versioned } from '../../ui/EditForm';
import { Item } from '../../ui/items';
import { PictureUpload } from '../../ui/LookFields';
import { PageHead } from '../../ui/PageHead';

/** Of the theme as it is delivered. */
const DELIVERED = '#2f6b4f';
/** The app's page and words, light and dark (src/theme/theme.scss). */
const GROUNDS = { light: ['#f6f5f2', '#1f1d19'], dark: ['#171714', '#f1efe9'] } as const;

const givenOf = ({ version, look }: AdminPark): Versioned<Look> => ({ version, values: look });

/** The park's own colour and logo. */
export function LookPage() {
  const { look: t } = useTexts('park');
  const ui = useTexts('ui');
  const saved = useCall(getAdminPark, {});
  const save = useSend(saveParkLook, { stale: [getAdminPark], done: ui.saved, quiet: true });
  return (
    <>
      <PageHead title={t.title} about={t.about} />
      <Answer of={saved} anew>
        {(now) => (
          <div className="sheet" style={{ maxWidth: 880 }}>
            <EditForm<Look>
              thing="parkLook"
              {...givenOf(now)}
              labels={t.fields}
              loadTheirs={async () => givenOf(await call(getAdminPark, {}))}
              onSave={async (look, version) => givenOf(await save.mutateAsync({ version, look }))}
            >
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
        <span id={id}>
          <ColorPicker
            value={brand}
            disabledAlpha
            format="hex"
            showText
            onChangeComplete={(colour) => onChange?.(colour.toHexString().slice(0, 7).toLowerCase())}
          />
        </span>
        {value !== null && <Button onClick={() => onChange?.(null)}>{t.asDelivered}</Button>}
      </Space>
      <BrandPreview brand={brand} isOwn={value !== null} />
    </Space>
  );
}

function BrandPreview({ brand, isOwn }: { brand: string; isOwn: boolean }) {
  const { look: t } = useTexts('park');
  const colours = brandColours(brand);
  return (
    <>
      <div className="look-preview">
        {(['light', 'dark'] as const).map((mode) => {
          const [page, text] = GROUNDS[mode];
          const { primary, onPrimary, soft } = colours[mode];
          return (
            <div key={mode} style={{ background: page, color: text }}>
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
      {isOwn && colours.light.primary !== brand && <p className="muted">{t.adjusted}</p>}
    </>
  );
}
