import { View } from '@tarojs/components';
import './WordList.scss';
import { useT } from '@/i18n/useT';
import { Icon } from '@/ui/Icon';
import { Section } from '@/ui/Section';
import { Tap } from '@/ui/Tap';

interface WordListProps {
  title: string;
  words: readonly string[];
  onWord: (word: string) => void;
  /** With it each word has a way to be forgotten, and all of them together. */
  onForget?: (word: string) => void;
  onForgetAll?: () => void;
}

/** Words to search again with one tap. */
export function WordList({ title, words, onWord, onForget, onForgetAll }: WordListProps) {
  const { search } = useT();
  if (words.length === 0) return null;
  return (
    <Section title={title} {...(onForgetAll ? { more: search.forgetAll, onMore: onForgetAll } : {})}>
      <View className="word-list wrap">
        {words.map((word) => (
          <View key={word} className="word-list__one row">
            <Tap className="word-list__word row" onClick={() => onWord(word)}>
              {word}
            </Tap>
            {onForget && (
              <Tap className="word-list__forget centre" label={search.forget({ word })} onClick={() => onForget(word)}>
                <Icon name="close" size="small" />
              </Tap>
            )}
          </View>
        ))}
      </View>
    </Section>
  );
}
