import { HELP } from '@park/contract/help/limits';
import { View } from '@tarojs/components';
import './HoldButton.scss';
import { useT } from '@/i18n/useT';
import { aria } from '@/ui/aria';
import { FOCUSABLE } from '@/ui/ariaTarget';
import { classNames } from '@/ui/classNames';
import { useHold } from '@/ui/useHold';

/** The one button of the page: held for two seconds it sends, tapped it asks. A ring closes while it is held. */
export function HoldButton({ onHold, onTap }: { onHold: () => void; onTap: () => void }) {
  const t = useT().help;
  const { isHeld, on } = useHold({ after: HELP.holdMs, onHold, onTap });
  return (
    <View className="stack centred">
      <View
        className={classNames('hold__button', isHeld && 'hold__button--held')}
        {...aria({ role: 'button' })}
        {...FOCUSABLE}
        {...on}
      >
        <View className="hold__half hold__half--right">
          <View className="hold__arc" />
        </View>
        <View className="hold__half hold__half--left">
          <View className="hold__arc" />
        </View>
        <View className="hold__core text-title centre">{isHeld ? t.holding : t.hold}</View>
      </View>
      <View className="hold__hint text-quiet">{t.holdHint}</View>
    </View>
  );
}
