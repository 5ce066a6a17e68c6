import type { Config } from '../config';
import { databaseChecks } from './database';
import { domainChecks } from './domains';
import { type Finding, runChecks } from './finding';
import { leftChecks } from './left';
import { machineChecks } from './machine';
import { wechatChecks } from './wechat';

/**
 * Looks at all that a park needs before real visitors come. It reads alone: nothing is begun, migrated or sent to anybody but WeChat, which
 * is asked for an access token and for an order that there is none of.
 * @param clock epoch milliseconds
 * @param isKnown false: the park runs, and may do so with other settings
 */
export function examine(config: Config, clock: () => number, isKnown = true): Promise<Finding[]> {
  return runChecks([
    ...machineChecks(config, clock, isKnown),
    ...databaseChecks(config, clock),
    ...domainChecks(config, clock()),
    ...wechatChecks(config, clock),
    ...leftChecks(),
  ]);
}
