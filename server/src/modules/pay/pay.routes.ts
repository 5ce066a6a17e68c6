import * as calls from '@park/contract/pay/calls';
import * as complaintCalls from '@park/contract/pay/complaint/calls';
import { schemas as complaintSchemas } from '@park/contract/pay/complaint/schemas';
import { schemas } from '@park/contract/pay/schemas';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { AppError } from '../../http/appError';
import { mount } from '../../http/mount';
import { uploadRoute } from '../../http/uploadRoute';
import { payNotifications } from '../../metrics';
import type { Files } from '../file/file.service';
import { readComplaintEvents } from './complaint/complaintEvent.service';
import { NOTIFY_PATHS } from './pay.paths';
import type { Pay } from './pay.service';

const BODY_LIMIT_BYTES = 64 * 1024;
const SUMMARIES = {
  payment: 'Receive WeChat Pay’s payment notification (TRANSACTION.SUCCESS)',
  refund: 'Receive WeChat Pay’s refund notification (REFUND.SUCCESS, REFUND.ABNORMAL, REFUND.CLOSED)',
  complaint: 'Receive WeChat Pay’s complaint notification (COMPLAINT.CREATE, COMPLAINT.STATE_CHANGE)',
};
const DESCRIPTION =
  'Signed with WeChat Pay’s key and encrypted with the merchant’s. The response is not an envelope: HTTP 200 acknowledges the notification, any other status makes WeChat Pay send it again.';
/** What WeChat Pay expects instead of the envelope. */
const failed = z.object({ code: z.literal('FAIL'), message: z.string() });

/** WeChat's notifications, and what staff see of money. */
export function registerPay(app: FastifyInstance, pay: Pay, files: Pick<Files, 'redraw'>): void {
  mount(app, calls, schemas, pay.staff);
  readComplaintEvents(app.wechatEvents);
  const { uploadComplaintPicture, ...ofComplaints } = complaintCalls;
  mount(app, ofComplaints, complaintSchemas, pay.complaints.staff);
  uploadRoute(app, uploadComplaintPicture, complaintSchemas.uploadComplaintPicture, async ({ content }) =>
    pay.complaints.addPicture(await files.redraw(content)),
  );
  app.register(async (scope) => {
    // The signature is over the bytes as they came.
    scope.removeContentTypeParser('application/json');
    scope.addContentTypeParser('application/json', { parseAs: 'string' }, (_req, body, done) => done(null, body));
    for (const kind of ['payment', 'refund', 'complaint'] as const) {
      scope.post(
        NOTIFY_PATHS[kind],
        {
          bodyLimit: BODY_LIMIT_BYTES,
          errorHandler: (error, req, reply) => {
            if (error instanceof AppError) throw error;
            req.log.error({ err: error }, 'a notification could not be handled');
            return fail(reply, error.statusCode && error.statusCode < 500 ? 400 : 500, 'try again');
          },
          schema: {
            summary: SUMMARIES[kind],
            description: DESCRIPTION,
            tags: ['sysWechatPay'],
            response: { 200: z.object({ code: z.literal('SUCCESS') }), 400: failed, 401: failed, 500: failed },
          },
        },
        (req, reply) => hear(app, pay, req, reply),
      );
    }
  });
}

async function hear(app: FastifyInstance, pay: Pay, req: FastifyRequest, reply: FastifyReply) {
  const body = typeof req.body === 'string' ? req.body : '';
  const result = await pay.hear(req.headers, body, app.clock());
  payNotifications.inc({ result });
  if (result === 'forged') return fail(reply, 401, 'the signature is not WeChat Pay’s');
  if (result === 'unknown') return fail(reply, 400, 'the number is not known here');
  return { code: 'SUCCESS' as const };
}

function fail(reply: FastifyReply, status: number, message: string) {
  return reply.code(status).send({ code: 'FAIL' as const, message });
}
