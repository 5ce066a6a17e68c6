import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type Faults, MINI_FAULTS } from './faults';
import type { Push } from './push';
import type { Cards, Subscriptions } from './subscriptions';

interface Around {
  subscriptions: Subscriptions;
  cards: Cards;
  faults: Faults;
  push: Push;
}

type Body = Record<string, unknown>;

/** Subscribe messages and cards, as api.weixin.qq.com has them for the mini-program's server. */
export function registerSubscribeCalls(scope: FastifyInstance, { subscriptions, cards, faults, push }: Around): void {
  const call = (path: string, work: (body: Body) => object) => scope.post(path, (req, reply) => answer(req, reply, path, work));

  async function answer(req: FastifyRequest, reply: FastifyReply, path: string, work: (body: Body) => object) {
    const fault = faults.take(MINI_FAULTS, path);
    if (fault?.kind === 'tooOften') return { errcode: 45009, errmsg: 'reach max api daily quota limit' };
    const answer = work((req.body ?? {}) as Body);
    if (fault?.kind === 'answerLost') {
      req.raw.socket.destroy();
      return reply.hijack();
    }
    // WeChat writes the number of a message as one.
    return reply.type('application/json').send(JSON.stringify(answer).replace(/"msgid":"(\d+)"/, '"msgid":$1'));
  }

  call('/cgi-bin/message/subscribe/send', (body) => {
    const answer = subscriptions.send(body);
    const result = {
      TemplateId: String(body.template_id),
      MsgID: String(answer.msgid),
      ErrorCode: '0',
      ErrorStatus: 'success',
    };
    if (answer.msgid !== undefined) push.announce('mini', 'subscribe_msg_sent_event', { List: result }, String(body.touser));
    return answer;
  });
  call('/wxa/set_user_notify', (body) => cards.set(body));
  call('/wxa/get_user_notify', (body) => cards.get(body));
}

/** What a person does in WeChat's window and settings, and what WeChat shows them. */
export function registerSubscribeControls(app: FastifyInstance, { subscriptions, cards, push }: Omit<Around, 'faults'>): void {
  /** What somebody answered, by template: `{openid, answers: {"sandbox-…": "accept"}}`. */
  app.post('/sandbox/subscribe', async (req) => {
    const { openid = '', answers = {} } = (req.body ?? {}) as { openid?: string; answers?: Record<string, string> };
    const list = Object.entries(answers).map(([templateId, answer]) => {
      subscriptions.answer(openid, templateId, answer);
      return { TemplateId: templateId, SubscribeStatusString: answer, PopupScene: '0' };
    });
    // One alone comes without a list, as WeChat does it.
    push.announce('mini', 'subscribe_msg_popup_event', { List: list.length === 1 ? (list[0] ?? {}) : list }, openid);
    return { errMsg: 'requestSubscribeMessage:ok', ...answers };
  });

  /** Turns a template off in WeChat's settings. */
  app.post('/sandbox/subscribe/off', async (req) => {
    const { openid = '', templateId = '' } = (req.body ?? {}) as { openid?: string; templateId?: string };
    subscriptions.turnOff(openid, templateId);
    const choice = { TemplateId: templateId, SubscribeStatusString: 'reject' };
    push.announce('mini', 'subscribe_msg_change_event', { List: choice }, openid);
    return {};
  });

  app.get('/sandbox/subscribe/sent', async () => ({ sent: subscriptions.sent }));
  /** What else the document of cards says: of each state, those that it may follow. */
  app.post('/sandbox/cardStates', async (req) => {
    cards.further = (req.body ?? {}) as Record<number, number[]>;
    return {};
  });
  app.get('/sandbox/cards', async () => ({ cards: [...cards.all.values()] }));
}
