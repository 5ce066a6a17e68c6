/** What a browser shows while there is no built app; no script, no outside file. */
export const NOT_BUILT = `<!DOCTYPE html>
<html lang="zh-Hans">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Not built yet · 尚未构建</title>
<style>
body { margin: 0; min-height: 100vh; display: grid; place-content: center; padding: 24px; background: #f6f5f2; color: #1f1d19; font: 16px/1.5 system-ui, sans-serif; }
code { background: #e4e1d9; border-radius: 4px; padding: 2px 6px; }
@media (prefers-color-scheme: dark) { body { background: #171714; color: #f1efe9; } code { background: #33322d; } }
</style>
</head>
<body>
<main>
<h1>尚未构建</h1>
<p>应用还没有构建。请运行 <code>npm run build:h5</code>，然后刷新本页。</p>
<h1 lang="en">Not built yet</h1>
<p lang="en">The app has not been built. Run <code>npm run build:h5</code>, then reload this page.</p>
</main>
</body>
</html>
`;
