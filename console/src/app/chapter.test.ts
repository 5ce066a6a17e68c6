import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';
import { manualFiles, manualPictures } from '../../manual';
import type { Area } from './area';
import { addressOf } from './chapter';

const LANGUAGES = ['zh', 'en'] as const;

describe('the manual', () => {
  let areas: readonly Area[];
  let files: Map<string, string>;
  before(async () => {
    // No tsconfig that tsx reads is for these files: JSX is made the older way, which asks for it.
    Object.assign(globalThis, { React: await import('react') });
    ({ AREAS: areas } = await import('./areas'));
    files = await manualFiles();
  });
  /** What an address leads to from a file of the manual; empty: nothing is there. */
  const found = (from: string, to: string) => {
    const { pathname, hash } = new URL(to, `https://park.example/admin/${from}`);
    const page = files.get(pathname.replace('/admin/', '')) ?? '';
    return hash === '' || page.includes(` id="${decodeURIComponent(hash.slice(1))}"`) ? page : '';
  };

  test('has the chapter of every area, in both languages', () => {
    for (const { path, chapter } of areas)
      for (const language of LANGUAGES)
        assert.ok(found('', addressOf(chapter, language)), `${path}: docs/${language} has no “${chapter[language]}”`);
  });

  test('has every picture that a page shows, and shows every one', async () => {
    const pictures = await manualPictures();
    const shown = [...files].flatMap(([name, page]) =>
      [...page.matchAll(/<img src="([^"]+)"/g)].map(([, source = '']) =>
        new URL(source, `http://park/${name}`).pathname.slice(1),
      ),
    );
    assert.deepEqual(shown.sort(), [...pictures.keys()].sort());
  });

  test('has the same headings in both languages, each once', () => {
    for (const page of ['daily', 'set-up']) {
      const headings = (language: string) =>
        [...(files.get(`manual/${language}/${page}.html`) ?? '').matchAll(/<h(\d) id="([^"]+)"/g)].map(([, depth, id]) => ({
          depth,
          id,
        }));
      const [zh, en] = [headings('zh'), headings('en')];
      assert.deepEqual(
        zh.map(({ depth }) => depth),
        en.map(({ depth }) => depth),
        page,
      );
      for (const all of [zh, en]) assert.equal(new Set(all.map(({ id }) => id)).size, all.length, page);
    }
  });

  test('leads nowhere that is not there, runs nothing, and shows no mark of Markdown', () => {
    assert.equal(files.size, 5);
    for (const [name, html] of files) {
      if (name.endsWith('.css')) continue;
      const links = [...html.matchAll(/<a href="([^"]*)"/g)].map(([, to = '']) => to);
      assert.ok(links.length > 10, name);
      for (const to of links) assert.ok(found(name, to), `${name} leads to ${to}`);
      assert.doesNotMatch(html, /<script|<style| style=|\*|\]\(/, name);
    }
  });
});
