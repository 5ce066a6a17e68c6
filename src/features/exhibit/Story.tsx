import type { Exhibit } from '@park/contract/exhibit/schemas';
import { paragraphsOf, type Sentence as SentenceOf } from '@park/contract/exhibit/sentences';
import { Text, View } from '@tarojs/components';
import { useMemo, useState } from 'react';
import './Story.scss';
import { getLanguage } from '@/i18n/language';
import { useT } from '@/i18n/useT';
import { toast } from '@/platform/toast';
import { useVoice } from '@/platform/voice';
import { aria } from '@/ui/aria';
import { classNames } from '@/ui/classNames';
import { Tabs } from '@/ui/Tabs';
import { ListenBar } from './ListenBar';
import type { Listening } from './listening';
import { useReading } from './useReading';

type Reader = 'adult' | 'child';

/** What the stone tells, to read and to hear; for children in their own words, where there are any. */
export function Story({ exhibit: { id, story, childStory } }: { exhibit: Exhibit }) {
  const t = useT().exhibit;
  const [reader, setReader] = useState<Reader>('adult');
  const text = reader === 'child' && childStory ? childStory : story;
  return (
    <View>
      {childStory !== '' && (
        <Tabs
          look="chips"
          options={[
            { value: 'adult' as const, label: t.readers.adult },
            { value: 'child' as const, label: t.readers.child },
          ]}
          value={reader}
          onChange={setReader}
          name={t.reader}
        />
      )}
      {/* Another text is another reading: what was heard stops. */}
      <Told key={text} text={text} of={`${id} ${reader}`} />
    </View>
  );
}

/** @param of whose place is kept */
function Told({ text, of }: { text: string; of: string }) {
  const t = useT().exhibit.listen;
  const paragraphs = useMemo(() => paragraphsOf(text), [text]);
  const sentences = paragraphs.flat().map((one) => one.text);
  const voice = useVoice(getLanguage());
  const reading = useReading(sentences, voice, of, () => toast(t.brokeOff));
  const listening = voice ? reading : null;
  return (
    <>
      {listening && <ListenBar listening={listening} />}
      {paragraphs.map((paragraph) => (
        <View key={paragraph[0]?.at} className="story__paragraph">
          {listening
            ? paragraph.map((one) => <Sentence key={one.at} sentence={one} listening={listening} />)
            : paragraph.map(({ text }) => text).join('')}
        </View>
      ))}
    </>
  );
}

/** By the keyboard the buttons lead to it: a text of buttons would be no text to who hears the page. */
function Sentence({ sentence: { at, text }, listening }: { sentence: SentenceOf; listening: Listening }) {
  const isNow = listening.at === at;
  return (
    <Text
      className={classNames('story__sentence', isNow && 'story__sentence--now')}
      {...aria(isNow ? { current: true } : {})}
      onClick={() => listening.goTo(at)}
    >
      {text}
    </Text>
  );
}
