import { setTimeout } from 'node:timers/promises';
// Taro's parts import each other in a circle, and the test utilities begin in the middle of it.
import '@tarojs/taro';
import TestUtils from '@tarojs/test-utils-react';
import { configure, type fireEvent as FireEvent } from '@testing-library/dom';
import { createElement, type ReactElement, type ReactNode } from 'react';

export interface Mounted {
  container: HTMLElement;
  /** Shows something else in the same place; what stays keeps its state. */
  rerender(element: ReactElement): void;
  unmount(): void;
}

const { act, fireEvent: fire } = new TestUtils();

export { act };
/** Its own type leaves out that any event may be given. */
export const fireEvent = fire as unknown as typeof FireEvent;

// The utilities know neither roles nor accessible names: `@testing-library/dom` finds by these. What it waited for has been drawn to
// the end before the test goes on.
configure({
  unstable_advanceTimersWrapper: act,
  asyncWrapper: async (wait) => {
    const found = await wait();
    await setTimeout(1);
    return found;
  },
});

const Stage = ({ children }: { children?: ReactNode }) => children as ReactElement;
const mounted = new Set<Mounted>();

afterEach(() => {
  for (const one of mounted) one.unmount();
  // What a test has configured or left behind ends with it.
  document.body.replaceChildren();
});

/** Shows an element on an empty page until the test is over. It stands there at once; the frame Taro waits for is nobody's here. */
export function mount(element: ReactElement): Mounted {
  const utils = new TestUtils();
  const container = document.body.appendChild(document.createElement('div'));
  const show = (children: ReactNode) => void utils.mount(Stage, { props: { children }, container });
  const view: Mounted = {
    container,
    rerender: show,
    unmount() {
      mounted.delete(view);
      utils.unmout();
    },
  };
  show(element);
  mounted.add(view);
  return view;
}

/** Calls a hook in a component of its own; `current` is what it answered last. */
export function mountHook<T>(use: () => T): { result: { current: T } } {
  const result = {} as { current: T };
  const Host = () => {
    result.current = use();
    return null;
  };
  mount(createElement(Host));
  return { result };
}
