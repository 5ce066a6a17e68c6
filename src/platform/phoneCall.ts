import Taro from '@tarojs/taro';

/** Opens the phone's dialler with a number; nothing is called until the person presses call. Rejects when they turn back. */
export async function phoneCall(number: string): Promise<void> {
  await Taro.makePhoneCall({ phoneNumber: number });
}
