import * as calls from '@park/contract/miniCode/calls';
import { schemas } from '@park/contract/miniCode/schemas';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../db/db';
import { mount } from '../../http/mount';
import type { WechatClient } from '../../wechat/wechatClient';
import { miniCodes } from './miniCode.service';

export function registerMiniCodes(
  app: FastifyInstance,
  around: { database: Database; wechat: WechatClient; authSecret: string },
): void {
  mount(app, calls, schemas, miniCodes(around));
}
