export interface Question {
  title: string;
  text?: string;
  /** What confirming does, as a verb: "Cancel the reservation". */
  action: string;
  /** What leaving it does; "Cancel" unless told. */
  dismiss?: string;
  /** The action cannot be taken back. */
  danger?: boolean;
  /** The action is agreeing to WeChat's privacy guide, which can be read first. */
  guide?: { text: string; open: () => void };
}

export interface OpenQuestion extends Question {
  /** The page that shows it; undefined: asked before there was one. */
  host: object | undefined;
  answer(yes: boolean): void;
}

/** Pages in front, the one that came last at the end: one that is left stays there until it has slid away. */
const hosts: object[] = [];

/** Has a page show what is asked from now on. Returns how that ends. */
export function hostQuestions(host: object): () => void {
  hosts.push(host);
  return () => void hosts.splice(hosts.indexOf(host), 1);
}

let open: OpenQuestion | null = null;
const listeners = new Set<() => void>();

function show(question: OpenQuestion | null): void {
  open = question;
  for (const listener of [...listeners]) listener();
}

/** Asks in a sheet on the page that is shown. Resolves to whether the visitor confirmed; a newer question answers an older one with no. */
export function confirm(question: Question): Promise<boolean> {
  open?.answer(false);
  return new Promise((resolve) => {
    show({
      ...question,
      host: hosts[hosts.length - 1],
      answer: (yes) => {
        show(null);
        resolve(yes);
      },
    });
  });
}

/** The question being asked, for the host that shows it. */
export const openQuestion = (): OpenQuestion | null => open;

export function onQuestion(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
