const SPOKEN = [
  'role',
  'label',
  'labelledby',
  'describedby',
  'live',
  'selected',
  'current',
  'checked',
  'disabled',
  'expanded',
  'busy',
  'hidden',
  'invalid',
  'required',
  'modal',
  'level',
];
const ATTRIBUTES = Object.fromEntries(SPOKEN.map((name) => [`aria-${name}`, "''"]));
const SPEAKING = ['View', 'Text', 'Image', 'Input', 'Textarea', 'Button', 'ScrollView', 'Map'];

/** Taro's templates of a mini-program leave `aria-*` out; with these WeChat's screen readers hear what the app says. */
export const accessibility: [string, object] = [
  '@tarojs/plugin-inject',
  { components: Object.fromEntries(SPEAKING.map((component) => [component, ATTRIBUTES])) },
];
