import type { Trade } from './pay/records';
import { PERSONAS } from './personas';

const STYLE = `
:root { color-scheme: light dark; }
body { margin: 0 auto; max-width: 640px; padding: 24px 16px; background: #f6f5f2; color: #1f1d19; font: 16px/1.5 system-ui, sans-serif; }
h1 { font-size: 22px; margin: 0; }
p { margin: 4px 0 16px; color: #5f5a4f; }
ul { list-style: none; margin: 0; padding: 0; display: grid; gap: 12px; }
button { width: 100%; min-height: 44px; padding: 12px 16px; text-align: start; font: inherit; color: inherit; background: #fff; border: 2px solid #e4e1d9; border-radius: 12px; cursor: pointer; }
button[aria-pressed='true'] { border-color: #2f6b4f; }
small { display: block; color: #5f5a4f; }
@media (prefers-color-scheme: dark) { body { background: #171714; color: #f1efe9; } button { background: #21211d; border-color: #33322d; } button[aria-pressed='true'] { border-color: #7fbf9e; } p, small { color: #b9b4a7; } }
`;

const page = (title: string, body: string) => `<!DOCTYPE html>
<html lang="zh-Hans">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title}</title><style>${STYLE}</style></head>
<body>${body}</body>
</html>
`;

/** Who this browser's WeChat belongs to; a tap chooses somebody else. */
export function personaPage(chosen: string): string {
  const items = PERSONAS.map(
    ({
      key,
      zh,
      en,
    }) => `<li><form method="post" action="/sandbox/persona"><button name="persona" value="${key}" aria-pressed="${key === chosen}">
<b>${zh.name}</b> · <span lang="en">${en.name}</span><small>${zh.text}</small><small lang="en">${en.text}</small></button></form></li>`,
  );
  return page(
    '微信沙盒 · WeChat sandbox',
    `<h1>微信沙盒 · <span lang="en">WeChat sandbox</span></h1>
<p>选择这台浏览器里的微信属于谁；在应用里重新登录后生效。<br><span lang="en">Choose whose WeChat this browser is; it counts from the next sign-in in the app.</span></p>
<ul>${items.join('')}</ul>`,
  );
}

/** What WeChat shows whoever scanned the code of a payment. */
export function codePage({ trade, problem, paid }: { trade?: Trade; problem?: string; paid?: boolean }): string {
  const amount = trade ? `¥${(trade.amount / 100).toFixed(2)}` : '';
  const pr = trade?.prepayIds.at(-1) ?? '';
  return page(
    '微信沙盒 · WeChat sandbox',
    `<h1>${amount}</h1><p>${escaped(trade?.description ?? '')}</p>
${paid ? '<p role="status">已支付 · <span lang="en">Paid</span></p>' : problem ? `<p role="alert" lang="en">${problem}</p>` : `<form method="post" action="/sandbox/native"><button name="pr" value="${pr}">支付 · <span lang="en">Pay</span></button></form>`}
<p>沙盒：没有真钱。 <span lang="en">A sandbox: no money moves.</span></p>`,
  );
}

const escaped = (text: string) => text.replace(/[&<>"]/g, (letter) => `&#${letter.charCodeAt(0)};`);

/** What WeChat shows instead of redirecting when the request cannot be trusted. Both texts are ours, never the visitor's. */
export function errorPage(zh: string, en: string): string {
  return page('Oops! Something went wrong:(', `<h1>${zh}</h1><p lang="en">${en}</p>`);
}
