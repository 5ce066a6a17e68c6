import { isPageCrash } from './pageCrash';

it.each([
  ['a page whose rendering threw', 'x is undefinedTypeError: x is undefined\n    at Home (app.js:1:2)', true],
  ['a script error of the browser', 'Uncaught TypeError: x is undefined', false],
  ['a harmless browser notice', 'ResizeObserver loop completed with undelivered notifications.', false],
  ['an error of WeChat’s own', 'MiniProgramError\nx is undefined\n    at app.js', false],
  ['a script beside the pages', 'thirdScriptError\nx is undefined\n    at app.js', false],
  ['a picture that cannot be read', undefined, false],
])('%s', (_name, message, expected) => {
  expect(isPageCrash(message)).toBe(expected);
});
