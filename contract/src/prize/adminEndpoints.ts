import { endpoint } from '../endpoint';
import type { Rows } from '../envelope';
import type { ExportedFile, ExportIn } from '../export';
import type {
  AdminEntry,
  AdminRound,
  AdminRoundsIn,
  EntriesIn,
  OpenRoundIn,
  PrizeCodeIn,
  SaveRoundIn,
  WriteOffsIn,
} from './adminSchemas';
import type { PrizeClaim, RoundIdIn } from './schemas';

export const getAdminRounds = endpoint<AdminRoundsIn, Rows<AdminRound>>('POST', '/api/prizeAdmin/getRounds', 'admin', ['draw']);
export const getAdminRound = endpoint<RoundIdIn, AdminRound>('GET', '/api/prizeAdmin/getRound', 'admin', ['draw']);
export const saveRound = endpoint<SaveRoundIn, AdminRound>('POST', '/api/prizeAdmin/saveRound', 'admin', ['draw']);
/** Opens the draft that was seen (`roundChanged`: an older one): the commitment is published, and nothing of it can be changed from then on. */
export const openRound = endpoint<OpenRoundIn, AdminRound>('POST', '/api/prizeAdmin/openRound', 'admin', ['draw']);
/** Ends sign-up now, before its time; the draw stays when it is. */
export const closeRound = endpoint<RoundIdIn, AdminRound>('POST', '/api/prizeAdmin/closeRound', 'admin', ['draw']);
export const getEntries = endpoint<EntriesIn, Rows<AdminEntry>>('POST', '/api/prizeAdmin/getEntries', 'admin', ['draw']);

export const lookUpPrize = endpoint<PrizeCodeIn, PrizeClaim>('POST', '/api/prizeAdmin/lookUpPrize', 'admin', ['draw', 'gate']);
/** Hands a prize out, once: the second time is `prizeWrittenOff`, whose sentence says when and by whom. */
export const writeOffPrize = endpoint<PrizeCodeIn, PrizeClaim>('POST', '/api/prizeAdmin/writeOffPrize', 'admin', [
  'draw',
  'gate',
]);
export const getWriteOffs = endpoint<WriteOffsIn, Rows<PrizeClaim>>('POST', '/api/prizeAdmin/getWriteOffs', 'admin', [
  'draw',
  'gate',
]);
/** The list as a file, masked. */
export const exportEntries = endpoint<ExportIn<EntriesIn>, ExportedFile>('GET', '/api/prizeAdmin/exportEntries', 'admin', [
  'draw',
]);
/** The list as a file, masked. */
export const exportWriteOffs = endpoint<ExportIn<WriteOffsIn>, ExportedFile>(
  'GET',
  '/api/prizeAdmin/exportWriteOffs',
  'admin',
  ['draw', 'gate'],
);
/** The list as a file. */
export const exportRounds = endpoint<ExportIn<AdminRoundsIn>, ExportedFile>('GET', '/api/prizeAdmin/exportRounds', 'admin', [
  'draw',
]);
