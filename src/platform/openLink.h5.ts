/** Opens an outside address in a window of its own; the app stays where it is. */
export async function openLink(url: string): Promise<'opened' | 'copied'> {
  const link = document.createElement('a');
  link.href = url;
  link.target = '_blank';
  link.rel = 'noopener noreferrer';
  link.click();
  return 'opened';
}
