import type { CallInput } from '@park/contract/call';
import type { saveExhibit } from '@park/contract/exhibit/calls';
import type { AdminExhibit } from '@park/contract/exhibit/schemas';
import { areMarksOf } from '@park/contract/exhibit/transcript';
import type { Recording } from '@park/contract/file/schemas';
import type { Spot } from '@park/contract/map/sheet';
import { CONTENT_LANGUAGES, type ContentLanguage, type Localized, written } from '../../ui/contentLanguages';
import type { Versioned } from '../../ui/EditForm';

/** In five languages, and needed in Chinese. */
const TEXTS = ['name', 'formation', 'where', 'story'] as const;
/** In five languages, or in none. */
const OPTIONAL = ['childStory', 'repository'] as const;
type Contents = Omit<CallInput<typeof saveExhibit>, 'version'>;
type Audio = NonNullable<Contents['audio']>;
/** A recording with its file, to listen to. */
export type AudioValue = NonNullable<Audio[ContentLanguage]> & Omit<Recording, 'id'>;
export type AudioValues = Partial<Record<ContentLanguage, AudioValue>>;
type Measure = number | null;

export const EXHIBITS = { kind: 'exhibit', path: '/exhibits' };

/** An exhibit as its form holds it; measures are null until they are typed. */
export interface ExhibitValues
  extends Omit<
      Contents,
      (typeof TEXTS)[number] | (typeof OPTIONAL)[number] | 'audio' | 'at' | 'fromMa' | 'toMa' | 'size' | 'shownAs'
    >,
    Record<(typeof TEXTS)[number] | (typeof OPTIONAL)[number], Localized> {
  shownAs: AdminExhibit['shownAs'] | undefined;
  fromMa: Measure;
  toMa: Measure;
  size: { millimetres: Measure; beside: Contents['size']['beside'] };
  audio: AudioValues;
  isOnMap: boolean;
  /** Kept while it is not on the map. */
  position: Spot;
}

/** @param middle where it is put first */
export const newExhibit = (middle: Spot): ExhibitValues => ({
  ...{ id: '', name: {}, latin: '', group: 'mollusc', fromMa: null, toMa: null, formation: {}, where: {} },
  ...{
    shownAs: null,
    repository: {},
    storySources: '',
    story: {},
    childStory: {},
    audio: {},
    sources: { age: '', formation: '', size: '' },
    related: [],
    accession: '',
  },
  ...{ size: { millimetres: null, beside: 'hand' }, isOnMap: true, position: middle, mayTouch: false },
  ...{ motif: 'ammonite', coverId: null, credit: '', isShown: false },
});

export function toForm(exhibit: AdminExhibit, middle: Spot): Versioned<ExhibitValues> {
  const { version, updatedAt: _at, updatedBy: _by, at, childStory, repository, audio, recordings, ...contents } = exhibit;
  return {
    version,
    values: {
      ...contents,
      childStory: childStory ?? {},
      repository: repository ?? {},
      audio: withFiles(audio, recordings),
      isOnMap: at !== null,
      position: at ?? middle,
    },
  };
}

/** What is sent of a form whose rules all fit. */
export function toContents(values: ExhibitValues): Contents {
  const { isOnMap, position, childStory, repository, shownAs, audio, fromMa, toMa, size, ...rest } = values;
  const texts = Object.fromEntries(TEXTS.map((name) => [name, written(values[name])])) as Pick<ExhibitValues, 'name'>;
  return {
    ...rest,
    ...texts,
    fromMa: fromMa ?? 0,
    toMa: toMa ?? 0,
    size: { ...size, millimetres: size.millimetres ?? 0 },
    childStory: writtenOrNull(childStory),
    repository: writtenOrNull(repository),
    shownAs: shownAs ?? null,
    audio: withoutFiles(audio),
    at: isOnMap ? position : null,
  };
}

function writtenOrNull(text: Localized): Localized | null {
  const filled = written(text);
  return Object.keys(filled).length > 0 ? filled : null;
}

function withFiles(audio: Audio, recordings: Recording[]): AudioValues {
  const files = new Map(recordings.map(({ id, ...file }) => [id, file]));
  const missing = { url: '', seconds: 0, size: 0 };
  return byLanguage((one) => audio[one] && { ...audio[one], ...(files.get(audio[one].fileId) ?? missing) });
}

/** Marks that were begun, or are of another transcript, are of no use. */
const withoutFiles = (audio: AudioValues): Audio =>
  byLanguage((one) => {
    const recording = audio[one];
    if (!recording) return undefined;
    const transcript = recording.transcript.trim();
    return { fileId: recording.fileId, transcript, marks: areMarksOf(transcript, recording.marks) ? recording.marks : [] };
  });

function byLanguage<T>(of: (language: ContentLanguage) => T | undefined): Partial<Record<ContentLanguage, T>> {
  const all = CONTENT_LANGUAGES.map((one) => [one, of(one)] as const).filter(([, value]) => value !== undefined);
  return Object.fromEntries(all) as Partial<Record<ContentLanguage, T>>;
}

/**
 * An earlier exhibit as it can be now. A recording that was replaced is gone, so each language keeps the one that it has; only the transcript
 * of the very same one comes back.
 * @param known numbers of the exhibits there are; undefined: not asked yet
 */
export function restoredExhibit(earlier: ExhibitValues, now: ExhibitValues, known: ReadonlySet<string> | undefined) {
  const isSame = (one: ContentLanguage) => earlier.audio[one]?.fileId === now.audio[one]?.fileId;
  const related = earlier.related.filter((id) => known?.has(id) ?? true);
  return {
    values: { ...earlier, related, audio: byLanguage((one) => (isSame(one) ? earlier.audio[one] : now.audio[one])) },
    recordingsThatStay: CONTENT_LANGUAGES.filter((one) => !isSame(one)),
    relatedGone: earlier.related.filter((id) => !related.includes(id)),
  };
}

/** The exhibit's page of the app, as its sign opens it: below the park's address. */
export const pageOf = (id: string) => `/mp/#/pages/exhibit/exhibit?${new URLSearchParams({ scene: id })}`;

/** 75.4 → 1:15 */
export const clock = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, '0')}`;
