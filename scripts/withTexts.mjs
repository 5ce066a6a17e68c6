/** `node --import ./scripts/withTexts.mjs …`: runs TypeScript from the sources; the modules of its texts are made first. */
import { createRequire } from 'node:module';
import 'tsx';

const { compileTexts } = createRequire(import.meta.url)('./texts.ts');
try {
  compileTexts();
} catch (error) {
  console.error(error.name === 'Stop' ? error.message : error);
  process.exit(1);
}
