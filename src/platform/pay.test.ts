import Taro from '@tarojs/taro';
import { BRIDGE_WAIT, canPay, pay } from './pay';
import { pay as payInMiniProgram } from './pay.weapp';

const PARAMS = {
  appId: 'wx1',
  timeStamp: '1795000000',
  nonceStr: 'n1',
  package: 'prepay_id=wx21',
  signType: 'RSA' as const,
  paySign: 'sig',
};

const page = window as { WeixinJSBridge?: unknown };

/** WeChat's object as it documents it: one call, an answer once the visitor is back. */
function weChat(answer: string) {
  const requests: unknown[] = [];
  return {
    requests,
    invoke(call: string, params: unknown, done: (result: { err_msg: string }) => void) {
      requests.push([call, params]);
      done({ err_msg: answer });
    },
  };
}

afterEach(() => {
  page.WeixinJSBridge = undefined;
  jest.useRealTimers();
});

describe('on H5', () => {
  it.each([
    ['get_brand_wcpay_request:ok', 'paid'],
    ['get_brand_wcpay_request:cancel', 'cancelled'],
    ['get_brand_wcpay_request:fail', 'failed'],
    ['get_brand_wcpay_request:fail_no permission to execute', 'failed'],
  ])('%s is %s', async (answer, outcome) => {
    const bridge = weChat(answer);
    page.WeixinJSBridge = bridge;
    expect(await pay(PARAMS)).toBe(outcome);
    expect(bridge.requests).toEqual([['getBrandWCPayRequest', PARAMS]]);
  });

  it('waits for WeChat, which may come after the page', async () => {
    const paying = pay(PARAMS);
    page.WeixinJSBridge = weChat('get_brand_wcpay_request:ok');
    document.dispatchEvent(new Event('WeixinJSBridgeReady'));
    expect(await paying).toBe('paid');
  });

  it('takes a WeChat that came without telling', async () => {
    jest.useFakeTimers();
    const asking = canPay();
    page.WeixinJSBridge = weChat('');
    await jest.advanceTimersByTimeAsync(BRIDGE_WAIT);
    expect(await asking).toBe(true);
  });

  it('fails in a browser that is not WeChat, after a few seconds', async () => {
    jest.useFakeTimers();
    const outcome = Promise.all([canPay(), pay(PARAMS)]);
    await jest.advanceTimersByTimeAsync(BRIDGE_WAIT);
    expect(await outcome).toEqual([false, 'failed']);
  });
});

describe('in the mini-program', () => {
  const requestPayment = jest.fn();
  beforeEach(() => {
    Object.assign(Taro, { requestPayment: requestPayment.mockReset() });
  });

  it('hands WeChat what was signed, and nothing else', async () => {
    requestPayment.mockResolvedValue({ errMsg: 'requestPayment:ok' });
    expect(await payInMiniProgram(PARAMS)).toBe('paid');
    const { appId, ...signed } = PARAMS;
    expect(requestPayment).toHaveBeenCalledWith(signed);
  });

  it.each([
    [{ errMsg: 'requestPayment:fail cancel' }, 'cancelled'],
    [{ errMsg: 'requestPayment:fail total_fee' }, 'failed'],
    [new Error('no network'), 'failed'],
  ])('%p', async (error, outcome) => {
    requestPayment.mockRejectedValue(error);
    expect(await payInMiniProgram(PARAMS)).toBe(outcome);
  });
});
