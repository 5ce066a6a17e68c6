import { View } from '@tarojs/components';
import './OfflineBar.scss';
import { useT } from '../i18n/useT';
import { aria } from './aria';

/** A thin bar that says that what is shown was loaded before the network went. */
export function OfflineBar() {
  const { state } = useT().core;
  return (
    <View className="offline-bar" {...aria({ role: 'status' })}>
      {state.offline}
    </View>
  );
}
