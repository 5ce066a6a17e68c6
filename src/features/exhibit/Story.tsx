import { tellHeard } from '@park/contract/exhibit/calls';
import type { Exhibit, HeardRecording } from '@park/contract/exhibit/schemas';
import { paragraphsOf, type Sentence as SentenceOf } from '@park/contract/exhibit/sentences';
import { Text, View } from '@tarojs/components';
import { useContext, useMemo, useState } from 'react';
import './Story.scss';
import { sendInBackground } from '@/api/sendInBackground';
import { getLanguage } from '@/i18n/language';
import { useT } from '@/i18n/useT';
import { toast } from '@/platform/toast';
import { useVoice } from '@/platform/voice';
import { aria } from '@/ui/aria';
import { classNames } from '@/ui/classNames';
import { Tabs } from '@/ui/Tabs';
import { ListenBar, type ListenBarProps } from './ListenBar';
import type { Listening } from './listening';
import { SequenceContext } from './sequence';
import { useReading } from './useReading';
import { useRecording } from './useRecording';

type Reader = 'adult' | 'child';

/** What the stone tells, to read and to hear; for children in their own words, where there are any. In a sequence it is heard alone. */
export function Story({ exhibit: { id, name, story, childStory, recording } }: { exhibit: Exhibit }) {
  const t = useT().exhibit;
  const isAlone = useContext(SequenceContext) === null;
  const [reader, setReader] = useState<Reader>('adult');
  const [failed, setFailed] = useState('');
  const text = reader === 'child' && childStory ? childStory : story;
  const heard = text === story && recording && recording.url !== failed ? recording : null;
  return (
    <View>
      {childStory !== '' && isAlone && (
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
      {heard ? (
        <Recorded key={heard.url} recording={heard} id={id} name={name} onUseVoice={() => setFailed(heard.url)} />
      ) : (
        <SpokenText key={text} text={text} id={id} reader={reader} />
      )}
    </View>
  );
}

interface RecordedProps {
  recording: HeardRecording;
  id: string;
  name: string;
  /** The phone's voice reads in its place. */
  onUseVoice: () => void;
}

/** What is said in a recording, to follow while it plays. */
function Recorded({ recording, id, name, onUseVoice }: RecordedProps) {
  const sequence = useContext(SequenceContext);
  const t = useT().exhibit.listen;
  const { paragraphs, sentences } = useTextOf(recording.transcript);
  const voice = useVoice(getLanguage());
  const listening = useRecording(recording, sentences, name, () => {
    if (voice) onUseVoice();
    else sequence?.turn(false);
    // In a sequence the voice begins by itself.
    if (!voice || !sequence) toast(voice ? t.voiceInstead : t.notLoaded);
  });
  return (
    <Followed
      paragraphs={paragraphs}
      listening={listening}
      onHeard={(tenth) => sendInBackground(tellHeard, { id, how: 'recording', tenth })}
    />
  );
}

function SpokenText({ text, id, reader }: { text: string; id: string; reader: Reader }) {
  const t = useT().exhibit.listen;
  const { paragraphs, sentences } = useTextOf(text);
  const voice = useVoice(getLanguage());
  const reading = useReading(sentences, voice, `${id} ${reader}`, () => toast(t.brokeOff));
  const how = reader === 'child' ? 'childVoice' : 'voice';
  return (
    <Followed
      paragraphs={paragraphs}
      listening={voice ? reading : null}
      onHeard={(tenth) => sendInBackground(tellHeard, { id, how, tenth })}
    />
  );
}

function useTextOf(text: string) {
  return useMemo(() => {
    const paragraphs = paragraphsOf(text);
    return { paragraphs, sentences: paragraphs.flat().map((one) => one.text) };
  }, [text]);
}

interface FollowedProps extends Pick<ListenBarProps, 'onHeard'> {
  paragraphs: SentenceOf[][];
  /** Null: nothing reads it. */
  listening: Listening | null;
}

/** A text whose sentence is marked as it is heard. */
function Followed({ paragraphs, listening, onHeard }: FollowedProps) {
  const isAlone = useContext(SequenceContext) === null;
  return (
    <>
      {listening && <ListenBar listening={listening} sentences={paragraphs.flat().length} onHeard={onHeard} />}
      {(isAlone ? paragraphs : []).map((paragraph) => (
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
