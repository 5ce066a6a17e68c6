import { Input, View } from '@tarojs/components';
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
  /** The button's word. */
  action: string;
  clearLabel: string;
}

/** One line to search with, and the button that does. */
export function SearchField({ label, value, maxLength, onChange, onSearch, action, clearLabel }: SearchFieldProps) {
  const { core } = useT();
  return (
    <View className="search-field" {...aria({ role: 'search', label: core.title.searchBar })}>
      <View className="field__row search-field__row">
        <Icon name="search" />
        <Input
          className="field__input"
          type="text"
          confirmType="search"
          value={value}
          placeholder={label}
          placeholderClass="field__placeholder"
          maxlength={maxLength}
          onInput={({ detail }) => onChange(detail.value)}
          onConfirm={onSearch}
          {...nativeInput({ aria: { label } })}
        />
        {value !== '' && (
          <Tap className="search-field__clear" label={clearLabel} onClick={() => onChange('')}>
            <Icon name="close" size="small" />
          </Tap>
        )}
      </View>
      <Tap className="search-field__go" onClick={onSearch}>
        {action}
      </Tap>
    </View>
  );
}
