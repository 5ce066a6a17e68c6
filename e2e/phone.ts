import type { FaultName } from './faultyServer';
import type { Visitor } from './visitor';
import type { Holder } from './weapp/fixtures';

/** How well a phone knows where it is: metres. */
export const ACCURACY = 9;

/** What somebody who holds a phone does in the app and sees of it, whichever target runs there. Every step waits until the page is ready. */
export interface Phone {
  /** What one target alone has is asked of it: `if (phone.web)`, `if (phone.mini)`. */
  readonly web?: Visitor;
  readonly mini?: Holder;
  /** Which app of the park's pays at WeChat. */
  readonly app: 'h5' | 'mini';
  /** Opens the app at a page, as a scanned code or a shared card does; by default its first one. */
  open(page?: string, params?: Record<string, string>): Promise<void>;
  /** Goes to a page as a link inside the app does. */
  goTo(page: string, params?: Record<string, string>): Promise<void>;
  /** Loads the page on top again: nothing is left but what is stored. */
  reload(): Promise<void>;
  /** Asks for what is new: a page that is looked at again does so by itself on the web, and is pulled down in the mini-program. */
  refresh(): Promise<void>;
  back(): Promise<void>;
  tapTab(index: number): Promise<void>;
  /** Waits for the silent sign-in. @returns the token */
  signedIn(): Promise<string>;
  /** Ends the app: what it stored is all that is left when it is opened again. */
  close(): Promise<void>;
  /** Waits for a page, and for those of its parameters that are named. */
  isOn(page: string, params?: Record<string, string>): Promise<void>;
  /** A parameter of the page on top; '' when it has none. */
  param(name: string): string;
  sees(text: string | RegExp): Promise<void>;
  /** Waits for a state: on the web for all that an element says, as "Approved" also stands in "Not approved". */
  seesState(text: string): Promise<void>;
  /** What the page shows of a pattern, once it does. */
  reads(pattern: RegExp): Promise<string>;
  /** Waits until the page says a text so often. */
  seesTimes(text: string, count: number): Promise<void>;
  seesNot(text: string): Promise<void>;
  /** Taps a button, a link or a choice. */
  tap(name: string | RegExp): Promise<void>;
  /** Taps one of a role, counted from the top of the page. */
  tapRole(role: 'option' | 'checkbox' | 'radio', index: number): Promise<void>;
  /** Taps what is named so in the uppermost sheet over the page. */
  tapInSheet(name: string): Promise<void>;
  /** Taps the button that opens WeChat's payment, and answers there. */
  pay(button: string | RegExp, outcome?: 'pay' | 'cancel'): Promise<void>;
  /** Taps what opens a map outside the app. @returns what the map is told: the place's name, on the web in an address with its position */
  openMap(button: string | RegExp): Promise<string>;
  /** Types into the field with this label. */
  fill(label: string, text: string): Promise<void>;
  chooseDay(label: string, day: string): Promise<void>;
  /** Chooses the first answer of a question. */
  chooseFirst(question: string): Promise<void>;
  /** Taps the button and picks files of this machine. */
  pick(button: string, ...files: string[]): Promise<void>;
  goOffline(): Promise<void>;
  goOnline(): Promise<void>;
  /** Stands somewhere on the park's map, and is known to be there within so many metres; null: nobody may ask where. */
  standAt(position: { latitude: number; longitude: number; accuracy?: number } | null): Promise<void>;
  /** What a scanner reads of the code with this name, once it is drawn. */
  code(name: string): Promise<string>;
  /** Waits for a note that goes by itself. */
  seesToast(text: string): Promise<void>;
  /** What the app keeps under a name; '' when nothing. */
  stored(name: string): Promise<string>;
  /** All that the app keeps on the phone. */
  storage(): Promise<string>;
  /** The numbers that the dialler was opened with, digits alone. */
  dialled(): string[];
  /** The page may complain of this: a journey brings it about. */
  mayComplain(of: RegExp): void;
  /** How many calls went out whose path holds the text. */
  calls(path: string): number;
  /** Lets calls whose path holds the text go to another server, until the returned function is called. */
  divert(path: string, server: string): Promise<() => Promise<void>>;
  /** Lets calls whose path holds the text fail in the named way, until the returned function is called. */
  fail(path: string, fault: FaultName): Promise<() => Promise<void>>;
}

/** `?id=1`; '' without parameters. */
export function queryOf(params: Record<string, string> = {}): string {
  const query = new URLSearchParams(params).toString();
  return query && `?${query}`;
}
