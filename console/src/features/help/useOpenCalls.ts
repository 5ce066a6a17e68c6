import type { Rows } from '@park/contract/envelope';
import { getHelpRequests } from '@park/contract/help/calls';
import type { AdminHelp } from '@park/contract/help/schemas';
import type { UseQueryResult } from '@tanstack/react-query';
import { useCall } from '../../api/hooks';

/** The most that one page of the server holds; beyond it the board says how many more there are. */
const MAX_CALLS = 100;
/** ms; beside the events, should they not come through. */
const NET = 20_000;

/** Open calls, in the order in which to go. Everything of the help desk that shows them shares one answer. */
export const useOpenCalls = (): UseQueryResult<Rows<AdminHelp>, Error> =>
  useCall(getHelpRequests, { over: false, pageSize: MAX_CALLS }, { every: NET });
