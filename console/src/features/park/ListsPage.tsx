import ArrowDownOutlined from '@ant-design/icons/ArrowDownOutlined';
import ArrowUpOutlined from '@ant-design/icons/ArrowUpOutlined';
import DeleteOutlined from '@ant-design/icons/DeleteOutlined';
import PlusOutlined from '@ant-design/icons/PlusOutlined';
import { HELP_URGENCIES } from '@park/contract/help/limits';
import { getAdminPark, getPark, saveParkLists } from '@park/contract/park/calls';
import {
  isDelivered,
  LIST_NAME_LENGTH,
  type ListEntry,
  listOf,
  MAX_LIST_ENTRIES,
  PARK_LISTS,
  type ParkList,
} from '@park/contract/park/lists';
import type { AdminPark } from '@park/contract/park/schemas';
import { Button, Form, Switch } from 'antd';
import { newId } from '../../api/newId';
import { useTexts } from '../../i18n/language';
import { type Localized, textIn, written } from '../../ui/contentLanguages';
import type { Versioned } from '../../ui/EditForm';
import { ChoiceItem, Item } from '../../ui/items';
import { LanguageTabs } from '../../ui/LanguageTabs';
import { SettingPage } from '../../ui/SettingPage';
import { TextItem } from '../../ui/TextItem';

type Entry = ListEntry<Localized>;
type Given = Record<ParkList, Entry[]>;

const givenOf = ({ version, lists }: AdminPark): Versioned<Given> => ({
  version,
  values: Object.fromEntries(PARK_LISTS.map((list) => [list, listOf(list, lists)])) as Given,
});

const withNames = (entries: Entry[]) => entries.map((entry) => ({ ...entry, name: entry.name && written(entry.name) }));

/** What an entry is called: on a page of all three lists, and where two versions are compared. */
function useNameOf() {
  const { lists: t } = useTexts('park');
  return (list: ParkList, { id, name }: Entry): string =>
    name ? textIn(name) || t.unnamed : ((t.delivered[list] as Partial<Record<string, string>>)[id] ?? id);
}

/** What visitors choose from when they call for help, write feedback, or tell what they lost or found. */
export function ListsPage() {
  const { lists: t } = useTexts('park');
  const nameOf = useNameOf();
  const inWords = (list: ParkList) => (entries: Entry[]) =>
    entries.map((entry) => (entry.off ? t.isOff({ name: nameOf(list, entry) }) : nameOf(list, entry))).join('\n');
  return (
    <SettingPage
      {...{ thing: 'parkLists', texts: t, load: getAdminPark, save: saveParkLists, stale: [getPark], toForm: givenOf }}
      toInput={(given, version) => ({
        version,
        lists: { help: withNames(given.help), feedback: withNames(given.feedback), lostFound: withNames(given.lostFound) },
      })}
      labels={t.names}
      describe={{ help: inWords('help'), feedback: inWords('feedback'), lostFound: inWords('lostFound') }}
    >
      {({ lists }) =>
        PARK_LISTS.map((list) => (
          <section key={list} className="sheet park-more">
            <h2>{t.names[list]}</h2>
            <p className="muted">{t.without[list]}</p>
            <Entries list={list} saved={lists[list] ?? []} />
          </section>
        ))
      }
    </SettingPage>
  );
}

function Entries({ list, saved }: { list: ParkList; saved: readonly Entry[] }) {
  const { lists: t } = useTexts('park');
  const nameOf = useNameOf();
  const entries: Entry[] = Form.useWatch(list, { preserve: true }) ?? [];
  const isLastOn = entries.filter(({ off }) => !off).length === 1;
  /** What was sent may be under it. */
  const stays = ({ id }: Entry) => isDelivered(list, id) || saved.some((entry) => entry.id === id);
  return (
    <Form.List name={list}>
      {(rows, { add, remove, move }) => (
        <>
          {rows.map(({ key, name: at }) => {
            const entry = entries[at];
            if (!entry) return null;
            const name = nameOf(list, entry);
            const isAlwaysOn = (list === 'help' && entry.id === 'other') || (isLastOn && !entry.off);
            return (
              <div key={key} className="park-entry">
                <div className="park-entry-head">
                  <Item
                    name={[at, 'off']}
                    noStyle
                    getValueProps={(off: boolean) => ({ checked: !off })}
                    getValueFromEvent={(isOn: boolean) => !isOn}
                  >
                    <Switch aria-label={t.offered({ name })} disabled={isAlwaysOn} />
                  </Item>
                  <strong>{name}</strong>
                  <Button
                    type="text"
                    icon={<ArrowUpOutlined />}
                    aria-label={t.up({ name })}
                    disabled={at === 0}
                    onClick={() => move(at, at - 1)}
                  />
                  <Button
                    type="text"
                    icon={<ArrowDownOutlined />}
                    aria-label={t.down({ name })}
                    disabled={at === rows.length - 1}
                    onClick={() => move(at, at + 1)}
                  />
                  {!stays(entry) && (
                    <Button type="text" icon={<DeleteOutlined />} aria-label={t.remove({ name })} onClick={() => remove(at)} />
                  )}
                </div>
                {entry.name && (
                  <LanguageTabs label={t.name} of={[[list, at, 'name']]} eager>
                    {(one) => <TextItem name={[at, 'name']} label={t.name} language={one} maxLength={LIST_NAME_LENGTH} />}
                  </LanguageTabs>
                )}
                {entry.urgency && (
                  <ChoiceItem
                    name={[at, 'urgency']}
                    label={t.urgency}
                    options={HELP_URGENCIES.map((value) => ({ value, label: t.urgencies[value] }))}
                  />
                )}
              </div>
            );
          })}
          {rows.length < MAX_LIST_ENTRIES && (
            <Button
              icon={<PlusOutlined />}
              onClick={() => add({ id: newId('k'), name: {}, off: false, ...(list === 'help' && { urgency: 2 }) })}
            >
              {t.add({ list: t.names[list] })}
            </Button>
          )}
        </>
      )}
    </Form.List>
  );
}
