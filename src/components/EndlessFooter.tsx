import { Divider } from '@nutui/nutui-react-taro';
import { View } from '@tarojs/components';
import { useT } from '@/i18n/useT';
import { aria } from '@/ui/aria';
import { Tap } from '@/ui/Tap';

interface EndlessFooterProps {
  state: 'more' | 'loading' | 'failed' | 'end';
  onLoad: () => void;
}

/** The end of a list in words. `more` can be tapped: a short page never reaches its bottom. */
export function EndlessFooter({ state, onLoad }: EndlessFooterProps) {
  const { action, state: t } = useT().core;
  if (state === 'more' || state === 'failed') {
    return (
      <Tap className="endless__footer endless__footer--tap centre" onClick={onLoad}>
        {state === 'more' ? action.more : t.loadMoreFailed}
      </Tap>
    );
  }
  return (
    <View className="endless__footer centre" {...aria({ role: 'status' })}>
      {state === 'loading' ? t.loadingMore : <Divider>{t.noMore}</Divider>}
    </View>
  );
}
