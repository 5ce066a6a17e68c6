import { View } from '@tarojs/components';
import './Soon.scss';
import type { ReactNode } from 'react';
import { useT } from '@/i18n/useT';
import { goTab } from '@/navigation/go';
import { aria } from '@/ui/aria';
import { Button } from '@/ui/Button';
import { Page } from '@/ui/Page';
import { Spiral } from '@/ui/Spiral';

/** The pages that are announced: keys of `center.soon` and of the routes. */
export type SoonName =
  | 'ticketList'
  | 'ticketDetail'
  | 'ticketConfirm'
  | 'ticketRecord'
  | 'recordDetail'
  | 'feedBack'
  | 'feedBackDetails'
  | 'addfeedBack'
  | 'message'
  | 'myPoints'
  | 'searchBar'
  | 'prize'
  | 'prizeStatus'
  | 'prizeWriteOff'
  | 'notice'
  | 'noticeDetail'
  | 'activity'
  | 'activityDetail'
  | 'addEnroll'
  | 'help'
  | 'lastFound';

/** An honest page of a feature that is not open yet: its title, what will be there, and the way home. */
export function Soon({ name, children }: { name: SoonName; children?: ReactNode }) {
  const { core, center } = useT();
  return (
    <Page title={core.title[name]}>
      <View className="soon">
        <Spiral />
        <View className="soon__head" {...aria({ role: 'heading', level: 2 })}>
          {core.page.soon}
        </View>
        <View className="soon__text">{center.soon[name]}</View>
        {children}
        <Button kind="secondary" onClick={() => void goTab('indexCenter')}>
          {core.action.home}
        </Button>
      </View>
    </Page>
  );
}
