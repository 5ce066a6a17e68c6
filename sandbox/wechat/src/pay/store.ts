import { appendFileSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Complaint, ComplaintAddress, Keys, Notice, Refund, Shipping, Trade } from './records';

interface Line {
  keys?: Keys;
  trade?: Trade;
  refund?: Refund;
  notice?: Notice;
  shipping?: Shipping;
  complaint?: Complaint;
  complaintAddress?: ComplaintAddress | null;
  /** media_id */
  picture?: string;
}

/**
 * The sandbox's money: every change is a line at the end of a file, the last line about a thing is what it is. Without a file
 * it lives in memory. Written before it is answered, because money that was answered must not be forgotten.
 */
export class Store {
  readonly trades = new Map<string, Trade>();
  readonly refunds = new Map<string, Refund>();
  readonly notices = new Map<string, Notice>();
  readonly shippings = new Map<string, Shipping>();
  readonly complaints = new Map<string, Complaint>();
  complaintAddress: ComplaintAddress | null = null;
  /** media_ids of what the merchant uploaded for complaints. */
  readonly pictures = new Set<string>();
  #keys: Keys | undefined;

  constructor(private readonly file: string | null) {
    if (file === null) return;
    mkdirSync(dirname(file), { recursive: true });
    for (const line of linesOf(file)) this.#take(line);
  }

  /** The keys that are kept, or those of `make`, kept from now on. */
  keys(make: () => Keys): Keys {
    return this.#keys ?? this.#write({ keys: make() }).keys;
  }

  readonly trade = (trade: Trade) => this.#write({ trade }).trade;
  readonly refund = (refund: Refund) => this.#write({ refund }).refund;
  readonly notice = (notice: Notice) => this.#write({ notice }).notice;
  readonly shipping = (shipping: Shipping) => this.#write({ shipping }).shipping;
  readonly complaint = (complaint: Complaint) => this.#write({ complaint }).complaint;
  readonly picture = (picture: string) => this.#write({ picture });
  readonly tellComplaintsAt = (complaintAddress: ComplaintAddress | null) => this.#write({ complaintAddress });

  #write<Written extends Line>(line: Written): Written {
    this.#take(line);
    if (this.file !== null) appendFileSync(this.file, `${JSON.stringify(line)}\n`, { mode: 0o600 });
    return line;
  }

  #take({ keys, trade, refund, notice, shipping, complaint, complaintAddress, picture }: Line): void {
    if (keys) this.#keys = keys;
    if (trade) this.trades.set(trade.outTradeNo, trade);
    if (refund) this.refunds.set(refund.outRefundNo, refund);
    if (notice) this.notices.set(notice.id, notice);
    if (shipping) this.shippings.set(shipping.outTradeNo, shipping);
    if (complaint) this.complaints.set(complaint.complaintId, complaint);
    if (picture) this.pictures.add(picture);
    if (complaintAddress !== undefined) this.complaintAddress = complaintAddress;
  }
}

function linesOf(file: string): Line[] {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    if ((error as { code?: string }).code === 'ENOENT') return [];
    throw error;
  }
  // A line that a killed process left half written was never answered; the next must not become its other half.
  if (text !== '' && !text.endsWith('\n')) appendFileSync(file, '\n');
  return text.split('\n').flatMap((line) => {
    try {
      return line === '' ? [] : [JSON.parse(line) as Line];
    } catch {
      return [];
    }
  });
}
