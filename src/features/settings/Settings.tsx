import { useQueryClient } from '@tanstack/react-query';
import { View } from '@tarojs/components';
import { type ReactNode, useState } from 'react';
import './Settings.scss';
import { askAgain } from '@/api/askAgain';
import { usePark } from '@/api/usePark';
import { getLanguage, setLanguage } from '@/i18n/language';
import { LANGUAGE_NAMES, LANGUAGES, type Lang } from '@/i18n/languages';
import { useT } from '@/i18n/useT';
import { go } from '@/navigation/go';
import { keepPlace } from '@/platform/keepPlace';
import { toast } from '@/platform/toast';
import { setTextSize, setTheme, TEXT_SIZES, THEMES } from '@/theme/appearance';
import { useAppearance } from '@/theme/useAppearance';
import { Button } from '@/ui/Button';
import { Card } from '@/ui/Card';
import { Choice } from '@/ui/Choice';
import { Section } from '@/ui/Section';
import { useControlId } from '@/ui/useControlId';
import { SignOut } from './SignOut';

/** Language, appearance and text size, each of which takes effect at once and is kept on the phone, and the way to sign out. */
export function Settings() {
  const { center, core } = useT();
  const t = center.mine;
  const { theme, textSize } = useAppearance();
  const client = useQueryClient();
  const off: readonly string[] = usePark()?.languagesOff ?? [];
  const offered = LANGUAGES.filter((lang) => !off.includes(lang));
  const sizes = useControlId();
  const [wanted, setWanted] = useState<Lang | null>(null);

  const speak = async (lang: Lang) => {
    setWanted(lang);
    try {
      await setLanguage(lang);
      // The server's own words (messages, names of points) follow.
      void askAgain(client);
    } catch {
      toast(core.request.network, 3000);
    } finally {
      setWanted((now) => (now === lang ? null : now));
    }
  };

  return (
    <Section title={t.settings}>
      <Card>
        <View className="stack-far">
          {offered.length > 1 && (
            <Setting title={t.language}>
              <Choice
                name={t.language}
                options={offered.map((lang) => ({ value: lang, label: LANGUAGE_NAMES[lang] }))}
                value={wanted ?? getLanguage()}
                onChange={(lang) => void speak(lang)}
              />
            </Setting>
          )}
          <Setting title={t.appearance}>
            <Choice
              name={t.appearance}
              options={THEMES.map((value) => ({ value, label: t.appearances[value] }))}
              value={theme}
              onChange={setTheme}
            />
          </Setting>
          <Setting title={t.textSize}>
            <View id={sizes}>
              <Choice
                name={t.textSize}
                options={TEXT_SIZES.map((value) => ({ value, label: t.textSizes[value] }))}
                value={textSize}
                layout="list"
                onChange={(size) => keepPlace(sizes, () => setTextSize(size))}
              />
            </View>
          </Setting>
          <OwnDataWay />
          <Button kind="secondary" block onClick={() => void go('guardian')}>
            {core.title.guardian}
          </Button>
          <SignOut />
          <View className="settings__title text-quiet">{t.version({ name: APP_VERSION, code: APP_CODE })}</View>
        </View>
      </Card>
    </Section>
  );
}

function Setting({ title, children }: { title: string; children: ReactNode }) {
  return (
    <View className="settings__one">
      <View className="settings__title text-quiet">{title}</View>
      {children}
    </View>
  );
}

/** The way to what the park keeps of the visitor. */
function OwnDataWay() {
  const { ownData } = useT().core.title;
  return (
    <Button kind="secondary" block onClick={() => void go('ownData')}>
      {ownData}
    </Button>
  );
}
