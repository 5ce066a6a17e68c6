import { SearchBar } from '@nutui/nutui-react-taro';
import { View } from '@tarojs/components';
import './Field.scss';
import './SearchField.scss';
import { useT } from '../i18n/useT';
import { aria } from './aria';
import { Icon } from './Icon';
import { nativeInput } from './nativeInput';
import { Tap } from './Tap';

interface SearchFieldProps {
  /** Accessible name, and what stands there while nothing is written. */
  label: string;
  value: string;
  maxLength: number;
  onChange: (value: string) => void;
  /** The phone's search key, or the button. */
  onSearch: () => void;
  onFocus?: () => void;
  /** The button's word. */
  action: string;
  clearLabel: string;
}

/** One line to search with, and the button that does. NutUI's own cross has a Chinese name and no key, so ours stands beside it. */
export function SearchField({ label, value, maxLength, onChange, onSearch, onFocus, action, clearLabel }: SearchFieldProps) {
  const { core } = useT();
  return (
    <View className="search-field" {...aria({ role: 'search', label: core.title.searchBar })}>
      <SearchBar
        shape="round"
        value={value}
        placeholder={label}
        maxLength={maxLength}
        clearable={false}
        onChange={onChange}
        onSearch={onSearch}
        onFocus={onFocus}
        inputProps={{
          type: 'text',
          confirmType: 'search',
          placeholderClass: 'field__placeholder',
          // Else it writes in #333, on dark too.
          style: {},
          ...nativeInput({ aria: { label } }),
        }}
        leftIn={<Icon name="search" />}
        rightIn={
          value !== '' && (
            <Tap className="search-field__button centre" label={clearLabel} onClick={() => onChange('')}>
              <Icon name="close" size="small" />
            </Tap>
          )
        }
        right={
          <Tap className="search-field__button centre" onClick={onSearch}>
            {action}
          </Tap>
        }
      />
    </View>
  );
}
