import { z } from 'zod';
import type { CallSchemas } from '../call';
import { momentSchema } from '../envelope';

const finding = z.object({
  /** left: for whoever runs the park to look at */
  state: z.enum(['ok', 'warn', 'fail', 'left']),
  /** In the language of whoever asked, Chinese or English. */
  says: z.string(),
  /** What to do, unless it is ok. */
  todo: z.string().nullable(),
});

const wechat = z.object({
  /** The sandbox stands in for WeChat. */
  isSandbox: z.boolean(),
  /** Money can be paid. */
  hasPay: z.boolean(),
  /** Names of the variables that are set. */
  variables: z.array(z.string()),
  appIds: z.object({ mini: z.string().nullable(), h5: z.string().nullable() }),
});
export type Wechat = z.infer<typeof wechat>;

export const schemas = {
  getWechat: { in: z.object({}), out: wechat, summary: 'Get which of WeChat’s settings the server has' },
  testWechat: {
    in: z.object({}),
    out: z.object({ at: momentSchema, findings: z.array(finding) }),
    summary: 'Test WeChat’s settings: tokens, merchant, certificates, callbacks; once in 10 s at most',
  },
} satisfies Record<string, CallSchemas>;
