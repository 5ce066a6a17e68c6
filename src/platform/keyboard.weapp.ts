/** WeChat moves a mini-program's page up by itself, and never covers what has the focus. */
export function onKeyboardCover(_changed: (height: number) => void): () => void {
  return () => {};
}
