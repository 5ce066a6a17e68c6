import { useState } from 'react';
import './ForHosts.scss';
import { useT } from '@/i18n/useT';
import { classNames } from '@/ui/classNames';
import { Icon } from '@/ui/Icon';
import { Tap } from '@/ui/Tap';
import { useHost } from './useHost';

/** Whether what concerns hosts shows: to hosts always, to others once they ask for it. @param wanted a link asks for it */
export function useForHosts(wanted = false) {
  const { isHost, shown } = useHost();
  const [isOpen, setOpen] = useState(wanted);
  return {
    isHost,
    status: shown,
    shows: isHost || isOpen,
    line: isHost ? null : <ForHosts isOpen={isOpen} onOpen={setOpen} />,
  };
}

/** The one line that leads a visitor to what hosts do. */
function ForHosts({ isOpen, onOpen }: { isOpen: boolean; onOpen: (open: boolean) => void }) {
  const { forHosts } = useT().live;
  return (
    <Tap
      className={classNames('for-hosts row text-quiet', isOpen && 'for-hosts--open')}
      state={{ expanded: isOpen }}
      onClick={() => onOpen(!isOpen)}
    >
      {forHosts}
      <Icon name="chevron" size="small" />
    </Tap>
  );
}
