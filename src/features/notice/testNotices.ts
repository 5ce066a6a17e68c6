import type { Notice, NoticeBrief } from '@park/contract/notice/schemas';

/** Notices as the server shows them, for tests. */
export function briefOf(change: Partial<NoticeBrief> = {}): NoticeBrief {
  return {
    id: 'hours',
    category: 'opening',
    title: 'Opening hours',
    excerpt: 'Daily at nine',
    pinned: false,
    cover: null,
    motif: 'valley',
    warning: null,
    publishedAt: '2026-11-17T08:00:00+08:00',
    readAt: null,
    ...change,
  };
}

export function noticeOf(change: Partial<Notice> = {}): Notice {
  return {
    ...briefOf(),
    text: [{ kind: 'text', quote: false, runs: [{ text: 'Daily at nine' }] }],
    changedAt: null,
    ...change,
  };
}
