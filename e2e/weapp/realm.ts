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

/** Runs a file of the program as WeChat does: a function whose parameters hide the browser's names. */
export function runFile(
  realm: vm.Context,
  file: string,
  source: string,
  module: { exports: unknown },
  require: (name: string) => unknown,
): void {
  const run = vm.compileFunction(source, ['require', 'module', 'exports', ...NO_BROWSER], {
    filename: path.resolve(file),
    parsingContext: realm,
  });
  run(require, module, module.exports);
}
