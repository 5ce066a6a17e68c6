/** What GitHub makes of a heading for its address. The staff's manual has the same, so that a document's links lead the same way in both. */
export function anchorOf(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}_ -]/gu, '')
    .replaceAll(' ', '-');
}
