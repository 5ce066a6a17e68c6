import { View } from '@tarojs/components';
import { useEffect, useMemo } from 'react';
import './ShownCode.scss';
import { brighten, dim } from '@/platform/bright';
import { aria } from '@/ui/aria';
import { codeUri } from '@/ui/codeDrawing';
import { useShown } from '@/ui/shown';
import { CopyButton } from './CopyButton';

interface ShownCodeProps {
  code: string;
  words: { code: string; copy: string; copied: string };
  /** What is said under it. */
  hint: string;
  /** Its name stands over it for all to read. */
  isNamed?: boolean;
  /** It is about to be scanned: the screen is made bright. */
  isAtDoor?: boolean;
}

/** A code as staff scan it, black on white whatever the theme, and as it is typed. */
export function ShownCode({ code, words, hint, isNamed = false, isAtDoor = true }: ShownCodeProps) {
  const uri = useMemo(() => codeUri(code), [code]);
  const isShown = useShown();
  useEffect(() => {
    if (!isShown || !isAtDoor) return;
    void brighten();
    return () => void dim();
  }, [isShown, isAtDoor]);
  return (
    <View className="shown-code centred">
      <View
        className="shown-code__plate"
        style={{ backgroundImage: `url("${uri}")` }}
        {...aria({ role: 'img', label: words.code })}
      />
      {isNamed && <View className="text-quiet">{words.code}</View>}
      <View className="text-heading figures selectable">{code}</View>
      <View className="text-quiet">{hint}</View>
      <CopyButton text={code} done={words.copied}>
        {words.copy}
      </CopyButton>
    </View>
  );
}
