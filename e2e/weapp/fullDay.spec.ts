import { fillDay } from '../capacity';
import { dayAhead } from '../tickets';
import { words } from '../visitor';
import { weappJourney } from './fixtures';

const { ticket, center } = words;

weappJourney('fullDay', async ({ hold }) => {
  const day = dayAhead(1);
  const daily = await fillDay(day);
  const { program, screen } = hold();
  await program.launch(`/pages/ticket/ticketList?day=${day}`);
  await screen.sees(ticket.list.full);
  await screen.sees(ticket.list.most({ daily: daily.toLocaleString('en-US'), momentary: '1' }));
  await screen.sees(center.tickets.full);
});
