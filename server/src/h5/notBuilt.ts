/** What a browser shows while what it asks for is not built; no script, no outside file. `nonce` lets the style through a strict policy. */
export const notBuilt = (zh: string, en: string, command: string, nonce = ''): string => `<!DOCTYPE html>
<html lang="zh-Hans">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Not built yet · 尚未构建</title>
<style nonce="${nonce}">
body { margin: 0; min-height: 100vh; display: grid; place-content: center; padding: 24px; background: #f6f5f2; color: #1f1d19; font: 16px/1.5 system-ui, sans-serif; }
code { background: #e4e1d9; border-radius: 4px; padding: 2px 6px; }
@media (prefers-color-scheme: dark) { body { background: #171714; color: #f1efe9; } code { background: #33322d; } }
</style>
</head>
<body>
<main>
<h1>尚未构建</h1>
<p>${zh}还没有构建。请运行 <code>${command}</code>，然后刷新本页。</p>
<h1 lang="en">Not built yet</h1>
<p lang="en">${en} has not been built. Run <code>${command}</code>, then reload this page.</p>
</main>
</body>
</html>
`;
