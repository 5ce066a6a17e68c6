import { Counter, Gauge, Histogram } from 'prom-client';

/**
 * What this process counts as it works, for `/metrics` (`metricsServer.ts`). A label has few values and never names a person: a call is its
 * route, an error its name in the contract.
 */

/** `error`: the contract's name of a business error, which may come with status 200; empty when there was none. */
export const calls = new Counter({
  name: 'park_calls_total',
  help: 'Calls answered, by route, class of HTTP status and name of the error',
  labelNames: ['call', 'status', 'error'],
});

export const callSeconds = new Histogram({
  name: 'park_call_seconds',
  help: 'Time to answer a call',
  labelNames: ['call'],
  buckets: [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
});

export const refusedCalls = new Counter({
  name: 'park_calls_refused_total',
  help: 'Calls refused because this node is busy, by what they are to visitors',
  labelNames: ['priority'],
});

/** Of everything that is logged as an error: what broke and where (`fingerprintOf`). */
export const errors = new Counter({
  name: 'park_errors_total',
  help: 'Unexpected errors, by what broke and where',
  labelNames: ['fingerprint'],
});

export const connectionSeconds = new Histogram({
  name: 'park_database_connection_seconds',
  help: 'Time to get one of the connections to PostgreSQL',
  buckets: [0.001, 0.005, 0.025, 0.1, 0.5, 1, 2.5, 5],
});

/** `by` the standby, or by the primary in its place. */
export const laggingReads = new Counter({
  name: 'park_standby_reads_total',
  help: 'Statements that the standby may answer, by which database did',
  labelNames: ['by'],
});

export const saleOrders = new Histogram({
  name: 'park_sale_orders',
  help: 'Orders that one transaction takes',
  buckets: [1, 2, 4, 8, 16, 32, 64],
});

/** The park's, not the node's: every node that has looked says the same. */
export const waitingRoomPeople = new Gauge({
  name: 'park_waiting_room',
  help: 'People in line for ordering (waiting), and passes that are given, not used and not lapsed (passes)',
  labelNames: ['what'],
});

export const waitingRoomAdmitted = new Counter({
  name: 'park_waiting_room_admitted_total',
  help: 'People whom this node let in from the line',
});

/** The park's, not the node's: every node that has looked says the same. */
export const capacityLevel = new Gauge({
  name: 'park_capacity_level',
  help: 'Level of the most people allowed today, in percent: 0, 80, 90, 95 or 100, of the day (daily) and of the moment (momentary)',
  labelNames: ['maximum'],
});

export const jobRuns = new Counter({
  name: 'park_job_runs_total',
  help: 'Runs of jobs at this node, by how they ended',
  labelNames: ['name', 'outcome'],
});

/** With `name=~"retention-.*"`: rows that the clean-up removed. */
export const jobChanges = new Counter({
  name: 'park_job_changes_total',
  help: 'What jobs changed, each in its own unit; of retention-… the rows it removed',
  labelNames: ['name'],
});

export const lateEntrySeconds = new Histogram({
  name: 'park_gate_late_entry_seconds',
  help: 'How long entries of gates without a network were on their way',
  buckets: [60, 300, 900, 3_600, 14_400, 86_400],
});

export const payNotifications = new Counter({
  name: 'park_pay_notifications_total',
  help: 'Notifications of WeChat Pay, by what became of them',
  labelNames: ['result'],
});

export const wechatEvents = new Counter({
  name: 'park_wechat_events_total',
  help: 'Messages that WeChat pushed, by what became of them',
  labelNames: ['result'],
});

export const reconciledDifferences = new Gauge({
  name: 'park_pay_reconciled_differences',
  help: 'Differences between ledger and bill that the last comparison at this node found',
});

export const subscribeMessages = new Counter({
  name: 'park_subscribe_messages_total',
  help: 'Subscribe messages of WeChat that this node sent, by purpose and what became of them',
  labelNames: ['purpose', 'result'],
});
