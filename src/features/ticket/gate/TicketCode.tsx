import { TICKET } from '@park/contract/ticket/limits';
import { View } from '@tarojs/components';
import { type CSSProperties, useMemo } from 'react';
import './TicketCode.scss';
import { serverNow } from '@/api/serverNow';
import { useT } from '@/i18n/useT';
import { aria } from '@/ui/aria';
import { classNames } from '@/ui/classNames';
import { codeUri } from '@/ui/codeDrawing';
import type { CodeView } from './useTicketCode';

const EDGES = ['top', 'right', 'bottom', 'left'] as const;

interface TicketCodeProps {
  view: CodeView;
  /** Which of the order's tickets, from 1. */
  nth: number;
}

/** The QR on white whatever the theme, and around it a ring that runs out with the code's life. */
export function TicketCode({ view, nth }: TicketCodeProps) {
  const t = useT().order.ticket;
  const { code, expiresAt, isStale, isFailed, refusal } = view;
  const uri = useMemo(() => (code ? codeUri(code) : ''), [code]);
  const spent = useMemo(() => Math.max(0, TICKET.codeLife - (expiresAt - serverNow()) / 1000), [expiresAt]);
  const isLive = code !== null && !isStale;
  const said = refusal ?? (isStale ? t.offline : code ? '' : isFailed ? t.failed : t.loading);
  const clock = { '--code-life': `${TICKET.codeLife}s`, '--code-spent': `${-spent}s` } as CSSProperties;
  return (
    <View className="code stack">
      <View className="code__frame" style={clock}>
        {isLive && EDGES.map((edge) => <View key={`${edge} ${code}`} className={`code__edge code__edge--${edge}`} />)}
        <View
          className={classNames('code__plate', isStale && 'code__plate--stale')}
          style={uri ? { backgroundImage: `url("${uri}")` } : {}}
          {...aria({ role: 'img', label: t.codeOf(nth), ...(code ? {} : { busy: !refusal }) })}
        />
        {said && (
          <View className="code__said centre" {...aria({ role: 'status' })}>
            {said}
          </View>
        )}
      </View>
      <View className={classNames('code__hint', !isLive && 'code__hint--later')}>
        <View className="text-strong">{t.show}</View>
        <View className="text-quiet">{t.changes(TICKET.codeLife)}</View>
      </View>
    </View>
  );
}
