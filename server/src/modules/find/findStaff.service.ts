import type * as calls from '@park/contract/find/calls';
import type { schemas } from '@park/contract/find/schemas';
import type { HelpPosition } from '@park/contract/help/schemas';
import { parkClock, parkDay } from '@park/contract/parkTime';
import * as words from '@park/contract/texts/find';
import type { Database, Db } from '../../db/db';
import { type KeysetBatches, keysetBatches } from '../../db/keyset';
import { required } from '../../http/appError';
import type { StaffCallContext } from '../../http/callContext';
import { exporting } from '../../http/exportRows';
import type { Handlers } from '../../http/mount';
import { listRows, mapRows } from '../../http/rows';
import { isToDo } from '../../http/violation';
import type { Lang } from '../../i18n/lang';
import type { Files } from '../file/file.service';
import { notify } from '../message/message.service';
import { audit } from '../staff/audit.service';
import * as repo from './find.repo';
import { checkStep, checkTaking, contentOf, holderAfter, stateAfter } from './find.rules';
import { subjectOf, toAdminFind, toAdminSummary } from './find.view';

type Staff = StaffCallContext & { admin: { id: string; userName: string } };

/** Staff's side of finds: their history is written step by step and never changed. */
export function staffFinds(database: Database, files: Files) {
  const { db } = database;
  const show = async (tx: Db, row: repo.FindRow, now: number) => {
    const subject = subjectOf(row.id);
    const pictures = (await files.of(tx, [subject], now)).get(subject) ?? [];
    return toAdminFind(row, await repo.listSteps(tx, [row.id]), pictures);
  };
  const locked = async (tx: Db, id: string) => required(await repo.lockFind(tx, id), 'findNotFound');

  return {
    async getAdminFinds(input, { now }) {
      const found = await listRows(db, repo.findQuery(input), input);
      const subjects = found.items.map(({ id }) => subjectOf(id));
      const pictures = await files.of(db, subjects, now);
      return mapRows(found, (row) => toAdminSummary(row, pictures.get(subjectOf(row.id)) ?? []));
    },

    getAdminFind: async ({ id }, { now }) => show(db, required(await repo.findFind(db, id), 'findNotFound'), now),

    getFindPlace: ({ id }, staff) =>
      database.transaction(async (tx) => {
        const row = required(await repo.findFind(tx, id), 'findNotFound');
        await audit(tx, staff, 'find.seePlace', subjectOf(id), { number: row.number });
        return { position: positionOf(row), placeWords: row.placeWords };
      }),

    takeFind: ({ id }, staff) =>
      database.transaction(async (tx) => {
        const row = await locked(tx, id);
        if (!isToDo(checkTaking(row, staff.admin.id))) return show(tx, row, staff.now);
        const { admin, now } = staff;
        const taken = { takenAt: now, takenById: admin.id, takenBy: admin.userName };
        await audit(tx, staff, 'find.take', subjectOf(id), { number: row.number });
        return show(tx, await write(tx, { ...row, ...taken }, { ...NOTHING, kind: 'taken' }, [], staff), now);
      }),

    addFindStep: (step, staff) =>
      database.transaction(async (tx) => {
        const row = await locked(tx, step.id);
        const before = await repo.listSteps(tx, [row.id]);
        if (!isToDo(checkStep(row.state, before, step, staff.admin.id))) return show(tx, row, staff.now);
        const { visitorId, number } = row;
        await audit(tx, staff, 'find.addStep', subjectOf(row.id), { number, step: step.kind });
        if (step.kind === 'answered' && visitorId)
          await notify(tx, { visitorId, kind: 'findAnswered', params: { number }, subject: row.id, now: staff.now });
        return show(tx, await write(tx, row, contentOf(step), before, staff), staff.now);
      }),

    exportFinds: exporting(
      async (query) => whole(db, await keysetBatches(db, repo.findQuery(query))),
      'number kind status text foundAt receivedAt latitude longitude accuracy positionSystem place pictures accession custody',
      {
        number: ({ row }) => row.number,
        kind: ({ row }) => words.findKind[row.kind],
        status: ({ row }) => words.findState[row.state],
        text: ({ row }) => row.words,
        foundAt: ({ row }) => row.foundAt,
        receivedAt: ({ row }) => row.receivedAt,
        latitude: ({ position }) => position?.latitude,
        longitude: ({ position }) => position?.longitude,
        accuracy: ({ position }) => position?.accuracy,
        positionSystem: ({ position }) => position?.system,
        place: ({ row }) => row.placeWords,
        pictures: ({ photos }) => photos.join(' '),
        accession: ({ steps }) => steps.filter(({ accession }) => accession !== '').at(-1)?.accession,
        custody: ({ steps }, lang) => steps.map((step) => lineOf(step, lang)).join('\n'),
      },
    ),
  } satisfies Partial<Handlers<typeof calls, typeof schemas>>;
}

const NOTHING = { words: '', toWhom: '', keptAt: '', condition: '', accession: '', exhibitId: null, named: '' };

/** Writes a step behind the others, and what it makes of the find. */
async function write(
  tx: Db,
  row: repo.FindRow,
  content: Omit<ReturnType<typeof contentOf>, 'kind'> & { kind: repo.StepRow['kind'] },
  before: readonly repo.StepRow[],
  { admin, now }: Staff,
): Promise<repo.FindRow> {
  const nth = before.length + 1;
  const fromWhom = holderAfter(before);
  await repo.insertStep(tx, {
    ...content,
    findId: row.id,
    nth,
    at: now,
    adminId: admin.id,
    adminName: admin.userName,
    fromWhom,
  });
  const { takenAt, takenById, takenBy } = row;
  const change = { state: stateAfter(row.state, content.kind), steps: nth, changedAt: now, takenAt, takenById, takenBy };
  await repo.updateFind(tx, row.id, change);
  return { ...row, ...change };
}

function positionOf({ position }: repo.FindRow): HelpPosition | null {
  try {
    return position === '' ? null : JSON.parse(position);
  } catch {
    // The keys are gone: the words of the place may still help.
    return null;
  }
}

interface WholeFind {
  row: repo.FindRow;
  position: HelpPosition | null;
  steps: repo.StepRow[];
  photos: string[];
}

function whole(db: Db, { total, batches }: KeysetBatches<repo.FindRow>): KeysetBatches<WholeFind> {
  async function* finds() {
    for await (const batch of batches) {
      const ids = batch.map(({ id }) => id);
      const [steps, photos] = [await repo.listSteps(db, ids), await repo.listPhotos(db, ids)];
      yield batch.map((row) => ({
        row,
        position: positionOf(row),
        steps: steps.filter(({ findId }) => findId === row.id),
        photos: photos.flatMap(({ findId, fileId }) => (findId === row.id ? [fileId] : [])),
      }));
    }
  }
  return { total, batches: finds() };
}

/** A step in one line: when, by whom, what, from whom to whom, where, in which state, why. */
function lineOf(step: repo.StepRow, lang: Lang): string {
  const { at, adminName, kind, fromWhom, toWhom, keptAt, condition, accession, exhibitId, named, words: why } = step;
  const hands = toWhom === '' ? '' : `${fromWhom || '—'} → ${toWhom}`;
  const parts = [hands, keptAt, condition, accession, exhibitId && `№ ${exhibitId}`, named, why].filter(Boolean);
  return `${step.nth}. ${parkDay(at)} ${parkClock(at)} ${adminName}: ${[words.findStep[kind][lang], ...parts].join('; ')}`;
}
