/** `node analyse.mjs <mini-program> <report.json>`: what WeChat's tools say of it. A program of its own: they leave watchers behind. */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

const require = createRequire(import.meta.url);
// By these files, not by the package: the package as a whole needs what only an upload uses (package.json, overrides).
const { Project } = require('miniprogram-ci/dist/ci/project.js');
const { checkCodeQuality } = require('miniprogram-ci/dist/ci/checkCodeQuality.js');
const { analyseCode } = require('miniprogram-ci/dist/ci/code-analyse.js');
require('miniprogram-ci/dist/utils/locales/locales.js').default.setLocale('en');

const [folder = '', report = ''] = process.argv.slice(2);
const { appid } = JSON.parse(readFileSync(path.join(folder, 'project.config.json'), 'utf8'));
// A key is asked for and never read.
const project = new Project({ appid, type: 'miniProgram', projectPath: folder, privateKey: 'none' });
const quality = await checkCodeQuality(project);
const { files } = await analyseCode(project);
writeFileSync(report, JSON.stringify({ quality, files }));
process.exit(0);
