/** They stand before a name or a figure, and their point ends nothing; a lone letter's does neither: T. rex, av. J.-C. */
const SHORT =
  /(?:^|[\s.(«“‘'’-])(?:[A-ZÀ-Þ]|[a-z]|Mr|Mrs|Ms|Dr|Prof|St|Mt|vs|cf|ca|approx|e\.g|i\.e|[Ff]ig|No|Sr|Sra|Dra|aprox|[Nn]úm|p\. ?ej|EE|[ad]\. ?C|MM|Mme|Mlle|av|apr|env|p\. ?ex|J\.-C)\.\s*$/;
/** What ends a sentence, what closes with it, and the room behind it. A point in a figure has no room behind it: 2.01 million. */
const END = /[。！？]+[”’」』）]*\s*|[.!?…]+(?:\s*»|["”’)\]])*\s+|\n+/g;
const GOES_ON = /^[a-zß-ÿ]/;

/**
 * The sentences of a paragraph in any of the five languages, each with the room behind it, so that they make the paragraph when they are
 * joined. None is cut at an abbreviation or a figure; in doubt two stay one. Not by Intl.Segmenter: it cuts « ? » of French and every
 * “Dr.”, and no WeChat on iOS has it, so that a place kept would be another one there.
 */
export function sentencesOf(paragraph: string): string[] {
  const sentences: string[] = [];
  for (const piece of piecesOf(paragraph)) {
    const before = sentences[sentences.length - 1];
    if (before !== undefined && (SHORT.test(before) || GOES_ON.test(piece))) sentences[sentences.length - 1] = before + piece;
    else sentences.push(piece);
  }
  return sentences;
}

export interface Sentence {
  /** Counted through the whole text. */
  at: number;
  text: string;
}

/** The paragraphs of a text, an empty line between them, each in its sentences. */
export function paragraphsOf(text: string): Sentence[][] {
  let at = 0;
  return text.split(/\n{2,}/).map((paragraph) => sentencesOf(paragraph).map((text) => ({ at: at++, text })));
}

function piecesOf(text: string): string[] {
  const pieces: string[] = [];
  let from = 0;
  for (const { 0: mark, index = 0 } of text.matchAll(END)) {
    pieces.push(text.slice(from, index + mark.length));
    from = index + mark.length;
  }
  return from < text.length ? [...pieces, text.slice(from)] : pieces;
}
