import { draft, inFive, over, signUpOpen, type Words } from '../words';
import type { RoundState } from './limits';

export const round: Words<RoundState> = {
  draft,
  open: signUpOpen,
  closed: inFive('等待开奖', '等待開獎', 'Awaiting the draw', 'A la espera del sorteo', 'En attente du tirage'),
  drawn: inFive('已开奖', '已開獎', 'Drawn', 'Sorteado', 'Tirage fait'),
  ended: over,
};
