import { getWechat, testWechat } from '@park/contract/wechat/calls';
import type { Wechat } from '@park/contract/wechat/schemas';
import { WECHAT_VARIABLES, type WechatVariable } from '@park/contract/wechat/variables';
import { Alert, Button, Input } from 'antd';
import { useState } from 'react';
import { useCall, useSend } from '../../api/hooks';
import { useTexts } from '../../i18n/language';
import { Answer } from '../../ui/Answer';
import { StatusTag } from '../../ui/Cells';
import { CopyButton } from '../../ui/CopyButton';
import { PageHead } from '../../ui/PageHead';
import { parkTime } from '../../ui/values';
import { TestPayment } from './TestPayment';
import './wechat.css';

/** The worst first. */
const TONES = { fail: 'bad', warn: 'waiting', left: 'quiet', ok: 'good' } as const;

/** Whether the server and WeChat understand each other, and what it was given for that. */
export function WechatPage() {
  const { wechat: t } = useTexts('park');
  const known = useCall(getWechat, {});
  return (
    <>
      <PageHead title={t.title} about={t.about} />
      <Answer of={known}>
        {(given) => (
          <div className="wechat">
            {given.isSandbox && <Alert type="info" showIcon title={t.sandbox} description={t.sandboxAbout} />}
            <WechatTest />
            <TestPayment hasPay={given.hasPay} />
            <WechatVariables given={given} />
          </div>
        )}
      </Answer>
    </>
  );
}

/** What the doctor finds. */
function WechatTest() {
  const { test: t } = useTexts('park').wechat;
  const { data, isPending, mutate } = useSend(testWechat);
  const found = data && Object.keys(TONES).flatMap((of) => data.findings.filter(({ state }) => state === of));
  return (
    <section className="sheet" aria-labelledby="wechat-test">
      <h2 id="wechat-test">{t.title}</h2>
      <p className="muted">{t.about}</p>
      <Button type="primary" loading={isPending} onClick={() => mutate({})}>
        {data ? t.again : t.run}
      </Button>
      <div aria-live="polite">
        {data && (
          <p>{t.sum({ time: parkTime(data.at), fails: data.findings.filter(({ state }) => state === 'fail').length })}</p>
        )}
      </div>
      {found && (
        <ul className="bare-list wechat-findings">
          {found.map(({ state, says, todo }) => (
            <li key={says}>
              <StatusTag tone={TONES[state]}>{t.states[state]}</StatusTag>
              <span>
                {says}
                {todo !== null && <span className="muted">{todo}</span>}
              </span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

type Typed = Partial<Record<WechatVariable, string>>;
type Group = keyof typeof WECHAT_VARIABLES;

const GROUPS = Object.keys(WECHAT_VARIABLES) as Group[];

/** A key is several lines, of which the file makes one. */
const linesOf = (typed: Typed) =>
  Object.entries(typed).flatMap(([name, value]) => (value.trim() ? [`${name}=${value.trim().replace(/\r?\n/g, '\\n')}`] : []));

/** Which of WeChat's variables the server has; what is typed becomes lines for its environment and goes nowhere. */
function WechatVariables({ given: { variables, appIds } }: { given: Wechat }) {
  const { variables: t } = useTexts('park').wechat;
  const [typed, setTyped] = useState<Typed>({});
  const lines = linesOf(typed).join('\n');
  const shown: Typed = { WECHAT_MP_APP_ID: appIds.mini ?? '', WECHAT_APP_ID: appIds.h5 ?? '' };
  return (
    <section className="sheet" aria-labelledby="wechat-variables">
      <h2 id="wechat-variables">{t.title}</h2>
      <p className="muted">{t.about}</p>
      {GROUPS.map((group) => (
        <fieldset key={group} className="plain-fieldset wechat-group">
          <legend>{t.groups[group]}</legend>
          <p className="muted">{t.where[group]}</p>
          {WECHAT_VARIABLES[group].map((name) => {
            const isSet = variables.includes(name);
            return (
              <div key={name} className="wechat-variable">
                <label htmlFor={name}>
                  <code>{name}</code> <StatusTag tone={isSet ? 'good' : 'quiet'}>{isSet ? t.isSet : t.notSet}</StatusTag>{' '}
                  {shown[name]}
                </label>
                <Input.TextArea
                  id={name}
                  value={typed[name] ?? ''}
                  autoSize={{ maxRows: 4 }}
                  autoComplete="off"
                  spellCheck={false}
                  onChange={({ target }) => setTyped({ ...typed, [name]: target.value })}
                />
              </div>
            );
          })}
        </fieldset>
      ))}
      {lines !== '' && (
        <>
          <h3>{t.lines}</h3>
          <pre className="wechat-lines">{lines}</pre>
          <CopyButton text={lines} what={t.lines} />
        </>
      )}
    </section>
  );
}
