import path from 'node:path';
import vm from 'node:vm';

/** The browser's names: WeChat hands every file `undefined` for them. */
const NO_BROWSER = [
  'window',
  'document',
  'frames',
  'self',
  'location',
  'navigator',
  'localStorage',
  'sessionStorage',
  'history',
  'screen',
  'alert',
  'confirm',
  'prompt',
  'XMLHttpRequest',
  'WebSocket',
  'fetch',
  'URL',
  'FormData',
];

/**
 * A realm with JavaScript's own names and nothing of a browser's or Node's. Code from strings is refused; only lodash's
 * `Function('return this')()` gets what it asks for, the bare global.
 */
export function createRealm(): vm.Context {
  const realm = vm.createContext(Object.create(null), { codeGeneration: { strings: false, wasm: false } });
  vm.runInContext(
    `(() => {
      const bare = globalThis, Real = Function;
      const Guarded = function (...args) {
        if (args.length === 1 && args[0] === 'return this') return () => bare;
        throw new EvalError('code from a string is refused');
      };
      Guarded.prototype = Real.prototype;
      globalThis.Function = Guarded;
    })()`,
    realm,
  );
  return realm;
}

/** By file: every journey runs the same program, and compiling it is half of what opening it takes. */
const compiled = new Map<string, { source: string; script: vm.Script }>();

function compile(file: string, source: string): vm.Script {
  const known = compiled.get(file);
  if (known?.source === source) return known.script;
  const parameters = ['require', 'module', 'exports', ...NO_BROWSER].join();
  const script = new vm.Script(`(function (${parameters}) {${source}\n})`, { filename: path.resolve(file) });
  compiled.set(file, { source, script });
  return script;
}

type ProgramFile = (require: (name: string) => unknown, module: { exports: unknown }, exports: unknown) => void;

/** Runs a file of the program as WeChat does: a function whose parameters hide the browser's names. */
export function runFile(
  realm: vm.Context,
  file: string,
  source: string,
  module: { exports: unknown },
  require: (name: string) => unknown,
): void {
  const run = compile(file, source).runInContext(realm) as ProgramFile;
  run(require, module, module.exports);
}
