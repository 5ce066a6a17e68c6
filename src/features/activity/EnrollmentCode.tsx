import { View } from '@tarojs/components';
import { useEffect, useMemo } from 'react';
import './EnrollmentCode.scss';
import { useT } from '@/i18n/useT';
import { brighten, dim } from '@/platform/bright';
import { copyText } from '@/platform/clipboard';
import { toast } from '@/platform/toast';
import { aria } from '@/ui/aria';
import { Button } from '@/ui/Button';
import { codeUri } from '@/ui/codeDrawing';
import { useShown } from '@/ui/shown';

interface EnrollmentCodeProps {
  code: string;
  /** What is said under it. */
  hint: string;
  /** It is about to be scanned: the screen is made bright. */
  isAtDoor: boolean;
}

/** A group's code as staff scan it, black on white whatever the theme, and as it is typed. */
export function EnrollmentCode({ code, hint, isAtDoor }: EnrollmentCodeProps) {
  const words = useT().activity.mine;
  const uri = useMemo(() => codeUri(code), [code]);
  const isShown = useShown();
  useEffect(() => {
    if (!isShown || !isAtDoor) return;
    void brighten();
    return () => void dim();
  }, [isShown, isAtDoor]);

  const copy = async () => {
    try {
      await copyText(code);
      toast(words.copied);
    } catch {
      // Where the phone refuses, the text can be selected on the page.
    }
  };
  return (
    <View className="enrollment-code">
      <View
        className="enrollment-code__plate"
        style={{ backgroundImage: `url("${uri}")` }}
        {...aria({ role: 'img', label: words.code })}
      />
      <View className="enrollment-code__text">{code}</View>
      <View className="enrollment-code__hint">{hint}</View>
      <Button kind="secondary" onClick={() => void copy()}>
        {words.copy}
      </Button>
    </View>
  );
}
