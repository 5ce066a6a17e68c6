import { toParkIso } from '@park/contract/parkTime';
import { getBallot, openBallot } from '@park/contract/ticket/ballot/calls';
import type { Ballot } from '@park/contract/ticket/ballot/schemas';
import { saveProduct } from '@park/contract/ticket/product/calls';
import { expect } from './fixtures';
import { resultOf, staffToken } from './staff';

/** A product of its own, with one place in the morning and one at noon. */
async function scarceProduct(name: string): Promise<string> {
  const { id } = await resultOf(
    saveProduct,
    {
      version: 0,
      kind: 'addOn',
      name: { 'zh-Hans': name, en: name },
      text: { 'zh-Hans': '夜游化石馆，名额很少。', en: 'The fossil hall by night. Places are few.' },
      includes: [],
      rules: [],
      motif: 'museum',
      price: 2_500,
      realName: false,
      lateRefundPercent: 0,
      onSale: true,
      position: 99,
      stock: { morning: 1, noon: 1 },
    },
    await staffToken(),
  );
  return id;
}

/**
 * Two ballots of a new product for one day, drawn so many seconds from now: of the morning's place, whose sign-up closes first, and of
 * noon's. Whoever asks for two of it is sure to get nothing.
 */
export async function openBallots(
  name: string,
  day: string,
  seconds: number,
): Promise<{ id: string; morning: string; noon: string }> {
  const ticketId = await scarceProduct(name);
  const inSeconds = (more: number) => toParkIso(Date.now() + (seconds + more) * 1_000);
  const open = async (slotId: string, closesLater: number) => {
    const times = { openAt: toParkIso(Date.now()), closeAt: inSeconds(closesLater), drawAt: inSeconds(closesLater) };
    const wish = { id: crypto.randomUUID(), ticketId, slots: [{ day, slotId }], ...times, payWithin: 60 };
    return (await resultOf(openBallot, wish, await staffToken())).id;
  };
  return { id: ticketId, morning: await open('morning', 0), noon: await open('noon', 1) };
}

/** Waits for the ballot's own time. */
export async function untilDrawn(id: string): Promise<Ballot> {
  let ballot: Ballot | undefined;
  const state = async () => {
    ballot = await resultOf(getBallot, { id });
    return ballot.state;
  };
  await expect.poll(state, { timeout: 90_000 }).toBe('drawn');
  return ballot as Ballot;
}
