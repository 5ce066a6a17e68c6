import { Tabs as NutTabs } from '@nutui/nutui-react-taro';
import { View } from '@tarojs/components';
import './Tabs.scss';
import { measureAnywhere } from '../platform/measuring';
import { aria } from './aria';
import { byArrows } from './ariaTarget';
import { classNames } from './classNames';
import { Tap } from './Tap';

measureAnywhere();

interface TabsProps<V extends string> {
  options: readonly { value: V; label: string }[];
  value: V;
  onChange: (value: V) => void;
  /** Accessible name. */
  name: string;
  /** `chips`: a second choice below a first one. */
  look?: 'line' | 'chips';
}

/**
 * Words in one line, of which the chosen one says what stands below; it scrolls sideways, the chosen one in sight. NutUI's titles are
 * neither named nor reached with keys, so ours stand in their place. They filter lists, hence radios: a tab would promise a panel.
 */
export function Tabs<V extends string>({ options, value, onChange, name, look = 'line' }: TabsProps<V>) {
  const titles = () =>
    options.map((one) => {
      const chosen = one.value === value;
      return (
        <Tap
          key={one.value}
          className={classNames('nut-tabs-titles-item', chosen && 'nut-tabs-titles-item-active')}
          role="radio"
          state={{ checked: chosen }}
          skipped={!chosen}
          onClick={() => onChange(one.value)}
        >
          <View className="nut-tabs-titles-item-line" />
          <View className="nut-tabs-titles-item-text">{one.label}</View>
        </Tap>
      );
    });
  return (
    <NutTabs
      className={`tabs tabs--${look}`}
      value={value}
      title={titles}
      {...byArrows('radio')}
      {...aria({ role: 'radiogroup', label: name })}
    >
      {/* Where to scroll to is counted by these. */}
      {options.map((one) => (
        <NutTabs.TabPane key={one.value} title={one.label} value={one.value} />
      ))}
    </NutTabs>
  );
}
