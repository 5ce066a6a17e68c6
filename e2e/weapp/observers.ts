import type { Drawn } from './wxml';

type Callback = (result: unknown) => void;
interface Watched {
  id: string;
  margins: { top: number; bottom: number };
  /** As last told; null before. */
  seen: boolean | null;
  hear: (seen: boolean, height: number) => void;
}

/** px; `windowHeight` of the phone. */
const SCREEN = 812;

/**
 * WeChat's intersection observers, of one node by its id each. There is no layout here: a test says where it has scrolled to and how
 * high a watched part is, and who watches a part that came near or went far is told, as on a phone.
 */
export class Observers {
  private readonly watched = new Set<Watched>();
  private at: { page: () => Drawn[]; top: number; height: number } | undefined;
  private soon: NodeJS.Timeout | undefined;

  /** @param give makes a result the program's own. */
  create(give: (result: unknown) => unknown): object {
    const mine: Watched[] = [];
    const margins = { top: 0, bottom: 0 };
    const observer = {
      relativeTo: () => observer,
      relativeToViewport: (wanted: Partial<typeof margins> = {}) => {
        Object.assign(margins, wanted);
        return observer;
      },
      observe: (selector: string, callback: Callback) => {
        const hear = (seen: boolean, height: number) =>
          callback(give({ intersectionRatio: seen ? 1 : 0, boundingClientRect: { top: 0, bottom: height, height } }));
        const one = { id: selector.replace(/^#/, ''), margins: { ...margins }, seen: null, hear };
        mine.push(one);
        this.watched.add(one);
        // Told once more for all that are drawn together.
        this.soon ??= setTimeout(() => this.tell(), 0);
      },
      disconnect: () => {
        for (const one of mine) this.watched.delete(one);
      },
    };
    return observer;
  }

  /** @param page draws the page on top */
  scroll(page: () => Drawn[], top: number, height: number): void {
    this.at = { page, top, height };
    this.tell();
  }

  private tell(): void {
    this.soon = undefined;
    if (!this.at) return;
    const { page, top, height } = this.at;
    const byId = new Map([...this.watched].map((one) => [one.id, one]));
    const inOrder = [...idsOf(page())].map((id) => byId.get(id)).filter((one) => one !== undefined);
    inOrder.forEach((one, index) => {
      const from = index * height - top;
      const seen = from + height > -one.margins.top && from < SCREEN + one.margins.bottom;
      if (seen === one.seen) return;
      one.seen = seen;
      one.hear(seen, height);
    });
  }
}

function* idsOf(nodes: Drawn[]): Generator<string> {
  for (const node of nodes) {
    if (node.attrs.id) yield String(node.attrs.id);
    yield* idsOf(node.children);
  }
}
