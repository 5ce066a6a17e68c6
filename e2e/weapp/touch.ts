import { DECIDING, Layers } from './layers';
import type { Drawn } from './wxml';
import { type Rule, rulesOf } from './wxss';

/** Events that a finger brings about. */
export const BY_FINGER = new Set(['tap', 'longpress', 'touchstart', 'focus', 'change']);

/** How a part is named to whoever reads of it: `view.sheet`. */
export function nameOf({ tag, attrs }: Drawn): string {
  return [tag, ...String(attrs.class ?? '').split(/\s+/)].filter(Boolean).join('.');
}

/** Whether a finger meets what is drawn, by the styles of its page. */
export class Touch {
  private readonly drawnAs = new WeakMap<Drawn, { page: string; tree: Drawn[] }>();
  private readonly layers = new WeakMap<Drawn[], Layers>();
  private readonly rules = new Map<string, Rule[]>();

  /** @param read a file of the program; '' where there is none */
  constructor(private readonly read: (file: string) => string) {}

  /** This is what a page looks like. */
  drawn(page: string, tree: Drawn[]): void {
    const note = (nodes: Drawn[]): void => {
      for (const node of nodes) {
        this.drawnAs.set(node, { page, tree });
        note(node.children);
      }
    };
    note(tree);
  }

  /** Why a finger does not meet the innermost part: `lies under view.sheet`; '' where it does. */
  hindrance(trail: Drawn[]): string {
    const node = trail.filter(({ tag }) => tag !== '#text').at(-1);
    const at = node && this.drawnAs.get(node);
    if (!at) throw new Error('this is no part of a page that was drawn');
    const layers = this.layers.get(at.tree) ?? new Layers(at.tree, this.rulesOf(at.page));
    this.layers.set(at.tree, layers);
    if (!layers.isShown(node)) return 'is hidden';
    const over = layers.over(node);
    return over ? `lies under ${nameOf(over)}` : '';
  }

  private rulesOf(page: string): Rule[] {
    const rules = this.rules.get(page) ?? rulesOf(this.read, ['app.wxss', `${page}.wxss`], DECIDING);
    this.rules.set(page, rules);
    return rules;
  }
}
