import type { AdminNotice } from '@park/contract/notice/schemas';
import type { Content, Thing } from '../../content/content';
import type { Database } from '../../db/db';
import { keysetBatches } from '../../db/keyset';
import { cleanRichTexts } from '../../http/richText';
import { toAdminNotice } from './notice.view';
import { noticesQuery } from './noticeStaff.repo';
import { staffNotices } from './noticeStaff.service';

type Words = Pick<AdminNotice, 'id' | 'category' | 'title' | 'text' | 'motif' | 'coverId'>;

/** What is shown when, and warned of, is of the day; the words are what travels. */
function templateOf({ id, category, title, text, motif, coverId }: Words): Thing<'notices'> {
  const undated = { showFrom: null, showUntil: null, warning: null, pinned: false };
  return { id, category, title, text: cleanRichTexts(text), motif, coverId, ...undated } as Thing<'notices'>;
}

/** Notices travel as templates: another park finds drafts, and what it published stays when it is. */
export function noticeTemplates(database: Database): Content<'notices'> {
  const { getAdminNotice, saveNotice } = staffNotices(database);
  return {
    name: 'notices',
    async list() {
      const { batches } = await keysetBatches(database.db, noticesQuery({}));
      const listed = [];
      for await (const batch of batches)
        for (const row of batch) listed.push({ ...templateOf(toAdminNotice(row)), version: row.version });
      return listed;
    },
    fit: async (things) => things.map(templateOf),
    async save({ id, category, title, text, motif, coverId }, version, by) {
      const { showFrom, showUntil, warning } = version > 0 ? await getAdminNotice({ id }) : UNDATED;
      await saveNotice({ id, category, title, text, motif, coverId, showFrom, showUntil, warning, version }, by);
    },
  };
}

const UNDATED = { showFrom: null, showUntil: null, warning: null };
