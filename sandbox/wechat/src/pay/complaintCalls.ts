import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isNotifyUrl } from './notifier';
import { PayError, paramError } from './payError';
import type { PaySandbox } from './paySandbox';

type Json = <Body>(req: FastifyRequest) => Body;
type VerifierOf = (req: FastifyRequest, publicKeyId: string, certificateSerial: string) => string;

const ADDRESS = '/v3/merchant-service/complaint-notifications';
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
    store.tellComplaintsAt({ url, verifiedBy: verifierOf(req, keys.publicKeyId, keys.certificateSerial) });
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

  function requireMerchant(given: unknown): void {
    if (given !== keys.mchId) throw paramError('被诉商户号complainted_mchid无效');
  }
}
