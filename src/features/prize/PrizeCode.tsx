import { View } from '@tarojs/components';
import { useEffect, useMemo } from 'react';
import './PrizeCode.scss';
import { useT } from '@/i18n/useT';
import { brighten, dim } from '@/platform/bright';
import { aria } from '@/ui/aria';
import { codeUri } from '@/ui/codeDrawing';
import { useShown } from '@/ui/shown';
import { CopyButton } from './CopyButton';

/** A prize's code as the counter scans it, black on white whatever the theme, and as it is typed. */
export function PrizeCode({ code }: { code: string }) {
  const words = useT().prize.status;
  const uri = useMemo(() => codeUri(code), [code]);
  const isShown = useShown();
  useEffect(() => {
    if (!isShown) return;
    void brighten();
    return () => void dim();
  }, [isShown]);
  return (
    <View className="prize-code">
      <View
        className="prize-code__plate"
        style={{ backgroundImage: `url("${uri}")` }}
        {...aria({ role: 'img', label: words.code })}
      />
      <View className="prize-code__label">{words.code}</View>
      <View className="prize-code__text">{code}</View>
      <View className="prize-code__hint">{words.codeHint}</View>
      <CopyButton text={code}>{words.copy}</CopyButton>
    </View>
  );
}
