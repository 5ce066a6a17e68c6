import { publishNotice, saveNotice } from '@park/contract/notice/calls';
import type { AdminNotice } from '@park/contract/notice/schemas';
import { toParkIso } from '@park/contract/parkTime';
import { resultOf, staffToken } from './staff';

/** Markup that would tell on itself if anything of it ran. */
export const SCRIPT = '<img src=x onerror="window.ran=1"><script>window.ran=1</script>';

/** A red warning that shows for so long (ms). */
export async function publishedWarning(title: string, ms: number): Promise<AdminNotice> {
  const staff = await staffToken();
  const { id, version } = await resultOf(
    saveNotice,
    {
      id: `e2e-${Math.random().toString(36).slice(2).padEnd(12, '0')}`,
      version: 0,
      category: 'safety',
      title: { 'zh-Hans': title, en: title },
      text: { 'zh-Hans': '<p>请到博物馆躲避。</p>', en: '<p>Go to the museum.</p>' },
      warning: { colour: 'red', kind: 'weather' },
      motif: 'valley',
      coverId: null,
      showFrom: null,
      showUntil: toParkIso(Date.now() + ms),
    },
    staff,
  );
  return resultOf(publishNotice, { id, version }, staff);
}

/** A notice that shows now, in Chinese and English, with script wherever staff may write. */
export async function publishedNotice(title: string): Promise<AdminNotice> {
  const staff = await staffToken();
  const { id, version } = await resultOf(
    saveNotice,
    {
      id: `e2e-${Math.random().toString(36).slice(2).padEnd(12, '0')}`,
      version: 0,
      category: 'closure',
      title: { 'zh-Hans': title, en: title },
      text: {
        'zh-Hans': '<p>请走东门</p>',
        en: `<h3>Way round</h3><p onclick="window.ran=1">Take the <strong>east gate</strong>.${SCRIPT}</p>
          <p><a href="javascript:window.ran=1">Nowhere</a> or <a href="/pages/help/help">ask for help</a></p>`,
      },
      motif: 'footprint',
      coverId: null,
      showFrom: null,
      showUntil: null,
    },
    staff,
  );
  return resultOf(publishNotice, { id, version }, staff);
}
