import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import vm from 'node:vm';
import { createRealm, runFile } from './realm';
import { Timers } from './timers';

export type Data = Record<string, unknown>;
export type Method = (this: unknown, ...args: unknown[]) => unknown;
export type Config = Data & { data?: Data };

/** The program's own JavaScript: its files in a realm without a browser, what they registered, and what they complained of. */
export class Script {
  /** Errors logged or thrown, calls of `wx` that do not exist. */
  readonly errors: string[] = [];
  readonly pages = new Map<string, Config>();
  /** The realm's own. */
  readonly json: typeof JSON;
  readonly timers = new Timers((where, work) => this.guarded(where, work));
  private readonly files = new Map<string, { exports: unknown }>();
  private readonly realm = createRealm();
  private app: Config = {};
  private loading = '';

  constructor(private readonly folder: string) {
    this.json = vm.runInContext('JSON', this.realm) as typeof JSON;
    const log = (...parts: unknown[]) => {
      this.errors.push(parts.map((part) => (isErrorLike(part) ? `${part.message}` : String(part))).join(' '));
    };
    const silent = () => undefined;
    this.give({
      console: { log: silent, info: silent, debug: silent, warn: silent, time: silent, timeEnd: silent, error: log },
      ...this.timers.calls,
      App: (config: Config) => {
        this.app = config;
      },
      Page: (config: Config) => this.pages.set(this.loading, config),
      Component: silent,
      Behavior: (config: Config) => config,
      getApp: () => this.app,
    });
  }

  /** Names that every file of the program sees. */
  give(globals: Data): void {
    Object.assign(this.realm, globals);
  }

  /** A file of the program. */
  text(file: string): string {
    return readFileSync(path.join(this.folder, file), 'utf8');
  }

  has(file: string): boolean {
    return existsSync(path.join(this.folder, file));
  }

  /** Runs a file, if it has not run yet. */
  require(file: string): unknown {
    const name = path.posix.normalize(file).replace(/\.js$/, '');
    const known = this.files.get(name);
    if (known) return known.exports;
    const module = { exports: {} as unknown };
    this.files.set(name, module);
    const outer = this.loading;
    this.loading = name;
    runFile(this.realm, path.join(this.folder, `${name}.js`), this.text(`${name}.js`), module, (wanted) =>
      this.require(path.posix.join(path.posix.dirname(name), wanted)),
    );
    this.loading = outer;
    return module.exports;
  }

  callApp(name: string, ...args: unknown[]): void {
    const method = this.app[name] as Method | undefined;
    if (method) this.guarded(`App.${name}`, () => method.apply(this.app, args));
  }

  /** What this throws is one of `errors`. */
  guarded(where: string, work: () => unknown): void {
    try {
      work();
    } catch (error) {
      this.errors.push(`${where}: ${isErrorLike(error) ? error.stack : String(error)}`);
    }
  }

  /** Objects that the program receives are of its own realm, as in WeChat. */
  copy(value: unknown): unknown {
    return this.json.parse(JSON.stringify(value));
  }
}

function isErrorLike(value: unknown): value is Error {
  return typeof value === 'object' && value !== null && 'message' in value;
}
