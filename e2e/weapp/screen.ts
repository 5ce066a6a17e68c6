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

/** Every node by its id in the tree, with its kind and its classes, and every text: in the order they stand. */
export function outline(nodes: Drawn[]): string[] {
  return nodes.flatMap((node) => {
    if (node.tag === '#text') return [node.text.trim()];
    const below = outline(node.children);
    const sid = node.attrs['data-sid'];
    const classes = String(node.attrs.class ?? '')
      .split(/\s+/)
      .filter((name) => name !== '');
    return sid ? [`${node.tag} ${sid} ${classes.join(' ')}`.trim(), ...below] : below;
  });
}

/** What a person does with the page on top: reads, taps, types. Every step waits until the page is ready for it. */
export class ScreenReader {
  constructor(readonly program: MiniProgram) {}

  text(): string {
    return this.program.draw().map(textOf).join('\n');
  }

  /** Where the pictures of the page come from. */
  pictures(): string[] {
    return [...trails(this.program.draw())].flatMap((trail) => {
      const { tag, attrs } = trail.at(-1) as Drawn;
      return tag === 'image' ? [String(attrs.src)] : [];
    });
  }

  /** A picture whose address ends so does not come. */
  async pictureFails(end: string): Promise<void> {
    const trail = await this.waitFor(({ tag, attrs }) => tag === 'image' && String(attrs.src).endsWith(end), end);
    this.program.fire(trail, 'error');
  }

  /** The text of the first part with a class; '' where nothing has it. */
  textOfClass(name: string): string {
    const found = [...trails(this.program.draw())].map((trail) => trail.at(-1) as Drawn);
    const part = found.find((node) =>
      String(node.attrs.class ?? '')
        .split(/\s+/)
        .includes(name),
    );
    return part ? textOf(part).trim() : '';
  }

  /** Something of the page is still on its way. */
  isBusy(): boolean {
    return [...trails(this.program.draw())].some((trail) => trail.at(-1)?.attrs['aria-busy'] === 'true');
  }

  async sees(text: string | RegExp): Promise<void> {
    const matcher = expect.poll(() => this.text(), { message: `${this.program.stack.at(-1)?.path} shows ${text}` });
    await (typeof text === 'string' ? matcher.toContain(text) : matcher.toMatch(text));
  }

  async isOn(page: string): Promise<void> {
    await expect.poll(() => this.program.stack.at(-1)?.path).toBe(page);
  }

  /** Taps the innermost node with this text or accessible name; several `times` before the page can answer. */
  async tap(name: string | RegExp, times = 1): Promise<void> {
    // Where nothing hears a tap, or what hears it is disabled, a person would wait, too.
    const wanted = (node: Drawn, trail: Trail) =>
      (matches(labelOf(node), name) || matches(textOf(node).trim(), name)) &&
      trail.every(isEnabled) &&
      trail.some((above) => above.handlers.tap !== undefined);
    const trail = await this.waitFor(wanted, name);
    for (let tap = 0; tap < times; tap += 1) this.program.fire(trail, 'tap');
    await this.settled();
  }

  /** Why a finger does not meet what is named so now: `lies under view.sheet`; '' where it does. */
  hindrance(name: string): string {
    const named = [...trails(this.program.draw())].find((trail) => textOf(trail.at(-1) as Drawn).trim() === name);
    if (!named) throw new Error(`nothing is named ${name}`);
    return this.program.hindrance(named);
  }

  /** Puts a finger on what is named so; the answer lifts it. */
  async press(name: string): Promise<() => void> {
    const wanted = (node: Drawn, trail: Trail) =>
      textOf(node).trim() === name && trail.some((above) => above.handlers.touchstart !== undefined);
    const trail = await this.waitFor(wanted, name);
    this.program.fire(trail, 'touchstart');
    return () => this.program.fire(trail, 'touchend');
  }

