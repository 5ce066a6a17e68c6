import type { JsapiParams } from '@park/contract/pay/schemas';

/** What the phone says became of a payment. Only the server knows whether money came: `paid` is a reason to ask it. */
export type PayOutcome = 'paid' | 'cancelled' | 'failed';

/** Which of the park's apps this is: WeChat pays each person under that app's openid. */
export const PAY_APP: 'h5' | 'mini' = 'h5';

/** WeChat's object in the page comes by itself, at the latest this long after the page. ms */
export const BRIDGE_WAIT = 3000;

interface Bridge {
  invoke(call: 'getBrandWCPayRequest', params: JsapiParams, done: (answer: { err_msg?: string }) => void): void;
}

const bridge = (): Bridge | undefined => (window as { WeixinJSBridge?: Bridge }).WeixinJSBridge;

function bridgeReady(): Promise<Bridge | undefined> {
  const there = bridge();
  if (there) return Promise.resolve(there);
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      document.removeEventListener('WeixinJSBridgeReady', done);
      resolve(bridge());
    };
    const timer = setTimeout(done, BRIDGE_WAIT);
    document.addEventListener('WeixinJSBridgeReady', done);
  });
}

/** Whether this page can open WeChat's payment at all: a browser outside WeChat cannot. Waits for WeChat up to 3 s. */
export const canPay = async (): Promise<boolean> => (await bridgeReady()) !== undefined;

/**
 * Opens WeChat's payment and resolves when the visitor comes back from it.
 * @returns `failed` also where there is no WeChat around the page.
 */
export async function pay(params: JsapiParams): Promise<PayOutcome> {
  const wechat = await bridgeReady();
  if (!wechat) return 'failed';
  const answer = await new Promise<string>((resolve) => {
    wechat.invoke('getBrandWCPayRequest', params, ({ err_msg }) => resolve(err_msg ?? ''));
  });
  if (answer === 'get_brand_wcpay_request:ok') return 'paid';
  return answer === 'get_brand_wcpay_request:cancel' ? 'cancelled' : 'failed';
}
