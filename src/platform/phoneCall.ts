import Taro from '@tarojs/taro';

/**
 * Opens the phone's dialler with a number; nothing is called until the person presses call. Rejects when they turn back.
 * @param number as it is read: what people put between the digits is left out, and an extension (转 2) is asked for by whoever answers
 */
export async function phoneCall(number: string): Promise<void> {
  await Taro.makePhoneCall({ phoneNumber: number.replace(/转.*$/, '').replace(/[^\d+]/g, '') });
}
