import { HALF_MINUTE } from '@park/contract/ticket/gate/code';
import { TICKET } from '@park/contract/ticket/limits';
import { View } from '@tarojs/components';
import { type CSSProperties, useMemo, useState } from 'react';
import './TicketCode.scss';
import { serverNow } from '@/api/serverNow';
import { useT } from '@/i18n/useT';
import { catchMove } from '@/platform/catchMove';
import { aria } from '@/ui/aria';
import { classNames } from '@/ui/classNames';
import { codeUri } from '@/ui/codeDrawing';
import { Icon } from '@/ui/Icon';
import { Tap } from '@/ui/Tap';
import { useNow } from '@/ui/useNow';
import type { CodeView } from './useTicketCode';

interface TicketCodeProps {
  view: CodeView;
  /** What it is read out as. */
  label: string;
  /** The day that it is for, in words, while that is still to come; '' on the day. */
  later: string;
  /** What stands below it where it is alone: its number, or how many tickets it is for. */
  caption: string;
}

/**
 * The QR on white whatever the theme, as wide as there is room, and below it what is left of the code's half minute. A tap makes it
 * the whole screen, with nothing beside it that a scanner or a guard could take for something else.
 */
export function TicketCode({ view, label, later, caption }: TicketCodeProps) {
  const { core, order } = useT();
  const t = order.ticket;
  const [isWhole, setWhole] = useState(false);
  const { code, expiresAt, isChanging, isFailed, refusal } = view;
  const uri = useMemo(() => (code ? codeUri(code) : ''), [code]);
  const before = useBefore(uri);
  const message = refusal ?? (code ? '' : isFailed ? t.failed : t.loading);
  const plate = (
    <View className="code__plate" style={drawn(uri)} {...aria({ role: 'img', label, ...(code ? {} : { busy: !refusal }) })}>
      {uri && before && <View key={before} className="code__before" style={drawn(before)} />}
      {message && (
        <View className="code__said centre" {...aria({ role: 'status' })}>
          {message}
        </View>
      )}
    </View>
  );
  if (isWhole && code) {
    return (
      <View key="whole" className="code code--whole" {...catchMove} {...aria({ role: 'dialog', modal: true, label })}>
        <Tap className="code__close centre" label={core.action.close} onClick={() => setWhole(false)}>
          <Icon name="close" />
        </Tap>
        <View className="code__alone" onClick={() => setWhole(false)}>
          {plate}
          <View className="code__caption text-title figures">{caption}</View>
          {isChanging && <Renewal key={expiresAt} expiresAt={expiresAt} />}
        </View>
      </View>
    );
  }
  return (
    <View className="code stack-near">
      <View className="code__frame">
        {plate}
        {code && <Tap className="code__open" label={t.whole} onClick={() => setWhole(true)} />}
      </View>
      <View className={classNames('code__hint', !code && 'code__hint--later')}>
        {isChanging && <Renewal key={expiresAt} expiresAt={expiresAt} />}
        <View className="text-strong">{later ? t.later({ day: later }) : t.show}</View>
        <View className="text-quiet">{(isChanging ? t.changes : t.changesLater)({ seconds: TICKET.codeLife })}</View>
      </View>
    </View>
  );
}

const drawn = (uri: string): CSSProperties => (uri ? { backgroundImage: `url("${uri}")` } : {});

/** What stood here before this; '' at first. */
function useBefore(uri: string): string {
  const [shown, setShown] = useState({ uri, before: '' });
  if (shown.uri !== uri) setShown({ uri, before: shown.uri });
  return shown.before;
}

/** A part of its own, so that a second costs one text and not the page. */
function Renewal({ expiresAt }: { expiresAt: number }) {
  const t = useT().order.ticket;
  const left = (now: number) => Math.max(0, Math.ceil((expiresAt - now) / 1000));
  const now = useNow((at) => (left(at) > 0 ? expiresAt - (left(at) - 1) * 1000 : null), serverNow);
  const spent = useMemo(() => Math.min(0, expiresAt - serverNow() - HALF_MINUTE), [expiresAt]);
  return (
    <View className="code__life" {...aria({ hidden: true })}>
      <View
        className="code__bar"
        style={{ '--code-life': `${HALF_MINUTE}ms`, '--code-spent': `${spent}ms` } as CSSProperties}
      />
      <View className="text-quiet figures">{t.renews({ seconds: left(now) })}</View>
    </View>
  );
}
