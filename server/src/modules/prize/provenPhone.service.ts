import { plainPhone } from '@park/contract/phone';
import type { FastifyBaseLogger } from 'fastify';
import { AppError } from '../../http/appError';
import type { WechatClient } from '../../wechat/wechatClient';
import { WechatCodeError, WechatRefusedError, WechatUnavailableError } from '../../wechat/wechatErrors';

/**
 * The number behind the code that WeChat gives a mini-program for its visitor's own phone.
 * @throws AppError phoneCodeUsed, wechatUnavailable
 */
export function provenPhones(
  wechat: Pick<WechatClient, 'phoneNumber'>,
  log: FastifyBaseLogger,
): (code: string) => Promise<string> {
  return async (code) => {
    try {
      return plainPhone(await wechat.phoneNumber(code));
    } catch (error) {
      if (error instanceof WechatCodeError) throw new AppError('phoneCodeUsed', {}, { cause: error });
      if (!(error instanceof WechatUnavailableError) && !(error instanceof WechatRefusedError)) throw error;
      log[error instanceof WechatRefusedError ? 'error' : 'warn']({ err: error }, 'WeChat gave no phone number');
      throw new AppError('wechatUnavailable', {}, { cause: error });
    }
  };
}
