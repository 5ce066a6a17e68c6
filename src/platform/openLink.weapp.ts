import { copyText } from './clipboard';

/** A mini-program may not open outside addresses: the link goes to the clipboard, and the caller says so. */
export async function openLink(url: string): Promise<'opened' | 'copied'> {
  await copyText(url);
  return 'copied';
}
