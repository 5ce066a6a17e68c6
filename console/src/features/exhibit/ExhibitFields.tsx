import { EXHIBIT, EXHIBIT_GROUPS, SHOWN_AS } from '@park/contract/exhibit/limits';
import type { AdminPlace } from '@park/contract/map/schemas';
import { Form, Input } from 'antd';
import { useTexts } from '../../i18n/language';
import { ChoiceItem, Item, LineItem, SwitchItem } from '../../ui/items';
import { LanguageTabs } from '../../ui/LanguageTabs';
import { LookFields } from '../../ui/LookFields';
import { choices } from '../../ui/list/choices';
import { PositionControl } from '../../ui/parkDrawing/PositionControl';
import { useDrawn } from '../../ui/parkDrawing/useDrawn';
import { rule } from '../../ui/rule';
import { TextItem } from '../../ui/TextItem';
import { FactFields } from './FactFields';
import { RecordingField } from './recording/RecordingField';
import { useExhibitChoices } from './useExhibitChoices';

const LINES = ['name', 'formation', 'where', 'repository'] as const;
const STORIES = ['story', 'childStory'] as const;

interface ExhibitFieldsProps {
  /** Null: it is chosen here. */
  id: string | null;
  places: AdminPlace[];
}

export function ExhibitFields({ id, places }: ExhibitFieldsProps) {
  const t = useTexts('exhibit');
  const ui = useTexts('ui');
  return (
    <>
      {id === null && <NumberField />}
      <LanguageTabs label={ui.texts} of={[...LINES, ...STORIES, 'audio']} eager>
        {(one) => (
          <>
            {LINES.map((name) => (
              <TextItem
                key={name}
                name={name}
                language={one}
                maxLength={EXHIBIT[name]}
                counted
                optional={name === 'repository'}
              />
            ))}
            {STORIES.map((name) => (
              <TextItem
                key={name}
                name={name}
                language={one}
                maxLength={EXHIBIT.story}
                rows={6}
                extra={t.storyAbout}
                optional={name === 'childStory'}
              />
            ))}
            <RecordingField language={one} />
          </>
        )}
      </LanguageTabs>
      <div className="edit-pair">
        <LineItem name="latin" required="words" maxLength={EXHIBIT.latin} lang="la" />
        <ChoiceItem name="group" options={choices(EXHIBIT_GROUPS, t.groups)} />
      </div>
      <FactFields />
      <h2 className="edit-part">{t.partWhere}</h2>
      <SpotFields id={id} places={places} />
      <h2 className="edit-part">{t.partLook}</h2>
      <LookFields />
      <MoreFields id={id} />
    </>
  );
}

function NumberField() {
  const t = useTexts('exhibit');
  const wrong = (number: string) => !(/^[1-9]\d*$/.test(number) && Number(number) <= EXHIBIT.number);
  return (
    <Form.Item
      name="id"
      label={t.number}
      extra={t.numberAbout}
      required
      rules={[rule((number: string) => wrong(number) && t.numberWrong({ max: EXHIBIT.number }))]}
    >
      <Input inputMode="numeric" maxLength={`${EXHIBIT.number}`.length} style={{ width: 120 }} />
    </Form.Item>
  );
}

function SpotFields({ id, places }: ExhibitFieldsProps) {
  const { move } = useTexts('map');
  const drawn = useDrawn(places);
  return (
    <>
      <SwitchItem name="isOnMap" />
      {Form.useWatch('isOnMap') && (
        <Item name="position" extra={move} style={{ maxWidth: 480 }}>
          <PositionControl poiId={`exhibit:${id}`} places={drawn} kind="sight" />
        </Item>
      )}
    </>
  );
}

function MoreFields({ id }: { id: string | null }) {
  const t = useTexts('exhibit');
  const others = useExhibitChoices().filter(({ value }) => value !== id);
  return (
    <>
      <div className="edit-pair">
        <LineItem name="credit" maxLength={EXHIBIT.credit} />
        <LineItem name="accession" maxLength={EXHIBIT.accession} />
      </div>
      <ChoiceItem name="shownAs" allowClear options={choices(SHOWN_AS, t.shownAsWhat)} />
      <ChoiceItem
        name="related"
        extra={t.relatedAbout({ max: EXHIBIT.related })}
        mode="multiple"
        maxCount={EXHIBIT.related}
        showSearch={{ optionFilterProp: 'label' }}
        options={others}
      />
      <div className="edit-pair">
        <SwitchItem name="mayTouch" />
        <SwitchItem name="isShown" />
      </div>
    </>
  );
}
