import { expect } from '@playwright/test';
import type { MiniProgram } from './miniProgram';
import type { Drawn } from './wxml';

/** A node and everything above it, outermost first. */
type Trail = Drawn[];

function* trails(nodes: Drawn[], above: Trail = []): Generator<Trail> {
  for (const node of nodes) {
    const trail = [...above, node];
    yield trail;
    yield* trails(node.children, trail);
  }
}

function textOf(node: Drawn): string {
  return node.tag === '#text' ? node.text : node.children.map(textOf).join('');
}

/** What a person does with the page on top: reads, taps, types. Every step waits until the page is ready for it. */
export class ScreenReader {
  constructor(readonly program: MiniProgram) {}

  text(): string {
    return this.program.draw().map(textOf).join('\n');
  }

  async sees(text: string | RegExp): Promise<void> {
    const matcher = expect.poll(() => this.text(), { message: `${this.program.stack.at(-1)?.path} shows ${text}` });
    await (typeof text === 'string' ? matcher.toContain(text) : matcher.toMatch(text));
  }

  async isOn(page: string): Promise<void> {
    await expect.poll(() => this.program.stack.at(-1)?.path).toBe(page);
  }

  /** Taps the innermost node with this text or accessible name. */
  async tap(name: string | RegExp): Promise<void> {
    this.program.fire(
      await this.waitFor((node) => matches(labelOf(node), name) || matches(textOf(node).trim(), name), name),
      'tap',
    );
  }

  /** Types into the field with this accessible name or placeholder. */
  async type(name: string | RegExp, value: string): Promise<void> {
    const isField = (node: Drawn) =>
      ['input', 'textarea'].includes(node.tag) &&
      (matches(labelOf(node), name) || matches(String(node.attrs.placeholder ?? ''), name));
    const find = () => this.waitFor(isField, name);
    this.program.fire(await find(), 'focus', { value: '' });
    this.program.fire(await find(), 'input', { value, cursor: value.length });
    this.program.fire(await find(), 'blur', { value });
  }

  async waitFor(wanted: (node: Drawn) => boolean, name: string | RegExp): Promise<Trail> {
    let found: Trail | undefined;
    await expect
      .poll(
        () => {
          for (const trail of trails(this.program.draw())) {
            const node = trail.at(-1);
            // Later matches are deeper or further down; the innermost of the first branch wins.
            if (node && wanted(node) && (!found || trail.includes(found.at(-1) as Drawn))) found = trail;
          }
          return found !== undefined;
        },
        { message: `${this.program.stack.at(-1)?.path} has ${name}` },
      )
      .toBe(true);
    return found as Trail;
  }
}

function labelOf(node: Drawn): string {
  return String(node.attrs['aria-label'] ?? '');
}

function matches(text: string, name: string | RegExp): boolean {
  return typeof name === 'string' ? text === name : text !== '' && name.test(text);
}
