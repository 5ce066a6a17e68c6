import { readFileSync } from 'node:fs';

interface Release {
  version: string;
  /** The git commit that a package was built from; null where the sources run themselves. */
  commit: string | null;
}

/** What runs here, by the package.json that it came with. */
export const RELEASE: Release = read();

function read(): Release {
  const { version, commit = null } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'));
  return { version, commit };
}
