import { useTexts } from '../../i18n/language';
import type { InAll } from '../../ui/contentLanguages';
import { describeTexts } from '../../ui/contentLanguages';
import { plainWords } from '../../ui/richText/richHtml';
import type { ActivityValues, QuestionValues } from './activityForm';

/** What two versions of an activity are compared by, in words. */
export function useCompared() {
  const t = useTexts('activity');
  const ui = useTexts('ui');
  const { languages, yes, no } = ui;
  type Value = ActivityValues[keyof ActivityValues];
  const texts = (value: Value) => describeTexts(value as InAll, languages);
  const clock = (value: Value) => String(value).replace('T', ' ');
  const whether = (value: Value) => (value ? yes : no);
  const questions = (value: Value) =>
    (value as QuestionValues[])
      .map(({ label, kind, required, options }) => {
        const answers = options.map((option) => option.label['zh-Hans']).join(' / ');
        return [label['zh-Hans'], t.kinds[kind], required ? t.required : '', answers].filter(Boolean).join(' · ');
      })
      .join('\n');
  return [
    { name: 'title' as const, label: t.heading, describe: texts },
    { name: 'summary' as const, label: t.summary, describe: texts },
    { name: 'text' as const, label: t.text, describe: (value: Value) => describeTexts(value as InAll, languages, plainWords) },
    { name: 'place' as const, label: t.place, describe: texts },
    { name: 'coverId' as const, label: ui.cover, describe: (value: Value) => String(value ?? '') },
    { name: 'motif' as const, label: ui.motif, describe: (value: Value) => ui.motifs[value as ActivityValues['motif']] },
    { name: 'position' as const, label: t.position },
    { name: 'start' as const, label: t.start, describe: clock },
    { name: 'end' as const, label: t.end, describe: clock },
    { name: 'openAt' as const, label: t.openAt, describe: clock },
    { name: 'closeAt' as const, label: t.closeAt, describe: clock },
    { name: 'cancelUntil' as const, label: t.cancelUntil, describe: clock },
    { name: 'minPeople' as const, label: t.minPeople },
    { name: 'maxPeople' as const, label: t.maxPeople },
    { name: 'perEnrollment' as const, label: t.perEnrollment },
    { name: 'points' as const, label: t.points },
    { name: 'approval' as const, label: t.approval, describe: whether },
    { name: 'waitingList' as const, label: t.waitingList, describe: whether },
    { name: 'fields' as const, label: t.partQuestions, describe: questions },
  ];
}
