import { paragraphsOf } from '@park/contract/exhibit/sentences';
import { beginningsOf, sentenceAt } from '@park/contract/exhibit/transcript';
import { Button, Space } from 'antd';
import { useRef, useState } from 'react';
import { useTexts } from '../../../i18n/language';
import type { ContentLanguage } from '../../../ui/contentLanguages';
import type { AudioValue } from '../exhibitForm';
import { clock } from '../exhibitForm';

interface MarkingProps {
  recording: AudioValue;
  language: ContentLanguage;
  onMarks: (marks: number[]) => void;
}

/** Plays a recording with the sentence that is heard, as visitors see it; who listens may mark where each one begins. */
export function Marking({ recording, language, onMarks }: MarkingProps) {
  const t = useTexts('exhibit');
  const ui = useTexts('ui');
  const player = useRef<HTMLAudioElement>(null);
  const [second, setSecond] = useState(0);
  const [isPlaying, setPlaying] = useState(false);
  const sentences = paragraphsOf(recording.transcript.trim())
    .flat()
    .map(({ text }) => text.trim());
  const { marks } = recording;
  const isBegun = marks.length > 0 && marks.length < sentences.length;
  const beginnings = beginningsOf(sentences, marks, recording.seconds);
  const now = isPlaying && !isBegun ? sentenceAt(beginnings, second) : -1;
  const mark = () => {
    const at = Math.round((player.current?.currentTime ?? 0) * 10) / 10;
    onMarks([...marks, Math.max(at, marks.at(-1) ?? 0)]);
  };
  const anew = () => {
    onMarks([]);
    if (player.current) player.current.currentTime = 0;
  };
  const isWhole = marks.length === sentences.length;
  return (
    <section className="marking" aria-label={`${t.marking} · ${ui.languages[language]}`}>
      {/* biome-ignore lint/a11y/useMediaCaption: its transcript stands below, and is marked as it is heard. */}
      <audio
        ref={player}
        controls
        aria-label={`${t.recording} · ${ui.languages[language]}`}
        preload="metadata"
        src={recording.url}
        onPlay={() => setPlaying(true)}
        onPause={() => setPlaying(false)}
        onTimeUpdate={({ currentTarget }) => setSecond(currentTarget.currentTime)}
      />
      <p className="muted">{t.markingAbout}</p>
      <ol className="bare-list" lang={language}>
        {sentences.map((text, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a sentence may stand there twice.
          <li key={place} aria-current={place === now || undefined}>
            <span className="marking-at">{isBegun && place >= marks.length ? '–' : clock(beginnings[place] ?? 0)}</span>
            {text}
          </li>
        ))}
      </ol>
      <Space wrap>
        {!isWhole && (
          <Button type="primary" ghost disabled={!isPlaying} onClick={mark}>
            {t.mark({ number: marks.length + 1, count: sentences.length })}
          </Button>
        )}
        {marks.length > 0 && <Button onClick={anew}>{t.markAnew}</Button>}
      </Space>
    </section>
  );
}
