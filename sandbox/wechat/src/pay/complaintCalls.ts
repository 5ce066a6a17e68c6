import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { DecisionBody } from './complaints';
import { isNotifyUrl } from './notifier';
import { digits } from './numbers';
import { PayError, paramError } from './payError';
import type { PaySandbox } from './paySandbox';
import type { Keys } from './records';

type Json = <Body>(req: FastifyRequest) => Body;
type VerifierOf = (req: FastifyRequest, keys: Keys) => string;

const ADDRESS = '/v3/merchant-service/complaint-notifications';
/** https://pay.weixin.qq.com/docs/merchant/apis/consumer-complaint/images/create-images.html */
const MAX_PICTURE_BYTES = 2 * 1024 * 1024;
const MAX_FILE_NAME = 128;
const PICTURE_HEADS = /^(ffd8ff|89504e47|424d)/;
const LIST = '/v3/merchant-service/complaints-v2';

/** What a merchant's server asks of complaints. */
export function registerComplaintCalls(scope: FastifyInstance, pay: PaySandbox, json: Json, verifierOf: VerifierOf): void {
  const { store, keys, complaints } = pay;
  const idOf = (req: FastifyRequest) => (req.params as { id: string }).id;
  const address = () => ({ mchid: keys.mchId, url: store.complaintAddress?.url });
  const requireAddress = () => {
    if (!store.complaintAddress) throw new PayError(404, 'RESOURCE_NOT_EXISTS', '投诉通知回调地址不存在');
  };
  const setAddress = (req: FastifyRequest) => {
    const { url } = json<{ url?: unknown }>(req);
    if (typeof url !== 'string' || !isNotifyUrl(url)) throw paramError('通知地址url无效');
    store.tellComplaintsAt({ url, verifiedBy: verifierOf(req, keys) });
    return address();
  };
  scope.get(ADDRESS, async () => {
    requireAddress();
    return address();
  });
  scope.post(ADDRESS, async (req) => {
    if (store.complaintAddress) throw new PayError(400, 'INVALID_REQUEST', '投诉通知回调地址已存在');
    return setAddress(req);
  });
  scope.put(ADDRESS, async (req) => {
    requireAddress();
    return setAddress(req);
  });
  scope.delete(ADDRESS, async (_req, reply) => {
    store.tellComplaintsAt(null);
    return reply.code(204).send();
  });

  scope.get(LIST, async (req) => {
    const { begin_date: begin = '', end_date: end = '', limit = '10', offset = '0' } = req.query as Record<string, string>;
    return complaints.list({ begin, end, limit: Number(limit), offset: Number(offset) });
  });
  scope.get(`${LIST}/:id`, async (req) => complaints.view(idOf(req)));
  scope.get(`${LIST}/:id/negotiation-historys`, async (req) => {
    const { limit = '100', offset = '0' } = req.query as Record<string, string>;
    return complaints.history(idOf(req), { limit: Number(limit), offset: Number(offset) });
  });
  scope.post(`${LIST}/:id/response`, async (req, reply) => {
    const { complainted_mchid: mchId, response_content: words } = json<Record<string, unknown>>(req);
    requireMerchant(mchId);
    complaints.answer(idOf(req), typeof words === 'string' ? words : '');
    return reply.code(204).send();
  });
  scope.post(`${LIST}/:id/complete`, async (req, reply) => {
    requireMerchant(json<Record<string, unknown>>(req).complainted_mchid);
    complaints.complete(idOf(req));
    return reply.code(204).send();
  });

  scope.post(`${LIST}/:id/update-refund-progress`, async (req, reply) => {
    complaints.decide(idOf(req), json<DecisionBody>(req));
    return reply.code(204).send();
  });
  scope.post('/v3/merchant-service/images/upload', async (req) => {
    const { filename, sha256 } = json<Record<string, unknown>>(req);
    const file = req.upload;
    if (!file) throw paramError('图片文件file无效');
    if (typeof filename !== 'string' || filename.length > MAX_FILE_NAME || !/\.(jpg|bmp|png)$/i.test(filename))
      throw paramError('文件名称filename无效，必须以jpg、bmp、png为后缀');
    if (sha256 !== createHash('sha256').update(file).digest('hex')) throw paramError('文件摘要sha256与文件不一致');
    if (!PICTURE_HEADS.test(file.subarray(0, 4).toString('hex'))) throw paramError('图片只支持jpg、bmp、png格式');
    if (file.length > MAX_PICTURE_BYTES) throw paramError('图片大小不能超过2M');
    const mediaId = `file${digits(6)}_${digits(8)}`;
    store.picture(mediaId);
    return { media_id: mediaId };
  });

  function requireMerchant(given: unknown): void {
    if (given !== keys.mchId) throw paramError('被诉商户号complainted_mchid无效');
  }
}