  /** Taps what is named so in the sheet that lies over the page, the uppermost where there are several. */
  async tapInSheet(name: string): Promise<void> {
    const inSheet = () => {
      const all = [...trails(this.program.draw())];
      const sheet = all
        .filter((trail) => trail.at(-1)?.attrs['aria-role'] === 'dialog')
        .at(-1)
        ?.at(-1);
      return sheet ? all.filter((trail) => trail.includes(sheet)).map((trail) => trail.slice(trail.indexOf(sheet))) : [];
    };
    // A sheet's title may say what its button says: only what can be tapped is meant.
    const wanted = (node: Drawn, trail: Trail) =>
      (labelOf(node) === name || textOf(node).trim() === name) && trail.every(isEnabled) && trail.some(isTapped);
    this.program.fire(await this.waitFor(wanted, name, inSheet), 'tap');
    await this.settled();
  }

  /** Types into the field with this accessible name. */
  async type(name: string, value: string): Promise<void> {
    const isField = (node: Drawn) => ['input', 'textarea'].includes(node.tag) && labelOf(node) === name;
    const find = () => this.waitFor(isField, name);
    this.program.fire(await find(), 'focus', { value: '' });
    this.program.fire(await find(), 'input', { value, cursor: value.length });
    this.program.fire(await find(), 'blur', { value });
    await this.settled();
  }

  /** Turns WeChat's wheels of the date field with this label to a day. */
  async chooseDay(label: string, day: string): Promise<void> {
    const isField = (node: Drawn, trail: Trail) =>
      labelOf(node).startsWith(`${label}: `) && trail.some((above) => above.tag === 'picker');
    this.program.fire(await this.waitFor(isField, label), 'change', { value: day });
    await this.settled();
  }

  /** Chooses the first of the options that a question offers. */
  async chooseFirst(question: string): Promise<void> {
    const group = await this.waitFor(
      (node) => node.attrs['aria-role'] === 'radiogroup' && labelOf(node) === question,
      question,
    );
    const option = [...trails([group.at(-1) as Drawn])].find((trail) => trail.at(-1)?.attrs['aria-role'] === 'radio');
    if (!option) throw new Error(`${question} offers nothing`);
    this.program.fire([...group.slice(0, -1), ...option], 'tap');
    await this.settled();
  }

  /** Taps the nth node of a role, counted from the top of the page. */
  async tapRole(role: string, index: number): Promise<void> {
    const all = () => [...trails(this.program.draw())].filter((trail) => trail.at(-1)?.attrs['aria-role'] === role);
    await expect.poll(() => all().length, { message: `${role} number ${index}` }).toBeGreaterThan(index);
    this.program.fire(all()[index] as Drawn[], 'tap');
    await this.settled();
  }

  /** A finger is slower than the drawing: the next touch comes when what the last one caused has been sent to the view. */
  private async settled(): Promise<void> {
    let before = -1;
    let quiet = 0;
    // What a busy machine draws may come later than one look.
    const look = () => {
      const { calls } = this.program.top.setData;
      quiet = calls === before ? quiet + 1 : 0;
      before = calls;
      return quiet;
    };
    await expect.poll(look, { intervals: [20] }).toBeGreaterThan(1);
  }

  async waitFor(
    wanted: (node: Drawn, above: Trail) => boolean,
    name: string | RegExp,
    among: () => Iterable<Trail> = () => trails(this.program.draw()),
  ): Promise<Trail> {
    let found: Trail | undefined;
    let hindrance = '';
    const look = () => {
      for (const trail of among()) {
        const node = trail.at(-1);
        // Later matches are deeper or further down; the innermost of the first branch wins.
        if (!node || !wanted(node, trail) || (found && !trail.includes(found.at(-1) as Drawn))) continue;
        const why = this.program.hindrance(trail);
        if (why) hindrance = why;
        else found = trail;
      }
      return found ? '' : `is not there${hindrance && `: what is so named ${hindrance}`}`;
    };
    await expect.poll(look, { message: `${this.program.stack.at(-1)?.path} has ${name}` }).toBe('');
    return found as Trail;
  }
}

function isTapped(node: Drawn): boolean {
  return node.tag === 'button' || ['button', 'checkbox'].includes(String(node.attrs['aria-role']));
}

const isEnabled = (node: Drawn): boolean => node.attrs['aria-disabled'] !== 'true';

const labelOf = (node: Drawn): string => String(node.attrs['aria-label'] ?? '');

function matches(text: string, name: string | RegExp): boolean {
  return typeof name === 'string' ? text === name : text !== '' && name.test(text);
}
