import { HEARD_WHOLE } from '@park/contract/exhibit/limits';
import type { AdminExhibit, Heard } from '@park/contract/exhibit/schemas';
import { paragraphsOf } from '@park/contract/exhibit/sentences';
import { beginningsOf, sentenceAt } from '@park/contract/exhibit/transcript';

export interface HeardTotal {
  id: string;
  times: number;
  /** Heard to the end. */
  whole: number;
  /** Stopped, by tenth. */
  stops: number[];
}

export function totalOf({ id, tenths }: Pick<Heard, 'id' | 'tenths'>): HeardTotal {
  return {
    id,
    times: tenths.reduce((sum, count) => sum + count, 0),
    whole: tenths[HEARD_WHOLE] ?? 0,
    stops: tenths.slice(0, HEARD_WHOLE),
  };
}

/** All languages and ways of each exhibit together, most heard first. */
export function totalsOf(lines: readonly Heard[]): HeardTotal[] {
  const byId = new Map<string, number[]>();
  for (const { id, tenths } of lines)
    byId.set(
      id,
      tenths.map((count, at) => count + (byId.get(id)?.[at] ?? 0)),
    );
  return [...byId]
    .map(([id, tenths]) => totalOf({ id, tenths }))
    .sort((a, b) => b.times - a.times || Number(a.id) - Number(b.id));
}

/**
 * What is heard in each tenth, as it is written now; a sentence that goes on stands in each of its tenths.
 * @returns ten texts; none where nothing is written any more
 */
export function textOfTenths(
  { language, how }: Pick<Heard, 'language' | 'how'>,
  { audio, recordings, story, childStory }: Pick<AdminExhibit, 'audio' | 'recordings' | 'story' | 'childStory'>,
): string[] {
  const recording = how === 'recording' ? audio[language] : undefined;
  const texts = how === 'childVoice' ? childStory : story;
  const text = how === 'recording' ? recording?.transcript : (texts?.[language] ?? texts?.['zh-Hans']);
  const sentences = paragraphsOf(text ?? '')
    .flat()
    .map((one) => one.text.trim());
  if (sentences.length === 0) return [];
  const seconds = recordings.find(({ id }) => id === recording?.fileId)?.seconds ?? 1;
  // A voice is as far as the sentences that it has read.
  const beginnings = recording
    ? beginningsOf(sentences, recording.marks, seconds).map((at) => at / seconds)
    : sentences.map((_, at) => at / sentences.length);
  return Array.from({ length: HEARD_WHOLE }, (_, tenth) => {
    const first = sentenceAt(beginnings, tenth / HEARD_WHOLE);
    const next = beginnings.findIndex((at, place) => place > first && at >= (tenth + 1) / HEARD_WHOLE);
    return sentences.slice(first, next < 0 ? undefined : next).join(' ');
  });
}
