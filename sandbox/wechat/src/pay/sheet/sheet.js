const TEXTS = {
  zh: {
    title: '微信支付（沙盒）',
    payee: '化石公园',
    note: '这是沙盒，不会真的扣款。',
    pay: '支付',
    cancel: '取消',
    close: '关闭',
    problem: '无法支付：',
    gone: '微信沙盒没有应答。',
  },
  en: {
    title: 'WeChat Pay (sandbox)',
    payee: 'Fossil park',
    note: 'This is the sandbox: no money moves.',
    pay: 'Pay',
    cancel: 'Cancel',
    close: 'Close',
    problem: 'This cannot be paid: ',
    gone: 'The WeChat sandbox does not answer.',
  },
};

const STYLE = `
dialog { box-sizing: border-box; width: 100%; max-width: 480px; margin: auto auto 0; padding: 24px 20px calc(20px + env(safe-area-inset-bottom)); border: 0; border-radius: 16px 16px 0 0; background: #fff; color: #1f1d19; font: 16px/1.5 system-ui, sans-serif; text-align: center; }
dialog::backdrop { background: rgba(0, 0, 0, .5); }
h2 { margin: 0 0 16px; font-size: 15px; font-weight: 500; color: #5f5a4f; }
p { margin: 0; overflow-wrap: anywhere; }
.amount { margin: 4px 0 12px; font-size: 34px; font-weight: 600; font-variant-numeric: tabular-nums; }
.quiet { color: #5f5a4f; font-size: 14px; }
.problem { margin: 12px 0; color: #a12c1c; }
button { display: block; width: 100%; min-height: 48px; margin-top: 12px; border: 0; border-radius: 10px; font: inherit; cursor: pointer; }
.pay { margin-top: 24px; background: #07793f; color: #fff; font-weight: 600; }
.cancel { background: #efede8; color: #1f1d19; }
button:focus-visible { outline: 3px solid #1f1d19; outline-offset: 2px; }
button:disabled { opacity: .6; }
@media (prefers-color-scheme: dark) { dialog { background: #21211d; color: #f1efe9; } h2, .quiet { color: #b9b4a7; } .problem { color: #ff9d8c; } .cancel { background: #33322d; color: #f1efe9; } button:focus-visible { outline-color: #f1efe9; } }
`;

/** Shows what is to be paid and tells `answer` what the person did: ok, cancel or fail. */
export async function open(base, params, answer) {
  const lang = /^zh/i.test(document.documentElement.lang || navigator.language) ? 'zh' : 'en';
  const text = TEXTS[lang];
  const host = document.body.appendChild(document.createElement('div'));
  const root = host.attachShadow({ mode: 'open' });
  const dialog = root.appendChild(element('dialog', { lang, 'aria-labelledby': 'title' }));
  root.prepend(element('style', {}, STYLE));
  let outcome = 'cancel';
  dialog.addEventListener('close', () => {
    host.remove();
    answer(outcome);
  });
  const finish = (result) => {
    outcome = result;
    dialog.close();
  };

  const payment = await post(`${base}/paySheet`, params);
  dialog.append(element('h2', { id: 'title' }, text.title));
  if (payment.amount !== undefined) {
    dialog.append(
      element('p', {}, payment.merchantName ?? text.payee),
      element('p', { class: 'amount' }, `¥${(payment.amount / 100).toFixed(2)}`),
      element('p', {}, payment.description),
    );
  }
  const cancel = element('button', { class: 'cancel', type: 'button' }, text.cancel);
  const problem = element('p', { class: 'problem', role: 'alert' });
  const refuse = (reason) => {
    problem.textContent = reason ? text.problem + reason : text.gone;
    outcome = 'fail';
    cancel.textContent = text.close;
  };
  dialog.append(problem);
  if (payment.amount !== undefined && !payment.problem) {
    const pay = element('button', { class: 'pay', type: 'button' }, text.pay);
    pay.addEventListener('click', async () => {
      pay.disabled = true;
      const { errMsg, reason } = await post(`${base}/pay`, { ...params, outcome: 'pay' });
      if (errMsg === 'ok') return finish('ok');
      pay.remove();
      refuse(reason);
    });
    dialog.append(pay);
  }
  cancel.addEventListener('click', () => finish(outcome));
  dialog.append(cancel, element('p', { class: 'quiet' }, text.note));
  if (payment.problem || payment.amount === undefined) refuse(payment.problem);
  dialog.showModal();
}

async function post(url, body) {
  try {
    const answer = await fetch(url, {
      method: 'POST',
      credentials: 'include',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    return await answer.json();
  } catch {
    return {};
  }
}

function element(name, attributes, text = '') {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  made.textContent = text;
  return made;
}
