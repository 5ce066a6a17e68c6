import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { apiBase } from './constants';

/** What this plugin uses of the build. */
interface Build {
  paths: { outputPath: string };
  onBuildFinish(finished: () => void): void;
}

interface Project {
  appid: string;
  setting: { urlCheck: boolean };
}

/**
 * Finishes the project that WeChat's tools open: its app id from WECHAT_MP_APP_ID, without one a visitor's, and whether the tools
 * hold calls against the domains that the park has named at WeChat, which no server on this machine can be among.
 */
export default function wechatProject(build: Build): void {
  build.onBuildFinish(() => {
    const file = path.join(build.paths.outputPath, 'project.config.json');
    const project = JSON.parse(readFileSync(file, 'utf8')) as Project;
    const setting = { ...project.setting, urlCheck: apiBase().startsWith('https://') };
    const appid = process.env.WECHAT_MP_APP_ID || project.appid;
    writeFileSync(file, `${JSON.stringify({ ...project, appid, setting }, null, 2)}\n`);
  });
}
