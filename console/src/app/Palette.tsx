import SearchOutlined from '@ant-design/icons/SearchOutlined';
import { getAdminExhibits } from '@park/contract/exhibit/calls';
import { getAdminPlaces } from '@park/contract/map/calls';
import { getAdminOrders } from '@park/contract/ticket/order/calls';
import { Button, Input, type InputProps, Modal, Switch } from 'antd';
import { type ReactNode, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { useCall, useMay } from '../api/hooks';
import { useLanguage, useTexts } from '../i18n/language';
import { textIn } from '../ui/contentLanguages';
import { areSingleKeysOn, nextRow, setSingleKeys, useKeys } from '../ui/keys';
import { holdsWords } from '../ui/list/holdsWords';
import { useOpenAreas } from './openAreas';
import { findAreas, isOrderNumber } from './palette.rules';

const MAX_ORDERS = 5;
const MAX_CONTENTS = 8;
const MIN_LETTERS = 2;
const LIST = 'palette-list';

interface Way {
  to: string;
  icon?: ReactNode;
  text: string;
}

/** Goes by a few letters to an area, or to an order by its number. */
export function Palette() {
  const { palette: t } = useTexts('shell');
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  useKeys({ 'Mod+k': () => setOpen(true) });
  return (
    <>
      <Button
        type="text"
        icon={<SearchOutlined />}
        aria-label={t.open}
        title={t.open}
        aria-keyshortcuts="Control+K Meta+K"
        onClick={() => setOpen(true)}
      />
      {/* The dialog gives the focus to what stands first in it, which is to be the field. */}
      <Modal open={isOpen} title={t.title} footer={null} closable={false} destroyOnHidden onCancel={close}>
        <Ways onDone={close} />
        <SingleKeys />
      </Modal>
    </>
  );
}

function Ways({ onDone }: { onDone: () => void }) {
  const { palette: t } = useTexts('shell');
  const { noMatch } = useTexts('ui');
  const go = useNavigate();
  const [typed, setTyped] = useState('');
  const [at, setAt] = useState(0);
  const ways = useWays(typed);
  const walk: InputProps['onKeyDown'] = (event) => {
    const by = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : undefined;
    const way = ways[at];
    if (event.nativeEvent.isComposing || (by === undefined && event.key !== 'Enter')) return;
    event.preventDefault();
    if (by) setAt(nextRow(at, by, ways.length));
    else if (way) {
      go(way.to);
      onDone();
    }
  };
  return (
    <>
      <Input
        autoFocus
        size="large"
        role="combobox"
        aria-label={t.label}
        aria-expanded
        aria-controls={LIST}
        aria-activedescendant={ways[at] && `${LIST}-${at}`}
        placeholder={t.label}
        maxLength={40}
        value={typed}
        onKeyDown={walk}
        onChange={(event) => {
          setTyped(event.target.value);
          setAt(0);
        }}
      />
      <div id={LIST} role="listbox" aria-label={t.title} className="palette">
        {ways.map(({ to, icon, text }, index) => (
          <Link
            key={to}
            id={`${LIST}-${index}`}
            role="option"
            tabIndex={-1}
            aria-selected={index === at}
            to={to}
            ref={(row) => {
              if (index === at) row?.scrollIntoView({ block: 'nearest' });
            }}
            onClick={onDone}
          >
            {icon} {text}
          </Link>
        ))}
      </div>
      {ways.length === 0 && <p className="muted">{noMatch}</p>}
    </>
  );
}

function useWays(typed: string): Way[] {
  const { palette: t } = useTexts('shell');
  const language = useLanguage() === 'en' ? 'en' : 'zh';
  const mayFind = useMay('orders.read') && isOrderNumber(typed);
  const orders = useCall(getAdminOrders, { keyword: typed, pageSize: MAX_ORDERS }, { enabled: mayFind }).data;
  const areas = findAreas(useOpenAreas(), typed).map(({ path, icon, name }) => ({
    to: `/${path}`,
    icon,
    text: name[language],
  }));
  const found = (mayFind && orders ? orders.items : []).map(({ id, number, day, ticket }) => ({
    to: `/orders/order/${encodeURIComponent(id)}`,
    text: t.order({ number, day, name: ticket.name }),
  }));
  return [...areas, ...found, ...useContents(typed)];
}

/** Exhibits, by number or name, and places of the map; they are read once two letters are typed. */
function useContents(typed: string): Way[] {
  const enabled = useMay('content.write') && typed.trim().length >= MIN_LETTERS;
  const exhibits = useCall(getAdminExhibits, {}, { enabled }).data ?? [];
  const places = useCall(getAdminPlaces, {}, { enabled }).data?.places ?? [];
  if (!enabled) return [];
  const found = [
    ...exhibits
      .filter(({ id, name, latin }) => holdsWords(typed, id, name, latin))
      .map(({ id, name }) => ({ to: `/exhibits/${encodeURIComponent(id)}`, text: `${id} ${textIn(name)}` })),
    ...places
      .filter(({ name }) => holdsWords(typed, name))
      .map(({ id, name }) => ({ to: `/places/${encodeURIComponent(id)}`, text: textIn(name) })),
  ];
  return found.slice(0, MAX_CONTENTS);
}

/** What keys there are on a list, and whether they are listened to. */
function SingleKeys() {
  const { palette: t } = useTexts('shell');
  const [isOn, setOn] = useState(areSingleKeysOn);
  return (
    <label className="palette-keys" htmlFor="single-keys">
      <Switch
        id="single-keys"
        size="small"
        checked={isOn}
        onChange={(on) => {
          setSingleKeys(on);
          setOn(on);
        }}
      />
      <span>{t.keys}</span>
    </label>
  );
}
