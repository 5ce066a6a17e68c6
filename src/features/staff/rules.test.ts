import { redemptionParams } from './rules';

test.each([
  ['/pages/prize/prize-write-off?code=PW-7Q4K-2M9D-XT0R', { code: 'PW-7Q4K-2M9D-XT0R' }],
  ['pages/prize/prize-write-off?x=1&code=a%20b', { code: 'a b' }],
  ['/pages/prize/prize-write-off', {}],
  ['/pages/prize/prize-write-off?code=', {}],
  [undefined, {}],
  ['/pages/prize/prize?code=PW', {}],
  ['https://elsewhere.example/pages/prize/prize-write-off?code=PW', {}],
])('%s leads back with %o', (from, params) => {
  expect(redemptionParams(from)).toEqual(params);
});
