/** A park's telephones, hours and prices as code would say them. */
const FACTS = {
  telephone: /(?<![\d.])(?:0\d{2,3}[- ]\d{3,4}[- ]?\d{4}|400-?\d{3}-?\d{4}|1[3-9]\d{9})(?!\d)/,
  clock: /(['"`])(?!00:00)(?:[01]\d|2[0-3]):[0-5]\d\1/,
  price: /\b(?:price|fen): [1-9]\d/,
};

/** Where one stands all the same, and whose it is. */
const NO_PARKS: Record<string, string> = {
  'contract/src/park/hours.ts': 'what a day begins with, until the park says otherwise',
  'contract/src/message/subscribe.ts': 'when WeChat may remind somebody',
  'console/src/app/Gallery.tsx': 'for developers alone',
  'console/src/features/park/rules.ts': 'until when a night is last night’s',
  'src/pages/gallery/gallery.tsx': 'for developers alone',
  'texts/en/console/ticketWindow.json': 'how an extension is written',
  'texts/zh-Hans/console/ticketWindow.json': 'how an extension is written',
};

/** An example in a comment tells nobody of a park. */
const COMMENTS = /\/\*[\s\S]*?\*\/|(?<![:'"`])\/\/.*/g;

export interface Source {
  path: string;
  text: string;
}

/**
 * What a park is stands in its contents and settings (decision 231), in no program and no text.
 * @param sample name, line and telephones of the sample park
 * @returns a line for each source that says a fact of a park
 */
export function parkFactFaults(sources: Source[], sample: string[]): string[] {
  return sources.flatMap(({ path, text }) => {
    const code = path.endsWith('.json') ? text : text.replace(COMMENTS, '');
    const named = sample.find((fact) => text.includes(fact));
    const found = path in NO_PARKS ? [] : Object.entries(FACTS).map(([kind, fact]) => [kind, fact.exec(code)?.[0]]);
    return [...(named ? [['sample', named]] : []), ...found.filter(([, fact]) => fact)].map(
      ([kind, fact]) => `${path} says ${fact} (${kind}): it belongs in a setting, the sample's contents or a test`,
    );
  });
}
