import { RATIO, scaleOf } from './scale';

it('draws a hand, which is 18 cm long, and a fossil to one scale', () => {
  expect(scaleOf({ millimetres: 90, beside: 'hand' })).toEqual({ bar: 50, drawing: 100 });
  expect(scaleOf({ millimetres: 360, beside: 'hand' })).toEqual({ bar: 100, drawing: 50 });
});

it('draws a person, who is 1.7 m tall, as tall as it is to the fossil', () => {
  for (const millimetres of [650, 5_000, 22_000]) {
    const { bar, drawing } = scaleOf({ millimetres, beside: 'person' });
    expect((drawing * RATIO) / bar).toBeCloseTo(1_700 / millimetres);
    expect(drawing * RATIO).toBeLessThanOrEqual(60);
    expect(bar).toBeLessThanOrEqual(100);
  }
});

it('shows a speck of what is smaller than a line', () =>
  expect(scaleOf({ millimetres: 1, beside: 'hand' }).bar).toBeGreaterThan(0.5));
