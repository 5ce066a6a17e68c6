import type { capacity as zh } from '../zh/capacity';

export const capacity: typeof zh = {
  title: 'Most people allowed',
  about:
    'The most people that the authority lets in, a day and at one moment. All tickets for entering and groups without tickets count together; not one more is sold.',
  none: 'No maximum has been entered yet, so there is no limit.',
  over: (day, over) => `${day}: ${over} more people have tickets than may come`,
  overAbout:
    'No ticket is taken away, and that day is not sold any more. You can close some times, so that visitors choose a refund or another day.',
  toClosures: 'Close a time',
  now: 'Today',
  figures: {
    taken: 'Sold and held',
    left: 'Still for sale',
    entered: 'Came in',
    out: 'Counted on leaving',
    present: 'In the park',
    estimated: 'In the park (estimated)',
    level: 'Level',
  },
  unlimited: 'No limit',
  levels: (level): string =>
    level === 0
      ? 'Normal'
      : level === 80
        ? '80%: staff told'
        : level === 90
          ? '90%: orders queue'
          : level === 95
            ? '95%: sale stopped'
            : '100%: gates hold',
  days: 'Days on sale',
  day: 'Day',
  daily: 'Most a day',
  momentary: 'Most at one moment',
  groups: 'Groups without tickets',
  setting: 'Approved maximum',
  validFrom: 'Valid from',
  validFromAbout: 'It is valid from this day until the next approval. Days before keep theirs.',
  approval: 'Number of the approval',
  approvalWrong: 'Please enter the number of the approval',
  numberWrong: 'Please enter a whole number from 1 to 1,000,000',
  momentaryWrong: 'It cannot be above the most a day',
  meanStay: 'Mean stay (minutes)',
  meanStayAbout:
    'Where not everybody is scanned on leaving: how long visitors stay on the average. The number in the park is worked out from it, and said to be estimated wherever it shows. Empty: everybody is counted on leaving.',
  meanStayWrong: 'Please enter a whole number from 15 to 1,440, or leave it empty',
  saved: 'The maximum is saved',
  history: 'Approvals so far',
  changed: 'Changed',
  form: 'Form for the authority',
  formAbout:
    'It fills itself for each day; export or print it. The database records when a level changed, and nobody can alter that.',
  at: 'Time',
  maximum: { daily: 'Of the day', momentary: 'Of the moment' },
  change: 'Change of level',
  figure: 'People',
  measure: 'Measure taken',
  noLevels: 'That day did not reach 80%.',
  announcement: 'Announcement to visitors',
  announcementAbout:
    'Copy it into a notice to publish it. From 95% on the home shows a warning by itself, which goes below 90%.',
  print: 'Print',
  exportName: 'capacity',
};
