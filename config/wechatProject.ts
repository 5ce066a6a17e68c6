import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { BrandColours } from '@park/contract/park/look';
import { apiBase } from './constants';
import { parkProfile } from './parkProfile';

/** What this plugin uses of the build. */
interface Build {
  paths: { outputPath: string };
  onBuildFinish(finished: () => void): void;
}

interface Project {
  appid: string;
  projectname?: string;
  description?: string;
  setting: { urlCheck: boolean };
}
type App = { window: { navigationBarTitleText: string } };
type Theme = Record<'light' | 'dark', { tabSelected: string }>;

/**
 * Finishes the project that WeChat's tools open: its app id from WECHAT_MP_APP_ID, without one a visitor's, and whether the tools
 * hold calls against the domains that the park has named at WeChat, which no server on this machine can be among. With WECHAT_MP_PARK
 * window title, tab bar and project are the park's before the app has asked for anything.
 */
export default function wechatProject(build: Build): void {
  build.onBuildFinish(() => {
    const change = <File>(name: string, next: (file: File) => File) => {
      const file = path.join(build.paths.outputPath, name);
      writeFileSync(
        file,
        `${JSON.stringify(next(JSON.parse(readFileSync(file, 'utf8'))), null, name.startsWith('project') ? 2 : 0)}\n`,
      );
    };
    const park = parkProfile();
    change<Project>('project.config.json', (project) => ({
      ...project,
      ...(park && { projectname: park.name, description: park.line || park.name }),
      appid: process.env.WECHAT_MP_APP_ID || project.appid,
      setting: { ...project.setting, urlCheck: apiBase().startsWith('https://') },
    }));
    if (park) {
      change<App>('app.json', (app) => ({ ...app, window: { ...app.window, navigationBarTitleText: park.name } }));
      const { colours } = park.look;
      if (colours) change<Theme>('theme.json', (theme) => inColours(theme, colours));
    }
  });
}

/** The chosen tab in the park's own colour. */
const inColours = ({ light, dark }: Theme, colours: BrandColours): Theme => ({
  light: { ...light, tabSelected: colours.light.primary },
  dark: { ...dark, tabSelected: colours.dark.primary },
});
