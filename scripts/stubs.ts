/** What this reads of `package-lock.json`. */
export interface Lock {
  packages: Record<
    string,
    {
      name?: string;
      dependencies?: Record<string, string>;
      optionalDependencies?: Record<string, string>;
    }
  >;
}

const EMPTY = 'empty-npm-package';

/** The packages whose parts package.json leaves out (`overrides`): only they may find an empty package in a part's place. */
const OWNERS = new Set(['@nutui/nutui-react-taro', 'miniprogram-ci']);

/** Where a package that is installed at `from` finds another, as Node looks for it; null when nowhere. */
function find({ packages }: Lock, from: string, name: string): string | null {
  for (let at = from; ; at = at.includes('/node_modules/') ? at.slice(0, at.lastIndexOf('/node_modules/')) : '') {
    const place = `${at === '' ? '' : `${at}/`}node_modules/${name}`;
    if (packages[place]) return place;
    if (at === '') return null;
  }
}

/**
 * npm lets an override reach past the package it was written for, into packages that others share with it; those then break when
 * they run. @returns who would find an empty package in place of what it needs, one line each
 */
export function strayStubs(lock: Lock): string[] {
  return Object.entries(lock.packages).flatMap(([place, { dependencies, optionalDependencies }]) => {
    const name = place.replace(/^.*node_modules\//, '');
    if (OWNERS.has(name)) return [];
    return Object.keys({ ...dependencies, ...optionalDependencies })
      .filter((wanted) => lock.packages[find(lock, place, wanted) ?? '']?.name === EMPTY)
      .map((wanted) => `${place || 'the app'} asks for ${wanted} and finds an empty package`);
  });
}
