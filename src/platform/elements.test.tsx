import { Image, Text, View } from '@tarojs/components';
import { catchMove } from './catchMove';
import { mount } from './testing/mount';

// Held by the type check alone: a prop that would do nothing on the web does not compile.
void [
  // @ts-expect-error a mini-program's
  <View key="hover" hoverClass="pressed" />,
  // @ts-expect-error a mini-program's; `catchMove` of `platform` is for both
  <View key="catch" catchMove />,
  // @ts-expect-error a mini-program's; `ui/useHold` is for both
  <Text key="press" onLongPress={() => {}} />,
  // @ts-expect-error none of the ways to fit that `image.h5` knows
  <Image key="fit" src="/a.webp" mode="widthFix" />,
];

describe('the elements of the web app', () => {
  it('are the browser’s own', () => {
    const { container } = mount(
      <View id="box" className="row" {...catchMove}>
        <Text>words</Text>
        <Image src="/a.webp" mode="aspectFit" webp />
      </View>,
    );
    const box = container.querySelector<HTMLElement>('#box');
    expect(box?.tagName).toBe('DIV');
    // What is moved on it moves nothing else.
    expect(box?.style.touchAction).toBe('none');
    expect(box?.querySelector('span')?.textContent).toBe('words');
    expect(box?.querySelector('img')?.style.objectFit).toBe('contain');
  });
});
