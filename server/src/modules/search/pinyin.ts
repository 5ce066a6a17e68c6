/** @see loadPinyin */
export type PinyinOf = (word: string) => string[];

/**
 * Tells a run of Han as it is said, by its syllables and by their first letters, without tones: `菊石` → `jushi`, `js`; none of one
 * character. Loaded when it is needed: its dictionary takes 27 MB.
 */
export async function loadPinyin(): Promise<PinyinOf> {
  const { pinyin } = await import('pinyin-pro');
  return (word) => {
    const syllables = pinyin(word, { toneType: 'none', type: 'array', nonZh: 'removed', v: true });
    return syllables.length < 2 ? [] : [syllables.join(''), syllables.map(([first]) => first).join('')];
  };
}
