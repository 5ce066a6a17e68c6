/** A node as Taro sends it to the view: the number of its template, its id, its children, and its properties under Taro's short names. */
export type SentNode = Record<string, unknown> & { nn?: string; sid?: string; cn?: SentNode[] };

/** What is no property: Taro's own, for the way through the templates. */
const OWN = new Set(['nn', 'sid', 'uid']);
/** What NutUI says to other kinds of mini-programs. */
const FOR_OTHERS = new Set(['hoverStyle']);

/** Nothing is lost of what is off, empty or not there. */
const says = (value: unknown) => Boolean(Array.isArray(value) ? value.length : value);

/** The nodes that were sent to the view, and what the templates take of them: anything else is seen by nobody. */
export class SentNodes {
  private readonly taken = new Map<SentNode, Set<string>>();

  /** The node as templates read it. */
  watch(node: SentNode): SentNode {
    const taken = new Set<string>();
    this.taken.set(node, taken);
    return new Proxy(node, {
      get: (target, key: string) => {
        taken.add(key);
        return key === 'cn' ? target.cn?.map((child) => this.watch(child)) : target[key];
      },
    });
  }

  /** What no template took, `p3 of 12 (template 6)` each. */
  lost(): string[] {
    return [...this.taken].flatMap(([node, taken]) =>
      Object.keys(node)
        .filter((key) => !OWN.has(key) && !FOR_OTHERS.has(key) && !taken.has(key) && says(node[key]))
        .map((key) => `${key} of ${node.sid} (template ${node.nn})`),
    );
  }
}
