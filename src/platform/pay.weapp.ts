import type { JsapiParams } from '@park/contract/pay/schemas';
import Taro from '@tarojs/taro';
import type { PayOutcome } from './pay.h5';

export type { PayOutcome };

/** Which of the park's apps this is: WeChat pays each person under that app's openid. */
export const PAY_APP: 'h5' | 'mini' = 'mini';

/** A mini-program always runs in WeChat. */
export const canPay = async (): Promise<boolean> => true;

/** Opens WeChat's payment and resolves when the visitor comes back from it. */
export async function pay(params: JsapiParams): Promise<PayOutcome> {
  try {
    const { timeStamp, nonceStr, package: prepay, signType, paySign } = params;
    await Taro.requestPayment({ timeStamp, nonceStr, package: prepay, signType, paySign });
    return 'paid';
  } catch (error) {
    const message = (error as { errMsg?: string } | null)?.errMsg ?? '';
    return message === 'requestPayment:fail cancel' ? 'cancelled' : 'failed';
  }
}
