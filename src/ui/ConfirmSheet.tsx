import { View } from '@tarojs/components';
import { type ReactElement, type ReactNode, useEffect, useRef } from 'react';
import './ConfirmSheet.scss';
import { useT } from '../i18n/useT';
import { catchMove } from '../platform/catchMove';
import { AgreeButton } from './AgreeButton';
import { aria } from './aria';
import { LED_TO, leadTo } from './ariaTarget';
import { Button } from './Button';
import { useOverTabBar } from './overTabBar';
import { useControlId } from './useControlId';

interface ConfirmSheetProps {
  open: boolean;
  title: string;
  text?: string;
  /** What the main button says, or a button of its own kind in its place. */
  action: string | ReactElement;
  dismiss?: string;
  danger?: boolean;
  /** The action is under way. */
  loading?: boolean;
  /** Confirming agrees to WeChat's privacy guide: this opens it. */
  guide?: { text: string; open: () => void };
  /** More than a sentence: a field for the reason, a table of facts. */
  children?: ReactNode;
  onConfirm?: () => void;
  onCancel: () => void;
}

/** A sheet from the lower edge with one clear action. */
export const ConfirmSheet = (props: ConfirmSheetProps) => (props.open ? <Sheet {...props} /> : null);

function Sheet({ title, text, action, dismiss, danger, loading, guide, children, onConfirm, onCancel }: ConfirmSheetProps) {
  const t = useT().core.action;
  useOverTabBar();
  const id = useControlId();
  const panel = useRef<{ focus?: () => void } | null>(null);
  useEffect(() => {
    leadTo(panel.current);
  }, []);
  const leave = loading ? () => {} : onCancel;
  const keyboard = {
    ...LED_TO,
    onKeyDown: (event: { key?: string }) => event.key === 'Escape' && leave(),
  };
  return (
    <View className="sheet">
      <View className="sheet__mask" {...catchMove} onClick={leave} />
      <View className="sheet__panel" ref={panel} {...keyboard} {...aria({ role: 'dialog', modal: true, labelledBy: id })}>
        <View className="text-title" id={id} {...aria({ role: 'heading', level: 2 })}>
          {title}
        </View>
        {text && <View className="sheet__text">{text}</View>}
        {children}
        <View className="sheet__actions stack-near">
          {typeof action !== 'string' ? (
            action
          ) : guide ? (
            <>
              <Button kind="text" block onClick={guide.open}>
                {guide.text}
              </Button>
              <AgreeButton text={action} onAgreed={() => onConfirm?.()} />
            </>
          ) : (
            <Button kind={danger ? 'danger' : 'primary'} block round loading={loading} onClick={onConfirm}>
              {action}
            </Button>
          )}
          <Button kind="text" block disabled={loading} onClick={leave}>
            {dismiss ?? t.cancel}
          </Button>
        </View>
      </View>
    </View>
  );
}
