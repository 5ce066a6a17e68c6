import { heardNext, NOT_BEGUN, tenthOf } from './heard';

/** `>0.2`: it plays there; `|0.2`: it is paused there; `-`: it is at its end; behind it `x`: its page is left. */
function endsOf(steps: string, mayNotLoad: boolean): number[] {
  let hearing = NOT_BEGUN;
  return steps.split(' ').flatMap((step) => {
    const place = step.replace(/[>|x]/g, '');
    const next = heardNext(hearing, {
      isPlaying: step.startsWith('>'),
      isShown: !step.endsWith('x'),
      at: place === '-' ? null : Number(place),
      mayNotLoad,
    });
    hearing = next.hearing;
    return next.endedIn ?? [];
  });
}

it.each([
  ['is not told before it ends', '- >0 >0.3 |0.3 >0.4', []],
  ['is told at its end', '- >0 >0.9 -', [10]],
  ['is told again when it starts over', '- >0 >0.9 - >0 >0.5 -', [10, 10]],
  ['is told where it stopped, once, when its page is left', '- >0 >0.3 |0.35x |0.35x |0.35', [3]],
  ['counts as another when it goes on later', '- >0 >0.3 |0.3x |0.3 >0.3 >0.8 |0.8x', [3, 8]],
  ['is told where it was heard last, not where somebody looked', '- >0 >0.3 |0.3 |0.9 |0.9x', [3]],
  ['goes on while the phone sleeps', '- >0 >0.3 >0.6x -', [10]],
  ['that only was looked at is none', '|0.4 |0.6 |0.6x', []],
])('a listening %s', (_, steps, expected) => {
  expect(endsOf(steps, false)).toEqual(expected);
  expect(endsOf(steps, true)).toEqual(expected);
});

it('a recording that does not load was not heard; a voice is, from the tap on', () => {
  expect(endsOf('|0.4 >0.4 |0.4 |0.4x', true)).toEqual([]);
  expect(endsOf('|0.4 >0.4 |0.4 |0.4x', false)).toEqual([4]);
});

it('only what was heard to its end has the last tenth', () => {
  expect([0, 0.09, 0.1, 0.99, 1, -1].map(tenthOf)).toEqual([0, 0, 1, 9, 9, 0]);
});
